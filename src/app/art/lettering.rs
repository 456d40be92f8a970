//! Titles in a block alphabet cut with scissors: the logo, the games' names, the signs on the trucks.

/// One letter on a grid 100 high: its width, its outline, and the light on its upper left.
struct Letter(char, i32, &'static str, &'static str);

/// Only the letters that the titles need; any other character is set as a space.
#[rustfmt::skip] // A table: one letter, one line.
const LETTERS: &[Letter] = &[
    Letter('A', 76, "M26 1L52 0 76 98 49 100 46 83 30 83 27 99 0 98zM38 28L32 62 44 62z", "M32 9l-9 36"),
    Letter('C', 70, "M22 3L50 0 69 14 67 38 45 37 44 26 30 27 26 36 26 66 31 75 44 74 46 63 69 61 68 86 50 100 20 98 2 80 0 22z", "M10 36V25L24 11"),
    Letter('D', 73, "M1 2L46 0 71 20 73 76 50 98 0 100zM27 26L28 74 38 73 46 65 45 34 38 26z", "M10 32V11h22"),
    Letter('E', 60, "M1 1L58 0 59 24 27 25 27 38 52 37 52 60 27 61 28 76 60 75 59 100 0 98z", "M10 32V10h22"),
    Letter('F', 58, "M1 1L58 0 57 25 27 26 27 40 51 39 50 62 28 63 28 99 0 100z", "M10 32V10h22"),
    Letter('I', 28, "M1 1L28 0 27 100 0 98z", "M10 32V11"),
    Letter('K', 75, "M0 2L26 0 27 36 44 1 74 0 53 46 75 98 45 100 27 60 28 99 1 98z", "M10 32V11"),
    Letter('L', 58, "M1 1L27 0 28 74 58 73 57 99 0 100z", "M10 32V11"),
    Letter('O', 74, "M20 2L54 0 73 20 74 78 54 100 20 98 1 80 0 20zM33 26L26 33 27 68 33 75 42 74 48 67 47 32 42 26z", "M10 36V24L23 11h8"),
    Letter('R', 73, "M1 2L50 0 68 14 69 42 56 54 73 98 45 100 33 65 27 65 28 99 0 98zM27 23L27 43 38 43 43 38 43 28 38 23z", "M10 32V11h20"),
    Letter('S', 66, "M18 2L48 0 65 14 64 34 42 34 40 25 27 26 26 36 50 42 66 56 65 82 48 100 17 98 1 84 2 63 25 63 27 74 39 74 41 64 16 56 1 44 2 16z", "M10 32V21L22 11"),
    Letter('T', 70, "M1 2L70 0 69 25 48 26 47 100 22 98 23 26 0 25z", "M9 11h24"),
    Letter('U', 72, "M0 1L26 0 27 66 32 74 41 74 46 66 46 1 72 0 71 78 52 99 20 100 1 80z", "M10 40V11"),
    Letter('Y', 76, "M0 1L28 0 38 32 48 1 76 0 51 60 52 99 25 100 25 61z", "M11 10l8 20"),
    Letter('.', 26, "M2 75L25 74 26 99 0 100z", "M9 82h5"),
];

/// Turn in degrees and drop in grid units of the letters, one after the other: uneven, but always the same.
const WOBBLE: [(i32, i32); 7] = [(-3, 2), (2, -3), (-1, 3), (3, 0), (-2, -2), (1, 3), (-1, -1)];

const GAP: i32 = 11;
const SPACE: i32 = 34;

/// A line of lettering: its letters' outlines and lights as SVG text, and its width on the grid.
pub(super) struct Line {
    pub shapes: String,
    pub lights: String,
    pub width: i32,
}

/// Sets a text in capitals, letter beside letter.
pub(super) fn set(text: &str) -> Line {
    let mut line = Line { shapes: String::new(), lights: String::new(), width: -GAP };
    for (i, c) in text.chars().enumerate() {
        let Some(Letter(_, width, shape, light)) = LETTERS.iter().find(|letter| letter.0 == c)
        else {
            line.width += SPACE;
            continue;
        };
        let (turn, drop) = WOBBLE[i % WOBBLE.len()];
        let (x, half) = (line.width + GAP, width / 2);
        let place = format!(r##"transform="translate({x} {drop}) rotate({turn} {half} 50)""##);
        line.shapes += &format!(r##"<path {place} d="{shape}"/>"##);
        line.lights += &format!(r##"<path {place} d="{light}"/>"##);
        line.width = x + width;
    }
    line
}

/// A title: an image named by its text. The class may set `--face`, `--side` and `--shine`; without one they follow the
/// game's accent.
pub fn lettering(text: &str, class: &str) -> String {
    drawn(text, class, &format!(r##"role="img" aria-label="{text}""##))
}

/// A title beside the same words in HTML: decoration.
pub fn mute_lettering(text: &str) -> String {
    drawn(text, "", r##"aria-hidden="true""##)
}

fn drawn(text: &str, class: &str, role: &str) -> String {
    let line = set(text);
    let (width, letters) = (line.width + 28, raised(&line));
    format!(
        r##"<svg class="lettering {class}" viewBox="-14 -16 {width} 146" {role}>{letters}</svg>"##
    )
}

/// The letters as thick cut-outs: an ink ground, a side below each face, the face, a light.
fn raised(line: &Line) -> String {
    let Line { shapes, lights, .. } = line;
    format!(
        r##"<g class="letter-ground" transform="translate(0 11)">{shapes}</g><g class="letter-ground">{shapes}</g><g class="letter-side" transform="translate(0 9)">{shapes}</g><g class="letter-edge">{shapes}</g><g class="letter-face">{shapes}</g><g class="letter-light">{lights}</g>"##
    )
}

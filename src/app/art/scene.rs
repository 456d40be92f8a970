//! The evening street: the backdrop of the hub, and the paper garland above other pages.

/// Sky, volcano and stars, from far to near. What matters lies between 512 and 928, all that a phone shows.
const SKY: &str = r##"<path class="s-sky-1" d="M0 0h1440v900H0z"/><path class="s-sky-2" d="M0 262c190-38 420 22 720-14s520-26 720 20v632H0z"/><path class="s-sky-3" d="M0 372c240 26 400-30 700-8s480 30 740-14v550H0z"/><path class="s-sky-4" d="M0 452c200-26 470 22 760-2s460-16 680 10v440H0z"/><path class="s-star" d="M90 120l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM240 210l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM400 96l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM566 150l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM640 236l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM716 228l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM734 306l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM910 180l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM1010 140l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM1170 232l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM1330 110l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM530 330l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/><circle class="s-sun" cx="598" cy="412" r="88"/><path class="s-moon" d="M806 206c-34 22-34 76 4 96 20 11 44 8 60-4-14 40-68 52-98 20-36-40-14-104 34-112z"/><path class="s-hill-d" d="M0 640V520l120-70 130 60 150-96 170 120 200 40 240-50 140-104 150 90 140-70v250z"/><path class="s-hill" d="M330 640c120-60 200-150 296-262 20-14 44-14 66-6 22-8 40-2 56 12 110 110 210 200 340 256z"/><path class="s-snow" d="M586 424c16-18 28-32 40-46 20-14 44-14 66-6 22-8 40-2 56 12 16 16 30 30 46 46l-28-8-20 26-30-30-22 22-34-32-28 30-22-22z"/><path class="s-hill-d" d="M560 640V500l8-10v-26l14-16 14 16v26l8 8h20c2-30 16-42 34-44l4-14 4 14c18 2 32 14 34 44h20l8-8v-26l14-16 14 16v26l8 10v140z"/><path class="lit-pane" d="M578 478h8v14h-8zM738 478h8v14h-8zM654 508h8v22h-8zM624 512h7v16h-7zM686 512h7v16h-7z"/>"##;

/// Pavement with pots and lamps, kerb and road.
const GROUND: &str = r##"<path class="s-pavement" d="M0 704c480-6 960 6 1440 0v80H0z"/><path class="s-kerb-line" d="M0 730h1440M96 704l-30 66M256 704l-22 66M416 704l-14 66M576 704l-6 66M736 704v66M896 704l8 66M1056 704l16 66M1216 704l24 66M1376 704l30 66"/><path class="s-kerb" d="M0 768c480 4 960-4 1440 0v20H0z"/><path class="s-road" d="M0 786h1440v114H0z"/><path class="s-dash" d="M30 846h90M210 846h90M390 846h90M570 846h90M750 846h90M930 846h90M1110 846h90M1290 846h90"/>"##;

/// One street lamp, its foot at the origin.
const LAMP: &str = r##"<circle class="lamplight" cy="-196" r="78"/><circle class="lamplight" cy="-196" r="44"/><path class="s-post" d="M-12 0h24l-6-14h-12zM-4-14h8v-156h-8zM-16-172h32l-5-10h-22z"/><path class="lit-pane s-edged" d="M-14-182h28l6-34h-40z"/><path class="s-post" d="M-24-216h48l-16-14H-8z"/>"##;

/// One agave in a pot, its foot at the origin.
const POT: &str = r##"<path class="s-leaf" d="M0-30c-16-6-30-22-32-40 12 8 18 16 20 22-4-16-2-32 12-46 14 14 16 30 12 46 2-6 8-14 20-22-2 18-16 34-32 40z"/><path class="s-pot" d="M-24-34h48l-8 36h-32z"/>"##;

/// A house front: left, width, top and paint (the n of `--wall-n`).
struct House(i32, i32, i32, u8);

const HOUSES: &[House] = &[
    House(-10, 122, 500, 5),
    House(112, 96, 548, 2),
    House(208, 138, 470, 1),
    House(346, 104, 530, 3),
    House(450, 112, 562, 4),
    House(562, 92, 580, 2),
    House(654, 128, 556, 5),
    House(782, 96, 586, 1),
    House(878, 116, 548, 3),
    House(994, 104, 500, 4),
    House(1098, 132, 540, 2),
    House(1230, 100, 476, 5),
    House(1330, 124, 530, 1),
];

/// The street at dusk, filling its container: the houses stand on its lower edge, the garlands hang from the upper.
pub fn street_scene() -> String {
    let (street, lights) = (street(), lights());
    format!(
        r##"<div class="scene" aria-hidden="true"><svg class="scene-street" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice">{street}</svg><svg class="scene-lights" viewBox="0 0 1440 220" preserveAspectRatio="xMidYMin slice">{lights}</svg></div>"##
    )
}

/// One string of papel picado, for the head of a page.
pub fn garland() -> String {
    let flags: String =
        [0, 240, 480, 720, 960, 1200].into_iter().map(|x| swag(x, 240, 4, 24)).collect();
    format!(
        r##"<svg class="garland" viewBox="0 0 1440 96" preserveAspectRatio="xMidYMin slice" aria-hidden="true">{flags}</svg>"##
    )
}

fn street() -> String {
    let houses: String = HOUSES.iter().enumerate().map(|(i, house)| front(i, house)).collect();
    let stands = [
        (536, LAMP),
        (904, LAMP),
        (104, LAMP),
        (1336, LAMP),
        (620, POT),
        (820, POT),
        (300, POT),
        (1160, POT),
    ];
    let stands: String = stands
        .iter()
        .map(|(x, art)| format!(r##"<g transform="translate({x} 728)">{art}</g>"##))
        .collect();
    format!("{SKY}{houses}{GROUND}{stands}")
}

/// A house front with cornice, windows and an arched door: flat, stepped and rounded gables in turn, a shop every other house.
fn front(i: usize, &House(x, w, top, paint): &House) -> String {
    let (right, mid, low) = (x + w, x + w / 2, 706);
    let gable = match i % 3 {
        0 => format!("M{x} {low}V{top}h{w}V{low}z"),
        1 => format!("M{x} {low}V{top}h18v-16h{}v16h18V{low}z", w - 36),
        _ => format!("M{x} {low}V{top}q{} -34 {w} 0V{low}z", w / 2),
    };
    let (sill, left) = (top + 14, x - 3);
    let windows = windows(i, x, w, top);
    let door_left = mid - 15;
    let shop = if i % 2 == 1 { awning(x + 8, w - 16) } else { String::new() };
    format!(
        r##"<path class="s-wall s-wall-{paint}" d="{gable}"/><path class="s-trim" d="M{left} {sill}H{right}v9H{left}z"/>{windows}<path class="s-pane-dark s-edged" d="M{door_left} {low}v-40c0-18 30-18 30 0v40zM{mid} {low}v-53"/><path class="s-trim" d="M{door_left} {low}h-5v-40c0-26 40-26 40 0v40h-5v-40c0-18-30-18-30 0z"/>{shop}"##
    )
}

/// A striped awning over a shop's door.
fn awning(x: i32, w: i32) -> String {
    let stripe = w / 6;
    let scallop = |i: i32| {
        let (left, half, class) =
            (x + i * stripe, stripe / 2, if i % 2 == 0 { "s-trim" } else { "s-stripe" });
        format!(
            r##"<path class="{class} s-edged" d="M{left} 634h{stripe}v18q-{half} 14-{stripe} 0z"/>"##
        )
    };
    (0..6).map(scallop).collect()
}

/// Windows in rows; which are lit looks accidental but is always the same.
fn windows(house: usize, x: i32, w: i32, top: i32) -> String {
    let columns = w / 36;
    let step = w / columns;
    let mut text = String::new();
    for row in 0.. {
        let y = top + 40 + row * 48;
        if y > 622 {
            break;
        }
        for column in 0..columns {
            let seed = house as i32 * 5 + row * 3 + column * 4;
            let class = if seed % 3 == 0 { "s-pane-dark" } else { "lit-pane" };
            let left = x + step * column + step / 2 - 8;
            text += &format!(
                r##"<path class="{class} s-edged" d="M{left} {y}v-12c0-10 16-10 16 0v16h-16z"/>"##
            );
        }
    }
    text
}

/// Garlands in front, strings of bulbs between them.
fn lights() -> String {
    let bulbs: String = [-240, 240, 720, 1200].into_iter().map(|x| bulbs(x, 480, 96)).collect();
    let flags: String = [0, 480, 960].into_iter().map(|x| swag(x, 480, 8, 58)).collect();
    bulbs + &flags
}

/// The drop of a hanging string at `percent` of its length.
const fn drop(percent: i32, sag: i32) -> i32 {
    sag * percent * (100 - percent) / 2500
}

fn bulbs(x: i32, w: i32, sag: i32) -> String {
    let mut text = format!(r##"<path class="s-string" d="M{x} 0q{} {} {w} 0"/>"##, w / 2, sag * 2);
    for i in 0..9 {
        let percent = 6 + i * 11;
        let (cx, cy, beat) = (x + w * percent / 100, drop(percent, sag) + 9, i % 3);
        text += &format!(
            r##"<g class="s-bulb s-beat-{beat}" transform="translate({cx} {cy})"><circle class="lamplight" cy="6" r="22"/><path class="s-bulb-glass" d="M-4 0C-9 5-8 14 0 15S9 5 4 0z"/><path class="s-bulb-cap" d="M-4-7h8v8h-8z"/></g>"##
        );
    }
    text
}

/// The three cuts of a paper flag: hem and holes, hung from the origin.
const CUTS: [&str; 3] = [
    "M-23 0H23V40L15 49 8 41 0 49-8 41-15 49-23 40zM0 10l6 7-6 7-6-7zM-13 9l4 5-4 5-4-5zM13 9l4 5-4 5-4-5zM-13 25l4 5-4 5-4-5zM13 25l4 5-4 5-4-5zM0 29l4 5-4 5-4-5z",
    "M-23 0H23V39c0 11-15 11-15 1-1 11-15 11-16 0 0 10-15 10-15-1zM0 12a7 7 0 1 0 .1 0zM-14 10a3 3 0 1 0 .1 0zM14 10a3 3 0 1 0 .1 0zM-14 28a3 3 0 1 0 .1 0zM14 28a3 3 0 1 0 .1 0zM0 30l4 4-4 4-4-4z",
    "M-23 0H23V48L12 41 0 48-12 41-23 48zM0 34C-11 26-13 20-10 15-7 11-1 12 0 16 1 12 7 11 10 15c3 5 1 11-10 19zM-17 10l3 6-3 6zM17 10l-3 6 3 6zM-17 27l4 5-4 5zM17 27l-4 5 4 5z",
];

const PAPERS: [&str; 6] = ["rosa", "maiz", "agave", "chile", "lima", "morado"];

/// A string of flags from `(x, 0)` over `w`; holes show what is behind.
fn swag(x: i32, w: i32, flags: i32, sag: i32) -> String {
    let mut text = format!(r##"<path class="s-string" d="M{x} 0q{} {} {w} 0"/>"##, w / 2, sag * 2);
    for i in 0..flags {
        let percent = (2 * i + 1) * 50 / flags;
        let (fx, fy) = (x + w * percent / 100, drop(percent, sag));
        let turn = (50 - percent) * sag / w / 2;
        let n = (x / w * flags + i).unsigned_abs() as usize;
        let (paper, cut) = (PAPERS[n % PAPERS.len()], CUTS[n % CUTS.len()]);
        text += &format!(
            r##"<path class="s-flag s-flag-{paper}" transform="translate({fx} {fy}) rotate({turn})" d="{cut}"/>"##
        );
    }
    text
}

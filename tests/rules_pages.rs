//! The rules pages: a file per open game and language, made alike.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::PathBuf;

use taco_street::rules::GameId;

const OPEN: [GameId; 2] = [GameId::Tacoloco, GameId::TruckOff];
const LANGUAGES: [&str; 2] = ["en", "fr"];

fn lines(game: GameId, language: &str) -> Vec<String> {
    let name = format!("public/rules/{}.{language}.txt", game.slug());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// What must be the same in every language: the chapters' names, the pictures, and how everything is marked up.
fn bones(line: &str) -> String {
    let words = |from: char, line: &str| {
        let rest = line.strip_prefix(from).unwrap().trim().to_owned();
        rest.split(if from == '#' { ' ' } else { '|' }).next().unwrap().trim().to_owned()
    };
    match line.chars().next() {
        Some(mark @ ('#' | '!')) => format!("{mark} {}", words(mark, line)),
        _ => line.split('<').skip(1).map(|tag| tag.split('>').next().unwrap().to_owned()).collect(),
    }
}

#[test]
fn every_language_has_the_same_chapters_and_pictures() {
    for game in OPEN {
        let [first, others @ ..] = LANGUAGES.map(|language| lines(game, language));
        for other in others {
            assert_eq!(first.len(), other.len(), "{}", game.slug());
            for (one, another) in first.iter().zip(&other) {
                assert_eq!(bones(one), bones(another), "{one}\n{another}");
            }
        }
    }
}

#[test]
fn every_chapter_has_a_name_and_a_title_and_every_picture_a_caption() {
    for (game, language) in OPEN.into_iter().flat_map(|game| LANGUAGES.map(|tag| (game, tag))) {
        let lines = lines(game, language);
        assert!(lines[0].starts_with("# "), "{}.{language} begins with a chapter", game.slug());
        for line in &lines {
            let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
            match mark {
                "#" => assert!(rest.split_once(' ').is_some_and(|(_, title)| !title.is_empty())),
                "!" => assert!(rest.split_once('|').is_some_and(|(_, words)| words.len() > 10)),
                _ => assert!(line.starts_with('<') && line.ends_with('>'), "{line}"),
            }
        }
    }
}

#[test]
fn french_punctuation_never_begins_a_line() {
    for game in OPEN {
        for line in lines(game, "fr") {
            let torn =
                [" :", " ;", " !", " ?", " »", "« "].iter().any(|space| line.contains(space));
            assert!(!torn, "{line}");
        }
    }
}

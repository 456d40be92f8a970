use super::{
    CrashWords, ErrorWords, ImportWords, LobbyWords, LostWords, RulesWords, SettingsWords,
    ShellWords, StreetWords, range,
};
use crate::ai::Level;
use crate::app::table::players::Player;
use crate::rules::GameId;

pub const ENGLISH: ShellWords = ShellWords {
    skip: "Skip to the page",
    tools: "Site",
    to_day: "Switch to day",
    to_night: "Switch to night",
    to_street: "Back to the street",
    play: "Play",
    go_on: "Continue",
    soon: "Opening soon",
    sure: "Yes, delete",
    keep: "Keep",
    players: |seats| format!("{} players", range(seats.start(), seats.end())),
    minutes: |(least, most)| format!("{} min", range(least, most)),
    pitch: |game| match game {
        GameId::Tacoloco => "Fill the taco to exactly 11, then serve it to somebody else.",
        GameId::TruckOff => {
            "Two trucks, secret parking spots, and dice that decide what a spot pays."
        }
        GameId::TacoTuesday => {
            "Bid for fresh ingredients, cook famous recipes, win over the crowd."
        }
        GameId::FoodTruckCity => "Drive your trucks through a city that unfolds street by street.",
        GameId::Taco => "Stack the taco of your dreams while everybody else nibbles at it.",
    },
    street: StreetWords {
        title: "Taco Street: five food-truck games",
        tagline: "Five food-truck games, open all night.",
        games: "Games",
        ribbon: "Soon",
        about_title: "About",
        about: [
            "Play alone against the stall owners, or pass one device around. No account, no cost, nothing to install.",
            "Nothing leaves your browser: games and settings are kept here and nowhere else.",
            "Unofficial adaptations: the games belong to their designers and publishers, who are named on each rules page. Program, words and pictures are our own and open source.",
        ],
    },
    import: ImportWords {
        title: "Watch a saved game",
        hint: "Open a game file that you or a friend downloaded from a table.",
        button: "Choose a file",
        unreadable: "This file cannot be read. Is it a game file from a table here?",
        not_open: |game| format!("This is a game of {game}, which has not opened yet."),
    },
    lobby: LobbyWords {
        title: "A new table",
        seats: "Who plays?",
        playing: |count| format!("{count} players"),
        fewer: "One player fewer",
        more: "One player more",
        chair: |chair| format!("Chair {chair}"),
        choice: |choice| match choice {
            Some(Player::You) => "You",
            Some(Player::Person) => "Another person here",
            Some(Player::Bot(Level::Easy)) => "Easy bot",
            Some(Player::Bot(Level::Medium)) => "Medium bot",
            Some(Player::Bot(Level::Hard)) => "Hard bot",
            Some(Player::Bot(Level::Random)) => "Random bot",
            None => "Closed",
        },
        options: "More options",
        practice: "Practice table",
        practice_hint: "Undo without limit, even past cards you have seen.",
        seed: "Seed",
        seed_hint: "The same number deals the same cards. Leave it empty for a surprise.",
        seed_wrong: "A seed is a whole number such as 4711.",
        seed_is: |seed| format!("seed {seed}"),
        start: "Start",
        learn: "How to play",
        saved: "Your tables",
        result: "Result",
        unreadable: "A stored table that cannot be read",
        download: "Download",
        delete: "Delete",
        closed_game: "The shutter is still down: this game cannot be played here yet. Meanwhile the truck next door is open.",
    },
    settings: SettingsWords {
        title: "Settings",
        theme: "Light",
        theme_hint: "Automatic follows your device.",
        themes: ["Automatic", "Day", "Night"],
        text: "Text size",
        text_hint: "Everything you read grows with it.",
        speed: "Speed of the bots",
        speed_hint: "How long each of their steps stays in sight. At “instant” there are no pauses, and they think for less time.",
        speeds: ["Instant", "Fast", "Normal", "Slow"],
        sound: "Sound",
        sound_hint: "All the way down is silence.",
        volume: "Volume",
        off: "Off",
        try_it: "Try it",
        motion: "Motion",
        motion_hint: "Automatic follows your device. Off: cards change place without moving.",
        motions: ["Automatic", "Off"],
        language: "Language",
        language_hint: "Names of games and cards change with it where they have a name in that language.",
        stored: "Kept in this browser",
        stored_size: |kilobytes| {
            format!("{kilobytes} kB: your tables, your settings, your last line-ups.")
        },
        erase: "Erase everything stored here",
        erased: "Everything has been erased.",
    },
    rules: RulesWords {
        title: |game| format!("How to play {game}"),
        contents: "Contents",
        not_yet: "This game has not opened yet, and neither has its rules page.",
        loading: "The rules are on their way…",
        missing: "The rules could not be loaded. Is there a connection?",
        to_lobby: "To the table",
    },
    lost: LostWords {
        title: "Nothing is parked here",
        nothing_at: |path| format!("There is no page at “{path}”."),
    },
    crash: CrashWords {
        title: "Something broke",
        sentence: "That is our fault. Your game was saved up to the last step: load the page again to go on.",
        record: "The game that was saved last, should you want to report this:",
        go_on: "Go on",
    },
    errors: ErrorWords {
        too_long: "This is too long to be one of our games.",
        not_a_record: "This is not a game from here.",
        damaged: "This game was cut off or changed on its way. Ask for it again.",
        other_game: |game| format!("This is a game of {game}, not of the one you opened."),
        other_rules: |found, ours| {
            format!(
                "This game was played by version {found} of the rules; here they are at version {ours}, so it cannot be replayed."
            )
        },
        seats: |asked, least, most| {
            format!("{asked} cannot play this game: it takes {} players.", range(least, most))
        },
        illegal_move: |ply| {
            format!("Move {ply} of this game is against the rules, so it cannot be replayed.")
        },
        other_result: "This game does not end the way its file says, so it was changed.",
        storage_forbidden: "This browser does not let us keep anything: your game lasts until you close the page.",
        storage_full: "This browser's storage is full: your game lasts until you close the page. Deleting old tables helps.",
        value: |name, value| format!("“{value}” makes no sense as “{name}” in this address."),
        name: |name| format!("This game knows no “{name}” in an address."),
        two_of_you: "Only one seat can be “you”. Seat others as “person”.",
    },
};

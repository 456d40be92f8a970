//! The set of glyphs, the sprite that holds them once, and the icon that shows one.

use super::glyphs::{actions, faces, food, seats, street, table, tools};

/// Declares the enum and its table together, so that a glyph cannot be named without being drawn.
macro_rules! glyphs {
    ($($name:ident $id:literal $art:expr;)*) => {
        /// One drawing of the shared set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Glyph { $($name),* }

        /// Name and drawing of every glyph, in the order of the enum.
        const ART: &[(&str, &str)] = &[$(($id, $art)),*];
    };
}

glyphs! {
    // The pictures of Tacoloco's cards, in the order of their values.
    Lime "lime" food::LIME;
    Onion "onion" food::ONION;
    Radish "radish" food::RADISH;
    Tomato "tomato" food::TOMATO;
    Cheese "cheese" food::CHEESE;
    Avocado "avocado" food::AVOCADO;
    Steak "steak" food::STEAK;
    Chile "chile" food::CHILE;
    LegendaryTaco "legendary" food::LEGENDARY_TACO;
    LonesomeTaco "lonesome" food::LONESOME_TACO;
    Taco "taco" food::TACO;
    // What happens at a table.
    Perfect "perfect" table::PERFECT;
    Ruined "ruined" table::RUINED;
    NewTaco "new-taco" table::NEW_TACO;
    Trophy "trophy" table::TROPHY;
    Clock "clock" table::CLOCK;
    People "people" table::PEOPLE;
    // Controls.
    Undo "undo" tools::UNDO;
    Hint "hint" tools::HINT;
    Moves "moves" tools::MOVES;
    Log "log" tools::LOG;
    Rules "rules" tools::RULES;
    Settings "settings" tools::SETTINGS;
    Home "home" tools::HOME;
    Replay "replay" tools::REPLAY;
    Play "play" tools::PLAY;
    Pause "pause" tools::PAUSE;
    StepBack "step-back" tools::STEP_BACK;
    StepForward "step-forward" tools::STEP_FORWARD;
    ToStart "to-start" tools::TO_START;
    ToEnd "to-end" tools::TO_END;
    Share "share" tools::SHARE;
    Download "download" tools::DOWNLOAD;
    Upload "upload" tools::UPLOAD;
    SoundOn "sound-on" tools::SOUND_ON;
    SoundOff "sound-off" tools::SOUND_OFF;
    Sun "sun" tools::SUN;
    Moon "moon" tools::MOON;
    Cross "cross" tools::CROSS;
    Eye "eye" tools::EYE;
    Menu "menu" tools::MENU;
    Trash "trash" tools::TRASH;
    Next "next" tools::NEXT;
    // Seats, in seat order.
    SeatStar "seat-star" seats::STAR;
    SeatDiamond "seat-diamond" seats::DIAMOND;
    SeatDrop "seat-drop" seats::DROP;
    SeatSun "seat-sun" seats::SUN;
    SeatLeaf "seat-leaf" seats::LEAF;
    SeatHeart "seat-heart" seats::HEART;
    SeatMoon "seat-moon" seats::MOON;
    SeatBell "seat-bell" seats::BELL;
    // Faces.
    Ana "ana" faces::ANA;
    Beto "beto" faces::BETO;
    Chela "chela" faces::CHELA;
    Diego "diego" faces::DIEGO;
    Ines "ines" faces::INES;
    Paco "paco" faces::PACO;
    Guest "guest" faces::GUEST;
    Barry "barry" faces::BARRY;
    // Truck Off: venues.
    Brewery "brewery" street::BREWERY;
    FarmersMarket "farmers-market" street::FARMERS_MARKET;
    Concert "concert" street::CONCERT;
    Campus "campus" street::CAMPUS;
    SportingEvent "sporting-event" street::SPORTING_EVENT;
    GamingCon "gaming-con" street::GAMING_CON;
    // Truck Off: what a player may do.
    Reroll "reroll" actions::REROLL;
    MoveYours "move-yours" actions::MOVE_YOURS;
    MoveTheirs "move-theirs" actions::MOVE_THEIRS;
    PlaceTruck "place-truck" actions::PLACE_TRUCK;
    DoublePayout "double-payout" actions::DOUBLE_PAYOUT;
    ShutTruck "shut-truck" actions::SHUT_TRUCK;
    ShutVenue "shut-venue" actions::SHUT_VENUE;
    Promote "promote" actions::PROMOTE;
    Trigger "trigger" actions::TRIGGER;
    // Truck Off: tokens and dice.
    MiniTruck "mini-truck" street::MINI_TRUCK;
    Coin "coin" street::COIN;
    Special "special" street::SPECIAL;
    FirstPlayer "first-player" street::FIRST_PLAYER;
    Die4 "die-4" street::DIE_4;
    Die6 "die-6" street::DIE_6;
    Die8 "die-8" street::DIE_8;
    Die10 "die-10" street::DIE_10;
    Die12 "die-12" street::DIE_12;
    Die20 "die-20" street::DIE_20;
}

impl Glyph {
    /// The marks of the eight seats: a colour and a shape each. The CSS class `seat-0` … `seat-7` has the same colour.
    pub const SEATS: [Glyph; 8] = [
        Glyph::SeatStar,
        Glyph::SeatDiamond,
        Glyph::SeatDrop,
        Glyph::SeatSun,
        Glyph::SeatLeaf,
        Glyph::SeatHeart,
        Glyph::SeatMoon,
        Glyph::SeatBell,
    ];

    /// The mark of a seat; seats beyond the eighth begin again.
    pub const fn seat(index: usize) -> Glyph {
        Self::SEATS[index % Self::SEATS.len()]
    }

    /// The name of the glyph's symbol in the sprite, without its `g-`.
    pub const fn id(self) -> &'static str {
        ART[self as usize].0
    }

    /// A `use` of this glyph in a square of the given size, for drawings made of several parts.
    pub fn placed(self, x: i32, y: i32, size: u32) -> String {
        let id = self.id();
        format!(r##"<use href="#g-{id}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##)
    }
}

/// The hidden sprite with every glyph, to be mounted once, before anything that draws. Each symbol carries the shared
/// outline, so that the drawings need not repeat it.
pub fn sprite() -> String {
    let mut text = String::with_capacity(40_000);
    text.push_str(r#"<svg class="sprite" width="0" height="0" aria-hidden="true">"#);
    for (id, art) in ART {
        text.push_str(r#"<symbol class="ink" viewBox="0 0 64 64" id="g-"#);
        text.push_str(id);
        text.push_str("\">");
        text.push_str(art);
        text.push_str("</symbol>");
    }
    text.push_str("</svg>");
    text
}

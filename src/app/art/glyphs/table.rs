//! What happens at a table: cards, piles, turns of luck.

/// A taco that reached exactly the right sum.
pub const PERFECT: &str = r##"<path d="M32 4L38 10L46 7L47 17L58 17L53 26L60 32L54 38L57 46L47 47L47 58L38 53L32 60L26 54L18 57L17 47L6 47L11 38L4 32L10 26L7 17L17 17L17 6L26 11z" fill="#f2b632"/><path d="M32 15l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#fff8ea"/>"##;

/// A taco that took too much.
pub const RUINED: &str = r##"<path d="M30 6c4-1 5 5 9 6s8-5 12-3-1 8 1 12 9 3 10 7-6 6-7 10 4 9 1 12-8-2-12 0-3 10-8 11-5-7-9-9-9 4-12 1 2-8 0-12-11-4-11-9 8-5 9-9-4-9 0-11 8 4 12 2 1-7 5-8z" fill="#d8432e"/><path d="M53 38c0 4 3 8 1 9s-7-2-12 1c-3 2-3 9-7 9s-4-5-8-7c14 1 22-3 26-12z" fill="#a82c1f" stroke="none"/><path d="M21 24l9 9M30 24l-9 9M38 24l8 9M46 24l-8 9" stroke-width="4"/><path d="M25 44c4-4 11-4 15 0" stroke-width="4"/><path d="M56 7a2.5 2.5 0 1 0 .1 0zM7 53a3 3 0 1 0 .1 0z" fill="#d8432e" stroke-width="2.5"/>"##;

/// A fresh tortilla: start another taco.
pub const NEW_TACO: &str = r##"<path d="M32 5c16 0 27 11 27 27S48 59 32 59 5 48 5 32 16 5 32 5z" fill="#f5dca6"/><path d="M52 19c7 14 1 35-21 38.5C47 51 53 38 52 19z" fill="#d9b06a" stroke="none"/><path d="M15 22a2 2 0 1 0 .1 0zM20 42a2 2 0 1 0 .1 0zM42 14a2 2 0 1 0 .1 0zM46 44a2 2 0 1 0 .1 0z" fill="#c69a55" stroke="none"/><path d="M27 17h10v10h10v10H37v10H27V37H17V27h10z" fill="#7fb135"/>"##;

/// The winner's cup.
pub const TROPHY: &str = r##"<path d="M16 13H6c-1 12 4 19 14 19M48 13h10c1 12-4 19-14 19" stroke-width="9"/><path d="M16 13H6c-1 12 4 19 14 19M48 13h10c1 12-4 19-14 19" stroke="#f2b632"/><path d="M15 6h34c1 19-3 31-13 34v8h8c3 0 5 3 5 10H15c0-7 2-10 5-10h8v-8C18 37 14 25 15 6z" fill="#f2b632"/><path d="M47.5 8c0 17-3 28-12 31-2-1-4-1-5-2 9-5 11-16 10-29z" fill="#c98612" stroke="none"/><path d="M15 58c0-7 2-10 5-10h24c3 0 5 3 5 10z" fill="#8e5cb5"/><path d="M21 12c0 6 1 11 3 15" stroke="#fff0c0" stroke-width="4"/>"##;

/// Time a game takes.
pub const CLOCK: &str = r##"<path d="M14 51l-5 9M50 51l5 9" stroke-width="5"/><path d="M5 17C4 9 12 4 19 7zM59 17c1-8-7-13-14-10z" fill="#d8432e"/><path d="M32 8c15 0 25 10 25 25S47 58 32 58 7 48 7 33 17 8 32 8z" fill="#4a86c5"/><circle cx="32" cy="33" r="17" fill="#fff8ea" stroke-width="2.5"/><path d="M32 22v11l8 5" stroke-width="4"/>"##;

/// Several players.
pub const PEOPLE: &str = r##"<path d="M26 53c0-13 6-19 18-19s18 6 18 19z" fill="#e4638f"/><path d="M44 9c7 0 12 5 12 12s-5 13-12 13-12-6-12-13S37 9 44 9z" fill="#b9784a"/><path d="M2 58c0-13 7-20 20-20s20 7 20 20z" fill="#1f8a8c"/><path d="M22 12c8 0 13 5 13 13s-5 14-13 14S9 33 9 25s5-13 13-13z" fill="#eac98f"/>"##;

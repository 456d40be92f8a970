//! What stands on Truck Off's street: venues, trucks, tokens and dice.

/// A food truck from the side, tinted by the seat of its owner. Its drawing is a group of its own (`d-truck`) that
/// takes the colour of the body from whoever uses it.
pub const MINI_TRUCK: &str = r##"<g fill="var(--seat, #1f8a8c)"><g id="d-truck"><path d="M3 11c0-3 2-5 5-5h31c3 0 5 2 5 5v6h6c3 0 5 1 6 3l5 13v13c0 3-1 5-4 5H7c-3 0-4-2-4-5z"/><path d="M4.5 44h55v2c0 2-1 3.5-3 3.5H7.5c-2 0-3-1-3-3.5z" fill="#2a1a33" fill-opacity=".32" stroke="none"/><path d="M10 10h22" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/><path d="M11 22h24v13H11z" fill="#4a2f5a"/><path d="M8 15h30v8c-2 4-6 4-7.5 0-2 4-6 4-7.5 0-2 4-6 4-7.5 0-2 4-6 4-7.5 0z" fill="#fff8ea" stroke-width="2.5"/><path d="M9 16h6.5v7c-1.5 3-5 3-6.5 0zM23 16h7.5v7c-2 3-6 3-7.5 0z" fill="#d8432e" stroke="none"/><path d="M48 22h3c1 0 2 1 3 3l3 8h-9z" fill="#bfe6ea" stroke-width="2.5"/><circle cx="16" cy="51" r="7" fill="#4a2f5a"/><circle cx="47" cy="51" r="7" fill="#4a2f5a"/><path d="M16 51v.1M47 51v.1" stroke="#eac98f" stroke-width="5"/></g></g>"##;

/// A brewery: a mug under its foam.
pub const BREWERY: &str = r##"<path d="M45 27c9-2 12 2 12 10s-4 12-12 11" stroke-width="11"/><path d="M45 27c9-2 12 2 12 10s-4 12-12 11" stroke="#ffe08a" stroke-width="5"/><path d="M8 18h38l-2 39c0 2-2 4-4 4H14c-2 0-4-2-4-4z" fill="#f2b632"/><path d="M44 24l-1.5 32c0 2-1 3.5-3 3.500h-9c6-10 7-22 6-35.500z" fill="#c98612" stroke="none"/><path d="M17 37l.6 15M27 34v18" stroke="#ffe9ad" stroke-width="3.5"/><path d="M6 22c-4-6 0-12 6-11 2-8 12-10 16-4 5-4 13-1 13 4 8-1 11 7 7 11-3 4-7 3-9 0-1 3-3 4-5 3 0 8-1 12-4 12s-4-5-4-11c-4 3-8 2-10-2-4 3-8 2-10-2z" fill="#fff8ea"/>"##;

/// A farmers' market: a crate of carrots and a tomato.
pub const FARMERS_MARKET: &str = r##"<path d="M15 20C7 18 5 11 7 5c4 1 6 3 7 6 0-4 2-7 6-9 3 4 3 7 2 10 3-2 6-2 9 0-2 5-8 8-16 8zM48 19c-7-1-10-5-10-9 3-1 5 0 7 1 0-4 2-7 6-9 3 3 3 6 2 9 3-2 6-2 9 0-2 5-7 9-14 8z" fill="#7fb135"/><circle cx="32" cy="29" r="10" fill="#d8432e"/><path d="M27 26c1-2 3-3 5-3" stroke="#ffb3a0"/><path d="M10 40C3 26 8 17 14 17s11 9 6 23zM44 40c-5-14 0-23 6-23s11 9 4 23z" fill="#ec7f2b"/><path d="M9 27h5M49 26h6" stroke="#b8561a" stroke-width="2.5"/><path d="M3 35l58-1-3 26H6z" fill="#c69a55"/><path d="M59 37l-2.5 21.500H38C48 56 54 48 59 37z" fill="#a5733a" stroke="none"/><path d="M5 47h54" stroke-width="2.5"/>"##;

/// A concert: a guitar.
pub const CONCERT: &str = r##"<g transform="translate(-2 2)rotate(40 32 30)"><path d="M27.5 0h9v30h-9z" fill="#b5673f"/><path d="M26-6h12l-1 10H27z" fill="#f2b632"/><path d="M32 24c8-1 13 4 12 10-1 4 6 6 6 14 0 10-8 15-18 15s-18-5-18-15c0-8 7-10 6-14-1-6 4-9 12-10z" fill="#d8432e"/><path d="M42 36c0 5 6 6 6 12 0 9-7 13.5-16 13.500C44 57 45 47 42 36z" fill="#a82c1f" stroke="none"/><circle cx="32" cy="41" r="6" fill="#4a2f5a"/><path d="M25 54h14" stroke-width="4"/><path d="M32 2v37" stroke="#fff8ea" stroke-width="2.5"/><path d="M19 46c0-3 2-5 4-6" stroke="#ffb3a0"/></g>"##;

/// A campus: a mortarboard.
pub const CAMPUS: &str = r##"<path d="M14 28h36v19c-8 9-28 9-36 0z" fill="#653a8c"/><path d="M32 8l30 16-30 17L2 24z" fill="#8e5cb5"/><path d="M10 24l20-11" stroke="#d3b3ec"/><path d="M32 24l20 5v15" stroke-width="8"/><path d="M32 24l20 5v15" stroke="#f2b632"/><path d="M49 43h7l2 15-6-2-6 2z" fill="#f2b632"/>"##;

/// A sporting event: a basketball.
pub const SPORTING_EVENT: &str = r##"<path d="M32 4c17 0 28 11 28 28S49 60 32 60 4 49 4 32 15 4 32 4z" fill="#ec7f2b"/><path d="M53 17c9 18-3 39-21 41.500C47 51 54 36 53 17z" fill="#b8561a" stroke="none"/><path d="M26 5c2 18 6 36 12 54M5 39c18-2 36-6 54-14M8 19c14 2 19 19 11 37M56 45C42 43 37 26 45 8"/><path d="M14 20c1-3 3-5 6-7" stroke="#ffd3a6" stroke-width="4"/>"##;

/// A gaming convention: a gamepad.
pub const GAMING_CON: &str = r##"<path d="M17 15c10-2 20-2 30 0 8 1 12 9 14 21 1 11 1 18-5 19s-9-5-13-11H21c-4 6-7 12-13 11s-6-8-5-19c2-12 6-20 14-21z" fill="#4a86c5"/><path d="M58 32c2 12 2 20-3 21.5-4 1-7-5-11-11 7 0 12-3 14-10.500z" fill="#2c5d94" stroke="none"/><path d="M16 20h7v6h6v7h-6v6h-7v-6h-6v-7h6z" fill="#fff8ea" stroke-width="2.5"/><circle cx="49" cy="24" r="5" fill="#f2b632" stroke-width="2.5"/><circle cx="42" cy="34" r="5" fill="#e4638f" stroke-width="2.5"/>"##;

/// Money: a coin with a taco on it.
pub const COIN: &str = r##"<path d="M32 3c18 0 29 11 29 29S50 61 32 61 3 50 3 32 14 3 32 3z" fill="#f2b632"/><path d="M55 18c9 19-2 39-23 41.500C48 53 55 38 55 18z" fill="#c98612" stroke="none"/><circle cx="32" cy="32" r="21" stroke="#8a5a08" stroke-width="2.5" stroke-dasharray=".1 5.4"/><use href="#g-taco" x="16" y="15" width="33" height="33"/><path d="M9 27c1-6 4-10 8-13" stroke="#fff0c0"/>"##;

/// A daily special: the menu on a chalkboard.
pub const SPECIAL: &str = r##"<path d="M14 46l-6 15h9l5-14zM50 46l6 15h-9l-5-14z" fill="#83432a"/><path d="M9 4l46-1 1 48H8z" fill="#b5673f"/><path d="M15 10h34v34H15z" fill="#355c57" stroke-width="2.5"/><path d="M21 29c-1-16 23-16 22 0z" stroke="#fff8ea"/><path d="M27 23v.1M33 20v.1M37 24v.1" stroke="#ffe08a"/><path d="M21 37h9M36 37h7" stroke="#ffe08a"/>"##;

/// Who goes first: a sheriff's star.
pub const FIRST_PLAYER: &str = r##"<path d="M32 7l8 14 16 3-11 12 3 16-16-7-16 7 3-16L8 24l16-3zM32 4a5 5 0 1 1-.1 0zM55.5 19a5 5 0 1 1-.1 0zM48 49a5 5 0 1 1-.1 0zM16 49a5 5 0 1 1-.1 0zM8.5 19a5 5 0 1 1-.1 0z" fill="#f2b632" stroke-width="6" paint-order="stroke"/><path d="M56 25L45 36l3 16-16-7c10-4 13-10 12-21z" fill="#c98612" stroke="none"/><circle cx="32" cy="33" r="11.5" fill="#fff8ea"/><path d="M28.5 30l4.5-4v14" stroke-width="4.5"/>"##;

/// Four sides. The dice are blank: the number is written on their middle.
pub const DIE_4: &str = r##"<path d="M29 5c2-3 4-3 6 0l26 46c2 4 1 6-3 6H6c-4 0-5-2-3-6z" fill="#fff8ea"/><path d="M33 5l26 47c1 2 0 3.5-2 3.500H7l44-7z" fill="#e8d5b5" stroke="none"/>"##;

pub const DIE_6: &str = r##"<path d="M14 5c12-1 24-1 36 0 6 0 9 3 9 9 1 12 1 24 0 36 0 6-3 9-9 9-12 1-24 1-36 0-6 0-9-3-9-9-1-12-1-24 0-36 0-6 3-9 9-9z" fill="#fff8ea"/><path d="M57.5 26v24c0 5-2.5 7.5-8 7.500H26c18-3 28-13 31.5-31.500z" fill="#e8d5b5" stroke="none"/>"##;

pub const DIE_8: &str = r##"<path d="M29 4c2-2 4-2 6 0l25 25c2 2 2 4 0 6L35 60c-2 2-4 2-6 0L4 35c-2-2-2-4 0-6z" fill="#fff8ea"/><path d="M5 34l27 13 27-13-25 25c-1 1-3 1-4 0z" fill="#e8d5b5" stroke="none"/><path d="M5 33l27 14 27-14M32 47v11" stroke="#cfb488" stroke-width="2"/>"##;

pub const DIE_10: &str = r##"<path d="M30 4c1-1 3-1 4 0l25 22c2 1 2 2 2 4v8c0 2 0 3-2 4L34 60c-1 1-3 1-4 0L5 42c-2-1-2-2-2-4v-8c0-2 0-3 2-4z" fill="#fff8ea"/><path d="M50 40l9.5-5v3c0 1 0 2-1 3L33 59c-1 .5-1 .5-2 0L5.5 41c-1-1-1-2-1-3v-3l9.5 5 18 8z" fill="#e8d5b5" stroke="none"/><path d="M32 6l18 34-18 8-18-8zM50 40l8-4M14 40l-8-4M32 48v10" stroke="#cfb488" stroke-width="2"/>"##;

pub const DIE_12: &str = r##"<path d="M32 3l17 5.5 10.5 14.500v18L49 55.5 32 61l-17-5.500L4.5 41V23L15 8.500z" fill="#fff8ea"/><path d="M51 26l7-3v18L48 54l-16 5.500L16 54l4-6h24z" fill="#e8d5b5" stroke="none"/><path d="M32 12l19 14-7 22H20l-7-22zM32 12V6M51 26l5.5-2M44 48l3 4.5M20 48l-3 4.5M13 26l-5.5-2" stroke="#cfb488" stroke-width="2"/>"##;

pub const DIE_20: &str = r##"<path d="M30 3c1-1 3-1 4 0l22 12c2 1 3 2 3 4v26c0 2-1 3-3 4L34 61c-1 1-3 1-4 0L8 49c-2-1-3-2-3-4V19c0-2 1-3 3-4z" fill="#fff8ea"/><path d="M57.5 18v27c0 1-1 2-2 2.500L33 60c-1 .5-1 .5-2 0L8 47.5 12 45h40z" fill="#e8d5b5" stroke="none"/><path d="M32 10l20 35H12zM32 10V6M52 45l4 2M12 45l-4 2M32 10L8 18l4 27 20 13 20-13 4-27z" stroke="#cfb488" stroke-width="2"/>"##;

//! The controls of a table, as cut paper: cream unless a colour says more, so that they stand on day and night grounds alike.

pub const UNDO: &str = r##"<path d="M14 54c20 7 41-2 41-18S40 14 22 19" stroke-width="14"/><path d="M4 25L25 7l3 26z" fill="#fff8ea" stroke-width="6"/><path d="M14 54c20 7 41-2 41-18S40 14 22 19" stroke="#fff8ea" stroke-width="8"/><path d="M5 25L24 9l2 22z" fill="#fff8ea" stroke="none"/>"##;

pub const HINT: &str = r##"<path d="M32 4c13 0 21 9 21 20 0 8-5 12-8 17-2 3-2 5-2 7H21c0-2 0-4-2-7-3-5-8-9-8-17C11 13 19 4 32 4z" fill="#f2b632"/><path d="M48 14c6 10-1 17-4 22-3 4-3 7-3 10.5h-8C35 37 49 31 48 14z" fill="#c98612" stroke="none"/><path d="M19 24c0-6 4-10 9-11" stroke="#fff3c4" stroke-width="4"/><path d="M20 48h24v6c0 4-4 7-12 7s-12-3-12-7z" fill="#e8d5b5"/><path d="M21 54h22" stroke-width="2.5"/>"##;

pub const MOVES: &str = r##"<path d="M12 4h40c4 0 6 2 6 6v44c0 4-2 6-6 6H12c-4 0-6-2-6-6V10c0-4 2-6 6-6z" fill="#fff8ea"/><path d="M28 18h20M28 32h20M28 46h16" stroke-width="4"/><path d="M13 14h7v8h-7z" fill="#d8432e" stroke-width="2.5"/><path d="M13 28h7v8h-7z" fill="#f2b632" stroke-width="2.5"/><path d="M13 42h7v8h-7z" fill="#1f8a8c" stroke-width="2.5"/>"##;

pub const LOG: &str = r##"<path d="M10 4l7 4 7-4 8 4 8-4 7 4 7-4v56l-7-4-7 4-8-4-8 4-7-4-7 4z" fill="#fff8ea"/><path d="M20 20h24M20 31h24M20 42h12" stroke-width="4"/><path d="M41 42h3" stroke="#d8432e" stroke-width="5"/>"##;

pub const RULES: &str = r##"<path d="M3 15h58v42H3z" fill="#b33d68"/><path d="M32 14C25 7 16 6 7 7v43c9-1 18 0 25 6 7-6 16-7 25-6V7c-9-1-18 0-25 7z" fill="#fff8ea"/><path d="M55.5 9v39c-8-1-16 1-22 5V25c3 6 14-13 22-16z" fill="#e8d5b5" stroke="none"/><path d="M32 14v41"/><path d="M14 18c4 0 8 1 11 3M14 28c4 0 8 1 11 3M14 38c4 0 8 1 11 3M50 18c-4 0-8 1-11 3M50 28c-4 0-8 1-11 3"/>"##;

pub const SETTINGS: &str = r##"<path d="M26 12L27 5L37 5L38 12L42 13L48 9L55 16L51 22L52 26L60 27L60 37L52 38L50 42L55 47L47 55L42 50L38 52L37 59L27 59L26 52L22 51L16 56L8 48L13 42L12 38L5 37L5 27L12 26L13 22L9 16L16 9L22 13z" fill="#4a86c5"/><path d="M50 20c4 10 2 22-7 29-4 3-9 4-14 4 14-5 22-16 21-33z" fill="#2c5d94" stroke="none"/><circle cx="32" cy="32" r="10" fill="#fff8ea"/>"##;

pub const HOME: &str = r##"<path d="M9 26h46v33H9z" fill="#eac98f"/><path d="M48 31h5.5v26.5H40V38z" fill="#c69a55" stroke="none"/><path d="M15 33h16v14H15zM37 33h12v26H37z" fill="#4a2f5a"/><path d="M9 6h46l6 19c-1 7-9 8-12 2-2 7-10 7-12 0-1 7-9 7-10 0-2 7-10 7-12 0-3 6-11 5-12-2z" fill="#fff8ea"/><path d="M9 6h9l-3 21c-3 6-11 5-12-2zM27 6h10l0 21c-1 7-9 7-10 0zM46 6h9l6 19c-1 7-9 8-12 2z" fill="#d8432e"/>"##;

pub const REPLAY: &str = r##"<path d="M46 15C32 4 10 12 9 32s19 29 35 20c7-4 11-10 11-18" stroke-width="13"/><path d="M57 4l1 24-23-4z" stroke-width="6"/><path d="M46 15C32 4 10 12 9 32s19 29 35 20c7-4 11-10 11-18" stroke="#fff8ea" stroke-width="7"/><path d="M56 5l1 22-21-4z" fill="#fff8ea" stroke="none"/><path d="M26 22l17 11-17 10z" fill="#f2b632"/>"##;

pub const PLAY: &str = r##"<path d="M14 9c0-4 3-5 6-4l35 23c3 2 3 6 0 8L20 59c-3 1-6 0-6-4z" fill="#7fb135"/><path d="M20 57V45c12-2 23-6 33-13 1 1 1 2 0 3z" fill="#56821c" stroke="none"/>"##;

pub const PAUSE: &str = r##"<path d="M11 7h15v50H11zM38 7h15v50H38z" fill="#fff8ea"/><path d="M20 9h4.5v46.5H20zM47 9h4.5v46.5H47z" fill="#e8d5b5" stroke="none"/>"##;

pub const STEP_BACK: &str =
    r##"<path d="M46 8c4-2 6 0 6 3v42c0 3-2 5-6 3L15 35c-2-2-2-4 0-6z" fill="#fff8ea"/>"##;

pub const STEP_FORWARD: &str =
    r##"<path d="M18 8c-4-2-6 0-6 3v42c0 3 2 5 6 3l31-21c2-2 2-4 0-6z" fill="#fff8ea"/>"##;

pub const TO_START: &str = r##"<path d="M54 8c4-2 6 0 6 3v42c0 3-2 5-6 3L24 35c-2-2-2-4 0-6z" fill="#fff8ea"/><path d="M5 8h12v48H5z" fill="#fff8ea"/>"##;

pub const TO_END: &str = r##"<path d="M10 8c-4-2-6 0-6 3v42c0 3 2 5 6 3l30-21c2-2 2-4 0-6z" fill="#fff8ea"/><path d="M47 8h12v48H47z" fill="#fff8ea"/>"##;

pub const SHARE: &str = r##"<path d="M16 33L47 14M16 33l31 18" stroke-width="10"/><path d="M16 33L47 14M16 33l31 18" stroke="#fff8ea" stroke-width="4"/><circle cx="15" cy="33" r="11" fill="#f2b632"/><circle cx="48" cy="13" r="10" fill="#e4638f"/><circle cx="48" cy="51" r="10" fill="#1f8a8c"/>"##;

pub const DOWNLOAD: &str = r##"<path d="M4 40h13v8h30v-8h13v16c0 3-2 4-4 4H8c-2 0-4-1-4-4z" fill="#4a86c5"/><path d="M24 4h16v20h12L32 44 12 24h12z" fill="#fff8ea"/>"##;

pub const UPLOAD: &str = r##"<path d="M4 40h13v8h30v-8h13v16c0 3-2 4-4 4H8c-2 0-4-1-4-4z" fill="#4a86c5"/><path d="M24 42V24H12L32 4l20 20H40v18z" fill="#fff8ea"/>"##;

pub const SOUND_ON: &str = r##"<path d="M4 23h13L34 8v48L17 41H4z" fill="#f2b632"/><path d="M42 22c6 5 6 15 0 20M49 11c13 11 13 31 0 42" stroke-width="10"/><path d="M42 22c6 5 6 15 0 20M49 11c13 11 13 31 0 42" stroke="#fff8ea" stroke-width="4"/>"##;

pub const SOUND_OFF: &str = r##"<path d="M4 23h13L34 8v48L17 41H4z" fill="#e8d5b5"/><path d="M43 24l15 16M58 24L43 40" stroke-width="12"/><path d="M43 24l15 16M58 24L43 40" stroke="#e4638f" stroke-width="6"/>"##;

pub const SUN: &str = r##"<path d="M32 4L38 12L48 8L47 19L59 20L52 29L60 36L51 41L54 51L42 48L40 61L32 52L24 59L21 49L10 51L14 40L2 36L12 29L6 20L16 19L16 8L27 13z" fill="#f2b632"/><circle cx="32" cy="32" r="13" fill="#ffe08a"/>"##;

pub const MOON: &str = r##"<path d="M37 4C22 13 21 39 39 48c6 3 13 3 19 0C49 61 26 65 13 51-2 33 12 5 37 4z" fill="#fff3dc"/><path d="M55 51c-11 9-28 9-39-2-5-6-7-13-6-20 4 20 25 29 45 22z" fill="#dcc6a2" stroke="none"/><path d="M49 10l2 6 6 2-6 3-2 6-3-6-6-3 6-2z" fill="#f2b632" stroke-width="2.5"/>"##;

pub const CROSS: &str = r##"<path d="M14 14l36 36M50 14L14 50" stroke-width="17"/><path d="M14 14l36 36M50 14L14 50" stroke="#ef6a55" stroke-width="11"/>"##;

pub const EYE: &str = r##"<path d="M2 33c7-13 17-20 30-20s23 7 30 20c-7 12-17 18-30 18S9 45 2 33z" fill="#fff8ea"/><circle cx="32" cy="32" r="13" fill="#1f8a8c"/><circle cx="32" cy="32" r="5" fill="#2a1a33"/><path d="M27 26l-2 2" stroke="#fff8ea" stroke-width="4"/>"##;

pub const MENU: &str = r##"<path d="M10 14h44M10 32h44M10 50h44" stroke-width="14"/><path d="M10 14h44M10 32h44M10 50h44" stroke="#fff8ea" stroke-width="8"/>"##;

pub const TRASH: &str = r##"<path d="M12 18h40l-4 38c0 3-2 5-5 5H21c-3 0-5-2-5-5z" fill="#b9a3c4"/><path d="M43 20h7l-4 36c0 2-1 3.5-3 3.5h-8c5-12 8-25 8-39.5z" fill="#8a7398" stroke="none"/><path d="M25 27l1 25M39 27l-1 25"/><path d="M6 11h17l3-6h12l3 6h17v9H6z" fill="#b9a3c4"/>"##;

pub const NEXT: &str = r##"<path d="M6 23h26V7l28 25-28 25V41H6z" fill="#f2b632"/><path d="M33.5 53.5V39.5H8V35c17 1 33 0 48-3z" fill="#c98612" stroke="none"/>"##;

//! What a player of Truck Off may do. The small trucks are the one of [`MINI_TRUCK`](super::street::MINI_TRUCK).

/// Throw a die again.
pub const REROLL: &str = r##"<path d="M10 31C8 10 36 1 50 17" stroke-width="12"/><path d="M60 8l1 24-23-6z" stroke-width="6"/><path d="M10 31C8 10 36 1 50 17" stroke="#7fb135" stroke-width="6"/><path d="M60 8l1 24-23-6z" fill="#7fb135" stroke="none"/><path d="M15 30l27-4c3 0 4 1 5 3l4 26c0 3-1 4-4 5l-26 3c-3 1-4-1-5-3l-4-25c0-3 1-4 3-5z" fill="#fff8ea"/><path d="M48 40l2 15c0 2-1 3-3 3l-18 3c12-3 18-10 19-21z" fill="#e8d5b5" stroke="none"/><path d="M22 38v.1M31.5 44.500v.1M41 51v.1" stroke="#d8432e" stroke-width="6.5"/>"##;

/// Move a truck of one's own.
pub const MOVE_YOURS: &str = r##"<use href="#d-truck" transform="translate(8 -2)scale(.74)" stroke-width="3.8" fill="var(--seat, #1f8a8c)"/><path d="M5 47c10-1 21-1 31-1v-6l23 11-23 12v-7H5z" fill="#7fb135"/>"##;

/// Move a truck of somebody else: it is towed.
pub const MOVE_THEIRS: &str = r##"<use href="#d-truck" transform="translate(6 25)rotate(-8)scale(.7)" stroke-width="4" fill="#e4638f"/><path d="M33 1v10c10 1 11 14 0 14-5 0-7-3-7-7" stroke-width="10"/><path d="M33 1v10c10 1 11 14 0 14-5 0-7-3-7-7" stroke="#f2b632" stroke-width="4.5"/>"##;

/// Bring a truck onto the street.
pub const PLACE_TRUCK: &str = r##"<use href="#d-truck" transform="translate(0 12)scale(.86)" stroke-width="3.4" fill="var(--seat, #1f8a8c)"/><path d="M43 2h9v8h9v10h-9v9h-9v-9h-9V10h9z" fill="#7fb135"/>"##;

/// A payout counts twice.
pub const DOUBLE_PAYOUT: &str = r##"<circle cx="42" cy="22" r="19" fill="#c98612"/><path d="M26 13c14 0 23 9 23 23S40 60 26 60 3 50 3 36s9-23 23-23z" fill="#f2b632"/><path d="M45 27c5 14-4 30-19 31.500C38 54 44 42 45 27z" fill="#c98612" stroke="none"/><path d="M13 32c1-8 14-8 13 0 0 6-9 9-13 15h14M32 36l9 10M41 36l-9 10" stroke-width="4.5"/>"##;

/// A truck does not earn.
pub const SHUT_TRUCK: &str = r##"<use href="#d-truck" transform="translate(0 12)scale(.86)" stroke-width="3.4" fill="#a99bb0"/><path d="M36 3l10 9 9-9 7 7-9 9 9 10-7 7-9-9-10 9-7-7 10-10-10-9z" fill="#d8432e"/>"##;

/// A venue does not pay.
pub const SHUT_VENUE: &str = r##"<path d="M13 27L32 8l19 19" stroke-width="8"/><path d="M13 27L32 8l19 19" stroke="#eac98f"/><circle cx="32" cy="7" r="5" fill="#f2b632"/><path d="M5 21c18-2 36-2 54-1l1 39c-19 2-37 2-56 1z" fill="#fff8ea"/><path d="M58 36l.5 21.5c-12 1-22 1-32 1C43 57 54 49 58 36z" fill="#e8d5b5" stroke="none"/><circle cx="32" cy="40" r="15" fill="#d8432e"/><path d="M24 40h16" stroke="#fff8ea" stroke-width="6"/>"##;

/// Draw a crowd to a venue; also the token that says so.
pub const PROMOTE: &str = r##"<path d="M17 40l12-2 5 19c-3 4-9 4-11 1z" fill="#8e5cb5"/><path d="M46 5c8 10 11 26 8 40-9-6-19-7-30-5V20C34 18 41 13 46 5z" fill="#e4638f"/><path d="M24 20v20l-12 1C2 40 2 22 11 21z" fill="#fff8ea"/><path d="M53 28c1 5 1 10 0 14.5-8-5-17-6-27.5-4.500C37 36 46 33 53 28z" fill="#b33d68" stroke="none"/>"##;

/// Make a venue pay at once.
pub const TRIGGER: &str = r##"<path d="M3 20l52-8 6 34-52 8z" fill="#7fb135"/><path d="M10 26l41-6 4 20-41 6z" fill="#c9e38a" stroke="none"/><path d="M40 2L15 36l14-2-5 28 27-37-15 2z" fill="#f2b632"/><path d="M47 28L27 56l4-25 9-2z" fill="#c98612" stroke="none"/>"##;

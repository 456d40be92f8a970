//! Seat marks: a paper flag per seat, told apart by colour and by the shape cut out of it.

pub const STAR: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#d8432e"/><path d="M32 12l6 12 13 2-10 9 3 13-12-7-12 7 3-13-10-9 13-2z" fill="#fff8ea"/>"##;

pub const DIAMOND: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#1f8a8c"/><path d="M32 11l17 20-17 20-17-20z" fill="#fff8ea"/>"##;

pub const DROP: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#4a86c5"/><path d="M32 10c8 11 14 18 14 26 0 9-6 14-14 14s-14-5-14-14c0-8 6-15 14-26z" fill="#fff8ea"/>"##;

pub const SUN: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#f2b632"/><path d="M32 10l4 7 8-4v9l8 2-5 7 5 7-8 2v8l-8-3-4 7-4-7-8 3v-8l-8-2 5-7-5-7 8-2v-9l8 4z" fill="#fff8ea"/><circle cx="32" cy="31" r="6" fill="#f2b632"/>"##;

pub const LEAF: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#7fb135"/><path d="M48 12c3 19-2 33-16 36-6 1-11-1-14-4 0-17 11-30 30-32z" fill="#fff8ea"/><path d="M16 50l20-24M28 36v-6M25 40h9"/>"##;

pub const HEART: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#e4638f"/><path d="M32 49C18 39 13 32 14 24c1-9 13-12 18-3 5-9 17-6 18 3 1 8-4 15-18 25z" fill="#fff8ea"/>"##;

pub const MOON: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#8e5cb5"/><path d="M37 11c-11 8-11 28 3 35 3 1 6 2 9 1-9 8-24 6-30-4-7-13 2-30 18-32z" fill="#fff8ea"/>"##;

pub const BELL: &str = r##"<path d="M7 8c16-3 34-3 50 0l-1 46-8 5-8-5-8 5-8-5-8 5-8-5z" fill="#b5673f"/><path d="M32 11c10 0 13 8 13 16 0 7 2 10 6 15H13c4-5 6-8 6-15 0-8 3-16 13-16zM27 43c0 8 10 8 10 0z" fill="#fff8ea"/>"##;

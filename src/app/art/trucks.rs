//! What sets the five trucks apart: body and roof, on a 360×260 grid whose ground is at 244.
//!
//! Every body leaves the hatch (62–222 × 106–172) and its counter free; [`super::truck`] puts those in.

/// A truck's own drawings, from back to front.
pub struct Parts {
    /// Behind and including the body.
    pub body: &'static str,
    /// Centres, height and radius of the wheels, and the paint of their hubs.
    pub wheels: (&'static [i32], i32, i32, &'static str),
    /// The two paints of the awning.
    pub awning: [&'static str; 2],
    /// The head that looks out of the hatch.
    pub owner: &'static str,
    /// The object on the roof.
    pub roof: &'static str,
    /// The sign: its words, its left, top, width and height, and its paint.
    pub sign: (&'static str, [i32; 4], &'static str),
}

/// A pink step van with a mad taco on a spring.
pub const TACOLOCO: Parts = Parts {
    body: r##"<path d="M22 214V100c0-12 8-20 20-20h196c10 0 17 4 21 12l38 66c5 8 7 14 7 22v34c0 7-5 12-12 12H34c-7 0-12-5-12-12z" fill="#e4638f"/><path d="M30 90c3-4 7-5 12-5h150" stroke="#ffc2d6" stroke-width="5"/><path d="M22 192l20-9 20 9 20-9 20 9 20-9 20 9 20-9 20 9 20-9 20 9 20-9 20 9 20-9 21 9v22c0 7-5 12-12 12H34c-7 0-12-5-12-12z" fill="#1f8a8c"/><path d="M23 210h279v4c0 6-4 10.5-10 10.5H34c-7 0-11-4-11-10.5z" fill="#125e63" stroke="none"/><path d="M240 96h11c4 0 6 2 8 5l27 47h-46z" class="t-glass"/><path d="M249 140l17-30" stroke="#fff8ea" stroke-width="5"/><path d="M232 92v131M243 164h10"/><path d="M292 178h12v14h-12z" fill="#ffe08a"/><path d="M284 214h26v10h-26z" fill="#fff8ea"/><path class="lamplight" d="M304 180l56-16v60l-56-32z"/>"##,
    wheels: (&[76, 254], 222, 21, "#f2b632"),
    awning: ["#1f8a8c", "#fff8ea"],
    owner: "chela",
    roof: r##"<path d="M262 92l12-7-16-7 17-7-16-6 14-6" stroke-width="9"/><path d="M262 92l12-7-16-7 17-7-16-6 14-6" stroke="#7fd0cc"/><use href="#g-taco" x="230" y="-2" width="70" height="70" transform="rotate(-9 265 32)"/><circle cx="249" cy="40" r="9" fill="#fff8ea"/><circle cx="271" cy="38" r="12" fill="#fff8ea"/><circle cx="251" cy="42" r="3" fill="#2a1a33"/><circle cx="267" cy="35" r="4.5" fill="#2a1a33"/><path d="M248 54c6 5 14 5 20 0" stroke-width="3.5"/>"##,
    sign: ("TACOLOCO", [34, 24, 188, 44], "#f2b632"),
};

/// A red racing truck with a long nose, a smoking stack and three horns.
pub const TRUCK_OFF: Parts = Parts {
    body: r##"<path d="M238 118V44c0-7 12-7 12 0v74z" fill="#cfc4cf"/><path d="M236 36c-8-3-6-14 3-14 2-9 16-9 18 0 10-2 12 13 2 14z" fill="#e8dfe6"/><path d="M16 216V94c0-9 6-15 15-15h205v147H26c-6 0-10-4-10-10z" fill="#d8432e"/><path d="M236 226V106c0-8 5-13 12-13h28c6 0 10 3 13 8l18 38h28c10 0 16 7 16 16v61c0 6-4 10-10 10z" fill="#d8432e"/><path d="M24 89c2-3 5-4 8-4h150" stroke="#ffb3a0" stroke-width="5"/><path d="M16 190h335v26c0 6-4 10-10 10H26c-6 0-10-4-10-10z" fill="#a82c1f"/><path d="M18 182h218v14H18z" fill="#fff8ea"/><path d="M18 182h14v7H18zM46 182h14v7H46zM74 182h14v7H74zM102 182h14v7h-14zM130 182h14v7h-14zM158 182h14v7h-14zM186 182h14v7h-14zM214 182h14v7h-14zM32 189h14v7H32zM60 189h14v7H60zM88 189h14v7H88zM116 189h14v7h-14zM144 189h14v7h-14zM172 189h14v7h-14zM200 189h14v7h-14z" fill="#2a1a33" stroke="none"/><path d="M249 106h26c4 0 6 2 8 5l13 29h-47z" class="t-glass"/><path d="M257 133l12-21" stroke="#fff8ea" stroke-width="5"/><path d="M244 150c30 2 70 1 106 6v13c-38-5-76-4-106-5z" fill="#fff8ea"/><path d="M244 93v130M254 178h10"/><path d="M334 176h17v26h-17zM334 184h17M334 193h17" fill="#cfc4cf"/><path d="M322 208h34v15h-34z" fill="#fff8ea"/><path d="M315 176a9 9 0 1 0 .1 0z" fill="#ffe08a"/><path class="lamplight" d="M352 182l44-16v54l-44-18z"/>"##,
    wheels: (&[70, 292], 220, 23, "#fff8ea"),
    awning: ["#fff8ea", "#d8432e"],
    owner: "beto",
    roof: r##"<g fill="#f2b632"><path d="M262 84h22l26-12v34l-26-12h-22z"/><path d="M258 66h20l24-12v32l-24-11h-20z"/></g><path d="M302 54v32M310 72v34" stroke="#c98612" stroke-width="4"/><path d="M303 52c5 4 5 30 0 34M311 71c5 4 5 30 0 35"/><path d="M318 60l12-8M322 74l16-2M320 90l12 6" stroke-width="9"/><path d="M318 60l12-8M322 74l16-2M320 90l12 6" stroke="#ffe08a"/>"##,
    sign: ("TRUCK OFF", [28, 22, 194, 46], "#2c5d94"),
};

/// A round yellow bus with a calendar on its rack.
pub const TACO_TUESDAY: Parts = Parts {
    body: r##"<path d="M16 206v-82c0-29 18-46 48-46h186c38 0 58 24 64 62l7 42c3 26 1 44-17 44H36c-12 0-20-8-20-20z" fill="#f2b632"/><path d="M32 104c5-12 15-20 32-20h112" stroke="#ffe9ad" stroke-width="5"/><path d="M16 188c70-8 190 4 236-8 28-8 46-22 64-28l5 30c3 26 1 44-17 44H36c-12 0-20-8-20-20z" fill="#4a86c5"/><path d="M18 206c90 4 200 4 303 0-1 11-6 18.5-17 18.5H36c-10 0-18-7-18-18.5z" fill="#2c5d94" stroke="none"/><path d="M16 188c70-8 190 4 236-8 28-8 46-22 64-28" stroke="#fff8ea" stroke-width="9"/><path d="M16 183c70-8 190 4 236-8 28-8 46-22 63-28M16 193c70-8 190 4 236-8 28-8 46-22 66-28"/><path d="M240 98h14c22 0 36 14 42 40l-56 10z" class="t-glass"/><path d="M272 102c4 12 6 24 6 38"/><path d="M250 138l12-28" stroke="#fff8ea" stroke-width="5"/><path d="M232 94v126M241 166h9"/><circle cx="303" cy="184" r="11" fill="#fff8ea"/><circle cx="303" cy="184" r="5" fill="#ffe08a" stroke-width="2.5"/><path d="M286 214h42v10h-42z" fill="#fff8ea"/><path class="lamplight" d="M314 178l46-14v60l-46-30z"/>"##,
    wheels: (&[78, 260], 222, 21, "#fff8ea"),
    awning: ["#4a86c5", "#fff8ea"],
    owner: "ana",
    roof: r##"<path d="M30 82V72h226v10M120 72v10M180 72v10" stroke-width="9"/><path d="M30 82V72h226v10M120 72v10M180 72v10" stroke="#c69a55"/><g transform="rotate(5 262 40)"><path d="M236 10h52v58h-52z" fill="#fff8ea"/><path d="M236 10h52v15h-52z" fill="#d8432e"/><path d="M248 4v11M276 4v11" stroke-width="5"/><use href="#g-taco" x="243" y="28" width="38" height="38"/></g>"##,
    sign: ("TACO TUESDAY", [20, 28, 206, 40], "#2c5d94"),
};

/// A green round-ended trailer that carries the city's skyline.
pub const FOOD_TRUCK_CITY: Parts = Parts {
    body: r##"<path d="M330 222v18" stroke-width="9"/><path d="M330 222v18" stroke="#cfc4cf"/><path d="M286 206l56 8v12h-64z" fill="#cfc4cf"/><path d="M338 206a8 8 0 1 0 .1 0z" fill="#f2b632"/><path d="M66 80h166c50 0 78 30 78 78v36c0 20-10 32-30 32H50c-21 0-34-11-34-32v-44c0-44 16-70 50-70z" fill="#7fb135"/><path d="M32 116c6-18 18-29 36-30h110" stroke="#d6eaa8" stroke-width="5"/><path d="M17 186h292v8c0 20-10 30.5-29 30.5H50c-20 0-32-11-32.5-30.5z" fill="#56821c" stroke="none"/><path d="M17 186h293" stroke-width="9"/><path d="M17 186h293" stroke="#fff8ea"/><path d="M44 96v90M232 81v104" stroke="#56821c"/><path d="M26 198h.1M46 198h.1M66 198h.1M86 198h.1M206 198h.1M226 198h.1M300 198h.1M52 108h.1M52 128h.1M52 148h.1M52 168h.1" stroke="#d6eaa8" stroke-width="4"/><path d="M244 116c0-10 6-14 18-14s20 6 20 16v96h-38z" fill="#fff8ea"/><circle cx="263" cy="130" r="12" class="t-glass"/><path d="M272 166h.1" stroke-width="6"/><path d="M290 130c8 4 12 12 13 24l-13-2z" class="t-glass"/><path d="M240 214h46v10h-46z" fill="#eac98f"/>"##,
    wheels: (&[126, 178], 222, 20, "#fff8ea"),
    awning: ["#f2b632", "#fff8ea"],
    owner: "ines",
    roof: r##"<path d="M44 82V34h22V14h26v20h14V2l12-8 12 8v32h16V22h28v12h16V8h26v30h18V20l16-8 14 8v62z" fill="#2c5d94" transform="translate(8 6)"/><path class="lit-pane" stroke="none" d="M78 28h7v8h-7zM90 28h7v8h-7zM124 16h8v8h-8zM124 30h8v8h-8zM162 36h8v7h-8zM176 36h8v7h-8zM206 22h7v8h-7zM218 22h7v8h-7zM250 36h7v8h-7zM262 36h7v8h-7zM250 52h7v8h-7zM262 52h7v8h-7zM250 68h7v8h-7z"/><path d="M126-1v-8" stroke-width="3"/>"##,
    sign: ("FOOD TRUCK CITY", [24, 42, 212, 36], "#d8432e"),
};

/// A purple truck on huge wheels, with flames and the trophy everyone wants.
pub const TACO: Parts = Parts {
    body: r##"<path d="M70 196h222M96 204l24-22M262 204l-24-22" stroke-width="9"/><path d="M24 186V94c0-9 6-15 15-15h195c7 0 12 3 15 9l22 38h44c11 0 19 8 19 19v31c0 6-4 10-10 10H34c-6 0-10-4-10-10z" fill="#8e5cb5"/><path d="M34 90c2-3 4-5 8-5h140" stroke="#d9bff0" stroke-width="5"/><path d="M334 152v24c0 6-4 10-10 10H236c-10 0-8-8-14-8 6-3 12-2 16 0-4-8 4-18 14-20-3 6 0 10 6 10 0-10 8-18 22-20-4 6-2 10 4 10 8-8 28-10 50-6z" fill="#f2b632"/><path d="M334 168v8c0 6-4 8.5-10 8.5h-60c0-8 8-10 14-8 0-6 8-10 14-8 8-6 24-6 42-.5z" fill="#d8432e" stroke="none"/><path d="M26 178c60 4 130 4 200 0v8c-60 1-130 1-190 0-6 0-9-3-10-8z" fill="#653a8c" stroke="none"/><path d="M240 96h8l22 34h-30z" class="t-glass"/><path d="M247 122l6-11" stroke="#fff8ea" stroke-width="5"/><path d="M232 92v58M240 142h9"/><path d="M322 142h12v12h-12z" fill="#ffe08a"/><path d="M326 168h22v14h-22z" fill="#cfc4cf"/><path class="lamplight" d="M334 146l26-10v40l-26-22z"/>"##,
    wheels: (&[84, 278], 208, 36, "#f2b632"),
    awning: ["#f2b632", "#653a8c"],
    owner: "diego",
    roof: r##"<path d="M232 82l14-10h22l12 10" fill="#653a8c"/><use href="#g-trophy" x="222" y="4" width="70" height="70"/>"##,
    sign: ("T.A.C.O.", [34, 20, 176, 48], "#d8432e"),
};

use leptos::prelude::*;

use super::game::TableGame;
use super::session::{Phase, Session};
use crate::app::art::{Garland, Glyph, Icon};
use crate::app::live::{live_view, press};
use crate::app::shell::page::focus;
use crate::app::words::names::Names;
use crate::app::words::words_now;

/// Covers the table while the device changes hands. What it hides is not in the page at all.
pub fn curtain<G: TableGame>(session: Session<G>, names: StoredValue<Names>) -> AnyView {
    let name = Memo::new(move |_| match session.phase.get() {
        Phase::Curtain(seat) => Some(names.get_value().of(seat).spoken(words_now())),
        _ => None,
    });
    let lift = Callback::new(move |()| session.lift_curtain());
    live_view(move || name.get().map(|name| cover(&name, lift)).into_any()).into_any()
}

fn cover(name: &str, lift: Callback<()>) -> AnyView {
    let words = &words_now().table;
    request_animation_frame(|| focus("[data-step='curtain']"));
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            <Garland/>
            <div class="panel">
                <Icon glyph=Glyph::People class="big"/>
                <h2 id="curtain-title">{(words.give_the_device)(name)}</h2>
                <p>{words.curtain_lead}</p>
                <button type="button" class="button" data-step="curtain" on:click=press(move || lift.run(()))>
                    {(words.i_am)(name)}
                </button>
            </div>
        </section>
    }
    .into_any()
}

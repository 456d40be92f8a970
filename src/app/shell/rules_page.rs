//! The rules of a game, with pictures made from its own cards.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::catalog::{Offer, offer};
use super::header::page_header;
use super::lost::NotFound;
use super::page::{arrive, focus, in_words, titled, use_language};
use super::route::href;
use crate::app::art::{CardFace, CardLook, Glyph, Icon};
use crate::app::words::Words;
use crate::app::words::rules::{self, Block, Section};
use crate::rules::GameId;

#[component]
pub fn RulesPage() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.with(|params| GameId::from_slug(&params.get("game")?)));
    move || match game.get().map(offer) {
        Some(game) => rules_of(game),
        None => view! { <NotFound/> }.into_any(),
    }
}

fn rules_of(game: &'static Offer) -> AnyView {
    arrive(|words| titled(&(words.shell.rules.title)(game.title)));
    let language = use_language();
    in_words(move |words| {
        let say = &words.shell.rules;
        let lobby = href(&format!("/{}", game.id.slug()));
        let body = match rules::of(game.id, language.get()) {
            Some(sections) => chapters(game, sections, words),
            None => view! { <p class="panel">{say.not_yet}</p> }.into_any(),
        };
        view! {
            {page_header(words)}
            <main id="main" class="page rules" data-rules=game.id.slug()>
                <h1 tabindex="-1">{(say.title)(game.title)}</h1>
                {body}
                <p class="rules-end">
                    <a class="button" href=lobby><Icon glyph=Glyph::Play/>{say.to_lobby}</a>
                    <a class="button quiet" href=href("/")>{words.shell.to_street}</a>
                </p>
            </main>
        }
        .into_any()
    })
    .into_any()
}

fn chapters(game: &Offer, sections: &'static [Section], words: &'static Words) -> AnyView {
    // The address is complete because the page's base would make a bare fragment lead to the street.
    let here = href(&format!("/{}/rules", game.id.slug()));
    let contents = sections.iter().map(|section| {
        let jump = move |_| jump_to(section.id);
        view! { <li><a href=format!("{here}#{}", section.id) on:click=jump>{section.title}</a></li> }
    });
    // An address that names a chapter opens at it.
    let asked = window().location().hash().unwrap_or_default();
    if let Some(section) =
        sections.iter().find(|section| asked.strip_prefix('#') == Some(section.id))
    {
        jump_to(section.id);
    }
    view! {
        <nav class="panel contents" aria-labelledby="contents">
            <h2 id="contents">{words.shell.rules.contents}</h2>
            <ol>{contents.collect_view()}</ol>
        </nav>
        <div class="chapters" data-game=game.id.slug()>
            {sections.iter().map(|section| chapter(section, words)).collect_view()}
        </div>
    }
    .into_any()
}

/// Brings a chapter to the top of the window and the focus to it, once it is there.
fn jump_to(id: &'static str) {
    request_animation_frame(move || {
        if let Some(heading) = document().get_element_by_id(id) {
            focus(&format!("#{id}"));
            heading.scroll_into_view();
        }
    });
}

fn chapter(section: &'static Section, words: &'static Words) -> AnyView {
    view! {
        <section class="panel chapter">
            <h2 id=section.id tabindex="-1">{section.title}</h2>
            {section.blocks.iter().map(|block| shown(block, words)).collect_view()}
        </section>
    }
    .into_any()
}

fn shown(block: &'static Block, words: &'static Words) -> AnyView {
    match *block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::List(lines) => {
            let lines = lines.iter().map(|line| view! { <li>{*line}</li> });
            view! { <ul>{lines.collect_view()}</ul> }.into_any()
        }
        Block::Terms(terms) => {
            let terms = terms.iter().map(|(term, text)| view! { <dt>{*term}</dt><dd>{*text}</dd> });
            view! { <dl>{terms.collect_view()}</dl> }.into_any()
        }
        Block::Parameters(parameters) => {
            let terms = parameters
                .iter()
                .map(|(name, text)| view! { <dt><code>{*name}</code></dt><dd>{*text}</dd> });
            view! { <dl>{terms.collect_view()}</dl> }.into_any()
        }
        Block::Figure { cards, verdict, caption } => figure(cards(words), verdict, caption),
        Block::Counted { cards, caption } => counted(cards(words), caption),
    }
}

/// Cards side by side, what becomes of them, and what that means.
fn figure(cards: Vec<CardLook>, verdict: Option<Glyph>, caption: &'static str) -> AnyView {
    view! {
        <figure>
            <div class="figure-cards">
                {cards.into_iter().map(|look| view! { <CardFace look=look/> }).collect_view()}
                {verdict.map(|glyph| view! { <Icon glyph=glyph class="verdict"/> })}
            </div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// Every kind of card with its number of copies.
fn counted(cards: Vec<(CardLook, u8)>, caption: &'static str) -> AnyView {
    let kinds = cards.into_iter().map(|(look, copies)| {
        let name = look.name.clone();
        view! {
            <li>
                <CardFace look=look/>
                <span>{name}</span>
                <b>{format!("× {copies}")}</b>
            </li>
        }
    });
    view! {
        <figure>
            <ul class="kinds">{kinds.collect_view()}</ul>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

use super::{Block, Section, tacoloco_cards, tacoloco_kinds};
use crate::app::art::Glyph;
use crate::rules::tacoloco::Card::{Eight, Five, Four, Legendary, Lonesome, Seven, Three};

pub const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "The idea",
        blocks: &[
            Block::Text(
                "Everybody builds the same tacos, one filling at a time. Bring a taco to exactly 11 and you serve it to somebody else. Go past 11 and you eat it yourself. When all cards are gone, whoever has the fewest in front of them wins.",
            ),
            Block::Text("Two to five players, about a quarter of an hour."),
        ],
    },
    Section {
        id: "cards",
        title: "The cards",
        blocks: &[Block::Counted {
            cards: tacoloco_kinds,
            caption: "Eight fillings worth 1 to 8, and two specials: 70 cards in all.",
        }],
    },
    Section {
        id: "turn",
        title: "Your turn",
        blocks: &[
            Block::Text(
                "You hold three cards. Play one, see what it does, then draw one as long as there is a deck. Play goes clockwise.",
            ),
            Block::Terms(&[
                ("Below 11", "The new sum is announced and the next player goes."),
                (
                    "Exactly 11",
                    "A perfect taco. You choose another player, and all of its cards land in front of them.",
                ),
                ("Above 11", "Ruined. All of its cards land in front of you."),
            ]),
            Block::Figure {
                cards: |words| tacoloco_cards(&[Three, Five, Three], words),
                verdict: Some(Glyph::Perfect),
                caption: "Radish 3, cheese 5, radish 3: that makes 11. Perfect! The whole taco goes to somebody else.",
            },
            Block::Figure {
                cards: |words| tacoloco_cards(&[Three, Four, Eight], words),
                verdict: Some(Glyph::Ruined),
                caption: "Radish 3, tomato 4, chile 8: that makes 15. Ruined, and the one who added the chile takes all three cards.",
            },
            Block::Text("If no taco is left on the table, the next card played starts one."),
        ],
    },
    Section {
        id: "same",
        title: "Same on same: a new taco",
        blocks: &[
            Block::Text(
                "A filling never goes onto an equal one. If your card equals the top card of a taco, you may open a new taco with it, or put it on another taco whose top is different. If it equals every top, it has to open a new one. That is how several tacos come to stand side by side.",
            ),
            Block::Figure {
                cards: |words| tacoloco_cards(&[Seven, Seven], words),
                verdict: Some(Glyph::NewTaco),
                caption: "Steak on steak: the second one starts a taco of its own.",
            },
        ],
    },
    Section {
        id: "specials",
        title: "The two specials",
        blocks: &[
            Block::Figure {
                cards: |words| tacoloco_cards(&[Legendary, Lonesome], words),
                verdict: None,
                caption: "The Legendary Taco and the Lonesome Taco.",
            },
            Block::Terms(&[
                ("Legendary Taco", "Makes any taco exactly 11, whatever lies in it."),
                (
                    "Lonesome Taco, on your turn",
                    "Sets a taco back to 0. Its cards stay where they are and will move with it later.",
                ),
                (
                    "Lonesome Taco, as an answer",
                    "When somebody plays a Legendary Taco, any other player may answer with a Lonesome Taco before the taco is served. Then the one who played the Legendary takes everything, both specials included. Whoever answered draws a card at once, and the next player after the Legendary's goes on.",
                ),
            ]),
        ],
    },
    Section {
        id: "end",
        title: "The end",
        blocks: &[Block::Text(
            "Once the deck is empty, hands shrink. The game ends when deck and hands are empty. Fewest cards in front wins; players with equally few share the victory.",
        )],
    },
    Section {
        id: "edition",
        title: "How this edition plays it",
        blocks: &[
            Block::Text("Where the printed rules leave something open, this is what happens here."),
            Block::List(&[
                "The first player is drawn at random.",
                "Only the top cards of the tacos on the table are compared, the card turned up at the start included.",
                "While a taco stands, a new one can be opened only with a card that equals some top. A Legendary or a Lonesome is then always played onto a taco.",
                "With no taco on the table any card starts one. A Legendary alone is a perfect taco of one card; a Lonesome alone is a taco worth 0.",
                "The top card is the one laid last. A Lonesome on top has no value, so nothing equals it, and a second Lonesome may go onto it.",
                "The sum counts only what was laid after the last Lonesome, but all cards of the taco move together.",
                "The order of a turn: the card and its taco; for a Legendary, the question whether anyone answers; whoever answered draws; the taco goes to its taker, who is named only now; the player whose turn it is draws. The last card of the deck goes to whoever draws first.",
                "After a Legendary, everybody else with cards in hand is asked in turn order, whether or not they hold a Lonesome, so that the question itself tells nothing. The first yes ends it. Only a Legendary can be answered, and an answer cannot.",
                "You cannot serve a taco to yourself. Anybody else may get it, even with an empty hand. With two players there is nothing to choose.",
                "Equal cards in your hand count as one choice.",
                "Tacos left unfinished at the end count for nobody. A player with an empty hand is passed over. The game is over the moment deck and hands are empty and the last taco has been taken. A tie is shared, and nothing breaks it.",
                "Everybody may see the tacos, the cards in front of each player, and how many cards are in hands and deck. Hands and the order of the deck are secret, for the bots too.",
                "The number of copies of each card is our own choice; the total of 70 is not.",
            ]),
        ],
    },
    Section {
        id: "here",
        title: "Playing here",
        blocks: &[Block::Terms(&[
            (
                "Seeing first",
                "Point at a card or give it the focus, and every taco shows what the card would do there.",
            ),
            (
                "Undo",
                "Takes a move back as far as the last card nobody had seen yet. At a practice table it goes back without limit.",
            ),
            ("Hint", "Shows what the strongest bot would play in your place, and why."),
            (
                "Moves",
                "Every move you may make, as a plain list in words. A whole game can be played from it alone.",
            ),
            (
                "Keyboard",
                "Tab walks through everything, Enter or Space does it, Escape closes a sheet.",
            ),
            (
                "Several people, one device",
                "Before another person's turn a curtain hides the table, and the hidden cards are not in the page at all until that person lifts it.",
            ),
            (
                "Leaving",
                "Every step is saved in this browser. Come back whenever you like and go on.",
            ),
            (
                "Seed and fairness",
                "A seed decides the whole deal before the first move. Same seed, same deal: play it again, or give it to a friend. Bots are shown only what their seat may see, and a finished game can be replayed card by card.",
            ),
        ])],
    },
    Section {
        id: "address",
        title: "Tables by address",
        blocks: &[
            Block::Text(
                "A table's address says everything about it, so you can write one yourself, for example /tacoloco/play?seats=you,hard,easy&seed=7.",
            ),
            Block::Parameters(&[
                (
                    "seats=",
                    "Two to five of these, with commas between: you, person (somebody else here), easy, medium, hard, random. “you” at most once.",
                ),
                ("seed=", "A whole number. Without one, the deal is drawn at random."),
                ("speed=", "instant, fast, normal or slow, for this visit only."),
                ("practice=", "on or off: undo without limit."),
            ]),
        ],
    },
    Section {
        id: "credits",
        title: "Credits",
        blocks: &[Block::Text(
            "Tacoloco is a game by TREO Game Designers, published by Helvetiq in 2025. This is an unofficial adaptation, made by people who like it; neither the designers nor the publisher have a part in it. Program, words and pictures here are our own. If you enjoy the game, get the real box.",
        )],
    },
];

use super::{Block, Section, tacoloco_cards, tacoloco_kinds};
use crate::app::art::Glyph;
use crate::rules::tacoloco::Card::{Eight, Five, Four, Legendary, Lonesome, Seven, Three};

pub const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "L’idée",
        blocks: &[
            Block::Text(
                "Tout le monde garnit les mêmes tacos, un ingrédient après l’autre. Amenez un taco à 11 tout juste et vous le servez à quelqu’un d’autre. Dépassez 11 et il est pour vous. Quand il ne reste plus de cartes à jouer, c’est la personne qui en a le moins devant elle qui gagne.",
            ),
            Block::Text("De deux à cinq, un petit quart d’heure."),
        ],
    },
    Section {
        id: "cards",
        title: "Les cartes",
        blocks: &[Block::Counted {
            cards: tacoloco_kinds,
            caption: "Huit ingrédients de 1 à 8, et deux cartes spéciales : 70 cartes en tout.",
        }],
    },
    Section {
        id: "turn",
        title: "Votre tour",
        blocks: &[
            Block::Text(
                "Vous tenez trois cartes. Jouez-en une, voyez ce qu’elle donne, puis piochez tant qu’il y a une pioche. On tourne dans le sens des aiguilles d’une montre.",
            ),
            Block::Terms(&[
                ("Moins de 11", "La nouvelle somme est annoncée, et c’est à la personne suivante."),
                (
                    "Tout juste 11",
                    "Un taco parfait. Vous choisissez quelqu’un d’autre, et toutes ses cartes vont devant cette personne.",
                ),
                ("Plus de 11", "Raté. Toutes ses cartes viennent devant vous."),
            ]),
            Block::Figure {
                cards: |words| tacoloco_cards(&[Three, Five, Three], words),
                verdict: Some(Glyph::Perfect),
                caption: "Radis 3, fromage 5, radis 3 : cela fait 11. Parfait ! Le taco entier part chez quelqu’un d’autre.",
            },
            Block::Figure {
                cards: |words| tacoloco_cards(&[Three, Four, Eight], words),
                verdict: Some(Glyph::Ruined),
                caption: "Radis 3, tomate 4, piment 8 : cela fait 15. Raté, et qui a mis le piment ramasse les trois cartes.",
            },
            Block::Text(
                "S’il n’y a plus de taco sur la table, la prochaine carte jouée en commence un.",
            ),
        ],
    },
    Section {
        id: "same",
        title: "Même valeur : un nouveau taco",
        blocks: &[
            Block::Text(
                "Un ingrédient ne va jamais sur son pareil. Si votre carte est égale à celle du dessus d’un taco, vous pouvez ouvrir un nouveau taco avec elle, ou la poser sur un autre taco dont le dessus est différent. Si elle est égale à tous les dessus, elle ouvre forcément un nouveau taco. C’est ainsi que plusieurs tacos se retrouvent côte à côte.",
            ),
            Block::Figure {
                cards: |words| tacoloco_cards(&[Seven, Seven], words),
                verdict: Some(Glyph::NewTaco),
                caption: "Bœuf sur bœuf : le second commence son propre taco.",
            },
        ],
    },
    Section {
        id: "specials",
        title: "Les deux cartes spéciales",
        blocks: &[
            Block::Figure {
                cards: |words| tacoloco_cards(&[Legendary, Lonesome], words),
                verdict: None,
                caption: "Le Taco légendaire et le Taco Solo.",
            },
            Block::Terms(&[
                (
                    "Taco légendaire",
                    "Porte n’importe quel taco à 11 tout juste, quoi qu’il contienne.",
                ),
                (
                    "Taco Solo, à votre tour",
                    "Remet un taco à 0. Ses cartes y restent et partiront avec lui plus tard.",
                ),
                (
                    "Taco Solo, en réponse",
                    "Quand quelqu’un joue un Taco légendaire, toute autre personne peut répondre par un Taco Solo avant que le taco soit servi. Alors qui a joué le légendaire ramasse tout, les deux cartes spéciales comprises. Qui a répondu pioche aussitôt, et le jeu continue après la personne qui a joué le légendaire.",
                ),
            ]),
        ],
    },
    Section {
        id: "end",
        title: "La fin",
        blocks: &[Block::Text(
            "Une fois la pioche vide, les mains diminuent. La partie finit quand la pioche et les mains sont vides. Le moins de cartes devant soi gagne ; à égalité, on partage la victoire.",
        )],
    },
    Section {
        id: "edition",
        title: "Comment on joue ici",
        blocks: &[
            Block::Text("Là où la règle imprimée laisse un doute, voici ce qui se passe ici."),
            Block::List(&[
                "La première personne à jouer est tirée au sort.",
                "On ne compare que les cartes du dessus des tacos présents, y compris la carte retournée au début.",
                "Tant qu’il y a un taco, on n’en ouvre un nouveau qu’avec une carte égale à l’un des dessus. Un légendaire ou un Solo se joue alors toujours sur un taco.",
                "Sans taco sur la table, n’importe quelle carte en commence un. Un légendaire seul est un taco parfait d’une carte ; un Solo seul est un taco à 0.",
                "La carte du dessus est la dernière posée. Un Solo sur le dessus n’a pas de valeur : rien ne lui est égal, et on peut y poser un autre Solo.",
                "La somme ne compte que ce qui a été posé après le dernier Solo, mais toutes les cartes du taco partent ensemble.",
                "L’ordre d’un tour : la carte et son taco ; pour un légendaire, on demande si quelqu’un répond ; qui a répondu pioche ; le taco va à son destinataire, désigné seulement maintenant ; la personne dont c’est le tour pioche. La dernière carte de la pioche va à qui pioche en premier.",
                "Après un légendaire, toutes les autres personnes qui ont des cartes sont interrogées dans l’ordre du tour, qu’elles aient un Solo ou non : la question ne trahit rien. Le premier oui y met fin. On ne répond qu’à un légendaire, jamais à une réponse.",
                "On ne peut pas se servir soi-même. Toute autre personne peut recevoir le taco, même la main vide. À deux, il n’y a rien à choisir.",
                "Des cartes égales dans votre main ne font qu’un seul choix.",
                "Les tacos inachevés à la fin ne comptent pour personne. Qui a la main vide est sauté. La partie s’arrête dès que la pioche et les mains sont vides et que le dernier taco est parti. L’égalité se partage, rien ne la départage.",
                "Tout le monde voit les tacos, les cartes devant chacun, la taille des mains et de la pioche. Les mains et l’ordre de la pioche sont secrets, aussi pour les robots.",
                "Le nombre d’exemplaires de chaque carte est notre choix ; le total de 70 ne l’est pas.",
            ]),
        ],
    },
    Section {
        id: "here",
        title: "À cette table",
        blocks: &[Block::Terms(&[
            (
                "Voir avant",
                "Pointez une carte ou donnez-lui le focus : chaque taco montre ce qu’elle y ferait.",
            ),
            (
                "Annuler",
                "Reprend un coup, jusqu’à la dernière carte que personne n’avait encore vue. À une table d’entraînement, sans limite.",
            ),
            ("Conseil", "Montre ce que le meilleur robot jouerait à votre place, et pourquoi."),
            (
                "Coups",
                "Tous les coups permis, en une simple liste de phrases. Elle suffit pour jouer une partie entière.",
            ),
            ("Clavier", "Tab parcourt tout, Entrée ou Espace agit, Échap ferme un volet."),
            (
                "À plusieurs sur un appareil",
                "Avant le tour d’une autre personne, un rideau cache la table, et les cartes secrètes ne sont pas dans la page tant qu’elle ne l’a pas levé.",
            ),
            (
                "Partir",
                "Chaque pas est gardé dans ce navigateur. Revenez quand vous voulez et continuez.",
            ),
            (
                "Graine et équité",
                "Une graine décide de toute la donne avant le premier coup. Même graine, même donne : rejouez-la ou donnez-la à quelqu’un. Les robots ne reçoivent que ce que leur place peut voir, et une partie finie se revoit carte par carte.",
            ),
        ])],
    },
    Section {
        id: "address",
        title: "Une table par son adresse",
        blocks: &[
            Block::Text(
                "L’adresse d’une table en dit tout ; vous pouvez donc en écrire une, par exemple /tacoloco/play?seats=you,hard,easy&seed=7.",
            ),
            Block::Parameters(&[
                (
                    "seats=",
                    "De deux à cinq de ces mots, séparés par des virgules : you (vous), person (une autre personne ici), easy, medium, hard, random. « you » une fois au plus.",
                ),
                ("seed=", "La graine, un nombre entier. Sans elle, la donne est tirée au sort."),
                ("speed=", "instant, fast, normal ou slow, pour cette visite seulement."),
                ("practice=", "on ou off : annuler sans limite."),
            ]),
        ],
    },
    Section {
        id: "credits",
        title: "Crédits",
        blocks: &[Block::Text(
            "Tacoloco est un jeu de TREO Game Designers, édité par Helvetiq en 2025. Ceci est une adaptation non officielle, faite par des gens qui l’aiment ; ni les auteurs ni l’éditeur n’y ont part. Le programme, les textes et les images sont les nôtres. Si le jeu vous plaît, achetez la vraie boîte.",
        )],
    },
];

use super::{
    CrashWords, ErrorWords, ImportWords, LobbyWords, LostWords, RulesWords, SettingsWords,
    ShellWords, StreetWords, range,
};
use crate::ai::Level;
use crate::app::table::players::Player;
use crate::rules::GameId;

pub const FRENCH: ShellWords = ShellWords {
    skip: "Aller à la page",
    tools: "Site",
    to_day: "Passer au jour",
    to_night: "Passer à la nuit",
    to_street: "Retour à la rue",
    play: "Jouer",
    go_on: "Continuer",
    soon: "Bientôt ouvert",
    sure: "Oui, supprimer",
    keep: "Garder",
    players: |seats| format!("{} pers.", range(seats.start(), seats.end())),
    minutes: |(least, most)| format!("{} min", range(least, most)),
    pitch: |game| match game {
        GameId::Tacoloco => {
            "Garnissez le taco jusqu’à 11 tout juste, puis servez‑le à quelqu’un d’autre."
        }
        GameId::TruckOff => "Deux camions, des places secrètes, et des dés qui fixent la recette.",
        GameId::TacoTuesday => {
            "Misez sur des produits frais, cuisinez de fameuses recettes, séduisez la foule."
        }
        GameId::FoodTruckCity => "Menez vos camions dans une ville qui se dévoile rue après rue.",
        GameId::Taco => "Montez le taco de vos rêves pendant que les autres le grignotent.",
    },
    street: StreetWords {
        title: "Taco Street : cinq jeux de food trucks",
        tagline: "Cinq jeux de food trucks, ouverts toute la nuit.",
        games: "Jeux",
        ribbon: "Bientôt",
        about_title: "À propos",
        about: [
            "Jouez seul face aux patrons des camions, ou faites passer un même appareil. Sans compte, sans frais, rien à installer.",
            "Rien ne quitte votre navigateur : parties et réglages sont gardés ici et nulle part ailleurs.",
            "Adaptations non officielles : les jeux sont à leurs auteurs et éditeurs, nommés sur chaque page de règles. Le programme, les textes et les images sont les nôtres, en code ouvert.",
        ],
    },
    import: ImportWords {
        title: "Revoir une partie",
        hint: "Ouvrez un fichier de partie téléchargé depuis une table, le vôtre ou celui d’une amie.",
        button: "Choisir un fichier",
        unreadable: "Ce fichier est illisible. Vient-il bien d’une table d’ici ?",
        not_open: |game| format!("C’est une partie de {game}, qui n’est pas encore ouvert."),
    },
    lobby: LobbyWords {
        title: "Une nouvelle table",
        seats: "Qui joue ?",
        playing: |count| format!("{count} à table"),
        fewer: "Une place de moins",
        more: "Une place de plus",
        chair: |chair| format!("Chaise {chair}"),
        choice: |choice| match choice {
            Some(Player::You) => "Vous",
            Some(Player::Person) => "Une autre personne ici",
            Some(Player::Bot(Level::Easy)) => "Robot facile",
            Some(Player::Bot(Level::Medium)) => "Robot moyen",
            Some(Player::Bot(Level::Hard)) => "Robot fort",
            Some(Player::Bot(Level::Random)) => "Robot au hasard",
            None => "Fermée",
        },
        options: "Plus d’options",
        practice: "Table d’entraînement",
        practice_hint: "Annuler sans limite, même après avoir vu des cartes.",
        seed: "Graine",
        seed_hint: "Le même nombre donne les mêmes cartes. Laissez vide pour la surprise.",
        seed_wrong: "Une graine est un nombre entier, comme 4711.",
        seed_is: |seed| format!("graine {seed}"),
        start: "Commencer",
        learn: "Comment jouer",
        saved: "Vos tables",
        result: "Résultat",
        unreadable: "Une table gardée qui est illisible",
        download: "Télécharger",
        delete: "Supprimer",
        closed_game: "Le rideau est encore baissé : on ne peut pas encore jouer à ce jeu ici. En attendant, le camion d’à côté est ouvert.",
    },
    settings: SettingsWords {
        title: "Réglages",
        theme: "Lumière",
        theme_hint: "Automatique suit votre appareil.",
        themes: ["Automatique", "Jour", "Nuit"],
        text: "Taille du texte",
        text_hint: "Tout ce qui se lit grandit avec elle.",
        speed: "Vitesse des robots",
        speed_hint: "Combien de temps chacun de leurs pas reste visible. En « instantané », aucune pause, et ils réfléchissent moins longtemps.",
        speeds: ["Instantané", "Rapide", "Normal", "Lent"],
        sound: "Son",
        sound_hint: "Tout en bas, c’est le silence.",
        volume: "Volume",
        off: "Coupé",
        try_it: "Essayer",
        motion: "Mouvement",
        motion_hint: "Automatique suit votre appareil. Sans : les cartes changent de place sans bouger.",
        motions: ["Automatique", "Sans"],
        language: "Langue",
        language_hint: "Les noms des jeux et des cartes suivent, s’ils en ont un dans cette langue.",
        stored: "Gardé dans ce navigateur",
        stored_size: |kilobytes| {
            format!("{kilobytes} ko : vos tables, vos réglages, vos dernières tablées.")
        },
        erase: "Effacer tout ce qui est gardé ici",
        erased: "Tout est effacé.",
    },
    rules: RulesWords {
        title: |game| format!("Comment jouer à {game}"),
        contents: "Sommaire",
        not_yet: "Ce jeu n’est pas encore ouvert, sa page de règles non plus.",
        loading: "Les règles arrivent…",
        missing: "Les règles n’ont pas pu être chargées. Y a-t-il une connexion ?",
        to_lobby: "À table",
    },
    lost: LostWords {
        title: "Aucun camion ici",
        nothing_at: |path| format!("Il n’y a pas de page à « {path} »."),
    },
    crash: CrashWords {
        title: "Quelque chose a cassé",
        sentence: "C’est notre faute. Votre partie est gardée jusqu’au dernier pas : rechargez la page pour continuer.",
        record: "La dernière partie gardée, si vous voulez signaler le problème :",
        go_on: "Continuer",
    },
    errors: ErrorWords {
        too_long: "C’est trop long pour être une de nos parties.",
        not_a_record: "Ce n’est pas une partie d’ici.",
        damaged: "Cette partie a été coupée ou modifiée en chemin. Redemandez-la.",
        other_game: |game| format!("C’est une partie de {game}, pas du jeu ouvert ici."),
        other_rules: |found, ours| {
            format!(
                "Cette partie suit la version {found} des règles ; ici elles en sont à la version {ours}, on ne peut donc pas la rejouer."
            )
        },
        seats: |asked, least, most| {
            format!("On ne joue pas à {asked} : il faut {} personnes.", range(least, most))
        },
        illegal_move: |ply| {
            format!(
                "Le coup {ply} de cette partie est contraire aux règles, on ne peut donc pas la rejouer."
            )
        },
        other_result: "Cette partie ne finit pas comme le dit son fichier : il a été modifié.",
        storage_forbidden: "Ce navigateur ne nous laisse rien garder : votre partie dure jusqu’à la fermeture de la page.",
        storage_full: "Il n’y a plus de place dans ce navigateur : votre partie dure jusqu’à la fermeture de la page. Supprimer d’anciennes tables aide.",
        value: |name, value| {
            format!("« {value} » n’a pas de sens pour « {name} » dans cette adresse.")
        },
        name: |name| format!("Ce jeu ne connaît pas « {name} » dans une adresse."),
        two_of_you: "Une seule place peut être « you ». Mettez « person » pour les autres.",
    },
};

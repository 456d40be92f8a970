use serde::{Deserialize, Serialize};

/// The five games of the street.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    Tacoloco,
    TruckOff,
    TacoTuesday,
    FoodTruckCity,
    Taco,
}

impl GameId {
    pub const ALL: [Self; 5] =
        [Self::Tacoloco, Self::TruckOff, Self::TacoTuesday, Self::FoodTruckCity, Self::Taco];

    /// The name in addresses, files and stored keys.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Tacoloco => "tacoloco",
            Self::TruckOff => "truck-off",
            Self::TacoTuesday => "taco-tuesday",
            Self::FoodTruckCity => "food-truck-city",
            Self::Taco => "taco",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_name_a_game_by_its_slug() {
        for game in GameId::ALL {
            let json = serde_json::to_string(&game).unwrap();
            assert_eq!(json, format!("\"{}\"", game.slug()));
            assert_eq!(GameId::from_slug(game.slug()), Some(game));
        }
    }
}

//! Making the browser another device for another reader.

use crate::browser::Browser;
use crate::trouble::Outcome;
use serde_json::json;

/// The size of the page in CSS pixels.
#[derive(Clone, Copy)]
pub struct Viewport {
    pub width: u32,
    pub height: u32,
}

impl Viewport {
    pub const PHONE: Self = Self { width: 390, height: 844 };
    pub const TABLET: Self = Self { width: 820, height: 1180 };
    pub const DESKTOP: Self = Self { width: 1440, height: 900 };

    fn is_handheld(self) -> bool {
        self.width < 1000
    }
}

/// What the reader's system asks for.
#[derive(Clone, Copy)]
pub enum Scheme {
    Light,
    Dark,
}

#[derive(Clone, Copy)]
pub enum Motion {
    Full,
    Reduced,
}

impl Browser {
    pub async fn set_viewport(&self, viewport: Viewport) -> Outcome<()> {
        let metrics = json!({
            "width": viewport.width,
            "height": viewport.height,
            "deviceScaleFactor": 1,
            "mobile": viewport.is_handheld(),
        });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await
    }

    pub async fn prefer(&self, scheme: Scheme, motion: Motion) -> Outcome<()> {
        let scheme = match scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        let motion = match motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]});
        self.command("Emulation.setEmulatedMedia", features).await
    }

    /// Cuts the page off from the network, or connects it again.
    pub async fn set_offline(&self, offline: bool) -> Outcome<()> {
        self.command("Network.enable", json!({})).await?;
        let conditions = json!({
            "offline": offline,
            "latency": 0,
            "downloadThroughput": -1,
            "uploadThroughput": -1,
        });
        self.command("Network.emulateNetworkConditions", conditions).await?;
        self.wait_until(&format!("navigator.onLine === {}", !offline)).await
    }
}

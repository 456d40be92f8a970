//! Mounts the page.

fn main() {
    taco_street::app::mount();
}

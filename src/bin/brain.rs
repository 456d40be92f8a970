//! The AI worker.

fn main() {}

// Starts the AI worker. Its files have no content hash in their names, so they are asked for with the
// same query as this file: the page puts the build's name there, and no cache mixes two builds.
importScripts("brain.js" + location.search);
wasm_bindgen({ module_or_path: "brain_bg.wasm" + location.search }).catch((error) => {
  // Thrown outside the promise, it reaches the page as the worker's error event.
  setTimeout(() => { throw error; });
});

// Starts the AI: in a worker, or as a script of the page where there are no workers. Its files have no content hash in
// their names, so they are asked for with the same query as this file: the page puts the build's name there, and no
// cache mixes two builds.
(() => {
  const start = (query) => wasm_bindgen({ module_or_path: "brain_bg.wasm" + query }).catch((error) => {
    // Thrown outside the promise, it reaches the page as an error event.
    setTimeout(() => { throw error; });
  });
  if (typeof importScripts === "function") {
    importScripts("brain.js" + location.search);
    start(location.search);
    return;
  }
  const query = new URL(document.currentScript.src).search;
  const script = document.createElement("script");
  script.src = "brain.js" + query;
  script.onload = () => start(query);
  document.head.append(script);
})();

/**
 * Is in every page's HTML. It fetches the page's scripts once text and banner are painted, or as soon as the visitor
 * presses something; what the scripts will request is requested at the same time. A press on a button that only scripts
 * can answer is kept, marked as busy, and repeated when they run.
 */
const { path, build, scripts = "", requests = "" } = document.currentScript?.dataset ?? {};
const pressed = new Set<HTMLElement>();
let started = false;

// Gatsby's runtime reads them.
Object.assign(window, { pagePath: path, ___webpackCompilationHash: build });

function start(): void {
  if (started) return;
  started = true;
  // With low priority no script comes before a picture in sight.
  for (const src of scripts.split(" ")) {
    document.head.append(Object.assign(document.createElement("script"), { src, fetchPriority: "low" }));
  }
  for (const href of requests.split(" ")) {
    const as = href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" };
    const link = Object.assign(document.createElement("link"), { rel: "preload", ...as, fetchPriority: "low", href });
    document.head.append(link);
  }
}

/**
 * Keeps a press on a button. A form without scripts sends itself, so a press on its button is not repeated; neither is a
 * second press by a visitor who sees nothing happen.
 */
function keepPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("button:not([type=submit])") : null;
  if (!button) return;
  pressed.add(button);
  button.ariaBusy = "true";
}

function clearBusy(): void {
  for (const button of pressed) button.ariaBusy = null;
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { capture: true, once: true });
addEventListener("click", keepPress, true);
// gatsby-browser.ts dispatches it.
addEventListener("scripts-started", () => {
  removeEventListener("click", keepPress, true);
  clearBusy();
  for (const button of pressed) button.click();
});
// A script that can't be fetched will not answer.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && clearBusy(), true);
addEventListener("load", () => {
  // A hidden document paints nothing, so there is nothing to wait for.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
});

export {};

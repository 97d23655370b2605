import { SCRIPTS_STARTED } from "./scripts-started";

/**
 * Stands in every page's HTML and fetches the page's scripts: once its text and its banner are drawn, or as soon as the
 * visitor does something. What the scripts will ask for is known and asked for at once. A press on what only scripts
 * can answer is kept, shown to be on its way, and repeated when they can.
 */
const { scripts = "", needs = "" } = document.currentScript?.dataset ?? {};
const pressed = new Set<HTMLElement>();
let started = false;

/** Without importance, so that no script comes before a picture in sight. */
function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "preload";
  link.href = href;
  link.as = href.endsWith(".js") ? "script" : "fetch";
  if (link.as === "fetch") link.crossOrigin = "anonymous";
  link.fetchPriority = "low";
  document.head.append(link);
}

function start(): void {
  if (started) return;
  started = true;
  for (const src of scripts.split(" ")) {
    const script = document.createElement("script");
    script.src = src;
    script.fetchPriority = "low";
    document.head.append(script);
  }
  for (const href of needs.split(" ")) preload(href);
}

/**
 * A form without scripts sends itself, so that its button must not be pressed again. Who presses twice, as nothing seems
 * to happen, means it once.
 */
function keep({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("button:not([type=submit])") : null;
  if (!button) return;
  pressed.add(button);
  button.ariaBusy = "true";
}

function showNoLonger(): void {
  for (const button of pressed) button.ariaBusy = null;
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { capture: true, once: true });
addEventListener("click", keep, true);
addEventListener(
  SCRIPTS_STARTED,
  () => {
    removeEventListener("click", keep, true);
    showNoLonger();
    for (const button of pressed) button.click();
  },
  { once: true },
);
// Of a script that cannot be fetched nothing is to be expected.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && showNoLonger(), true);
addEventListener("load", () => {
  // A hidden document draws nothing and waits for nothing.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
});

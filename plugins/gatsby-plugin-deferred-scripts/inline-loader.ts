/**
 * The inline script of every page. It loads the page's scripts, and the files that they will request, after the first paint
 * or at the visitor's first click or key. A click on a button that needs scripts is remembered and repeated when they run;
 * until then the button is marked as busy.
 */
const { path, build, scripts = "", requests = "" } = document.currentScript?.dataset ?? {};
const clicked = new Set<HTMLElement>();
let started = false;

// For Gatsby's runtime.
Object.assign(window, { pagePath: path, ___webpackCompilationHash: build });

function start(): void {
  if (started) return;
  started = true;
  // Low priority: visible pictures come first.
  for (const src of scripts.split(" ")) {
    document.head.append(Object.assign(document.createElement("script"), { src, fetchPriority: "low" }));
  }
  for (const href of requests.split(" ")) {
    const as = href.endsWith(".js") ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" };
    const link = Object.assign(document.createElement("link"), { rel: "preload", ...as, fetchPriority: "low", href });
    document.head.append(link);
  }
}

function forget(button: HTMLElement): void {
  if (clicked.delete(button)) button.removeAttribute("aria-busy");
}

/** Remembers a click on a button, once. Submit buttons are left out, because the browser submits a form without scripts. */
function rememberClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>("button:not([type=submit])");
  if (!button) return;
  clicked.add(button);
  // Not `ariaBusy`: Firefox before 119 has no such property.
  button.setAttribute("aria-busy", "true");
  // If the page isn't ready after 10 s, the visitor can click again.
  setTimeout(forget, 10_000, button);
}

function stopRemembering(): HTMLElement[] {
  removeEventListener("click", rememberClick, true);
  const buttons = [...clicked];
  buttons.forEach(forget);
  return buttons;
}

/** After a script that doesn't load, parse or run, nothing will answer the click. */
function giveUp({ target, filename }: ErrorEvent): void {
  const source: string | undefined = (target as Partial<HTMLScriptElement>).src ?? filename;
  if (source?.endsWith(".js")) stopRemembering();
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { capture: true, once: true });
addEventListener("click", rememberClick, true);
addEventListener("scripts-started", () => {
  for (const button of stopRemembering()) button.click();
});
addEventListener("error", giveUp, true);
addEventListener("load", () => {
  // Browsers don't call requestAnimationFrame in a hidden document.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
});

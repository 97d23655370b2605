import { SENT } from "../../src/forms/form-draft";
import { addValues, readValues } from "../../src/lib/tab-storage";

/**
 * The inline script of every page. It loads the page's scripts, and the files that they will request, after the first paint
 * or at the visitor's first click or key. A click on a button that needs scripts is remembered and repeated when they run;
 * until then the button is marked as busy.
 */
const { path = "", build, scripts = "", requests = "" } = document.currentScript?.dataset ?? {};
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

/** Remembers a click on a button, once. Submit buttons are left out, because the browser submits a form without scripts. */
function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("button:not([type=submit])") : null;
  if (!button) return;
  clicked.add(button);
  button.ariaBusy = "true";
}

/** Keeps early input in its form's draft, and shows the draft before the visitor writes over it. A honeypot has no id. */
function keepInput({ target, type }: Event): void {
  const field = target as HTMLInputElement;
  const draft = field.form?.dataset.draft;
  if (!draft || !field.id) return;
  if (type === "input") addValues(draft + path, { [field.name]: field.value });
  else if (!field.value && field.type !== "select-one") field.value = readValues(draft + path)[field.name] ?? "";
}

function clearBusy(): void {
  for (const button of clicked) button.ariaBusy = null;
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { capture: true, once: true });
addEventListener("click", rememberClick, true);
for (const type of ["input", "focusin"]) addEventListener(type, keepInput);
addEventListener("formdata", ({ formData }) => addValues(SENT, Object.fromEntries(formData) as Record<string, string>));
addEventListener("scripts-started", () => {
  removeEventListener("click", rememberClick, true);
  for (const type of ["input", "focusin"]) removeEventListener(type, keepInput);
  clearBusy();
  for (const button of clicked) button.click();
});
// If a script fails to load, nothing will answer the click.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && clearBusy(), true);
addEventListener("load", () => {
  // Browsers don't call requestAnimationFrame in a hidden document.
  if (document.hidden) start();
  else requestAnimationFrame(() => requestAnimationFrame(start));
});

import { STYLE_KEY } from "./style-key";
import { loadStyles, loadedStyles } from "./load-styles";

/** Names of classes whose CSS is in the page, or requested. */
const inserted = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** Returns the rules that the page links where its first screen ends. They go with the page. */
function linkedRules(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-emotion="${STYLE_KEY}"]`);
  return [...links].flatMap(({ sheet: linked }) => [...(linked?.cssRules ?? [])].map(({ cssText }) => cssText));
}

/** Reads which classes the build has put into the page's HTML, and into the sheet that it links. */
function readStylesOfPage(): void {
  const classes = new RegExp(`\\.${STYLE_KEY}-(\\w+)`, "g");
  const styles = [...document.querySelectorAll(`style[data-emotion="${STYLE_KEY}"]`)].map((style) => style.textContent);
  for (const css of [...styles, ...linkedRules()]) {
    for (const [, name = ""] of css?.matchAll(classes) ?? []) inserted.add(name);
  }
}

function insertRule(rule: string): void {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length);
  } catch {
    // A style sheet ignores rules that the browser doesn't know; insertRule throws.
  }
}

function insertRules(name: string, css = ""): void {
  for (const rule of css.split("\n")) insertRule(rule.replaceAll("&", `.${STYLE_KEY}-${name}`));
}

let kept = false;

/** Keeps the rules that the page links, for the page that comes after it. */
export function keepLinkedStyles(): void {
  if (kept) return;
  const rules = linkedRules();
  for (const rule of rules) insertRule(rule);
  kept = rules.length > 0;
}

/** Inserts the rules once they are fetched: nothing announces parts such as the text of a missing picture. */
function insertRulesLater(name: string): void {
  loadStyles().then(
    (styles) => {
      insertRules(name, styles[name]);
    },
    () => inserted.delete(name),
  );
}

/**
 * Returns the class of a style rule, and inserts its CSS where the page lacks it. The compiler writes the calls
 * (`../compiler/write-class.ts`).
 *
 * @param name the rule's hash; undefined where the element has no styles
 * @param className the element's own classes, which come first
 */
export function classFor(name: string | undefined, className?: string): string | undefined {
  if (name === undefined) return className;
  if (!sheet) {
    readStylesOfPage();
    sheet = document.head.appendChild(document.createElement("style")).sheet;
  }
  if (!inserted.has(name)) {
    inserted.add(name);
    const styles = loadedStyles();
    if (styles) insertRules(name, styles[name]);
    else insertRulesLater(name);
  }
  return `${className ? `${className} ` : ""}${STYLE_KEY}-${name}`;
}

/**
 * Selects the style rule for the values of dynamic variants, for `classFor`.
 *
 * @param names hashes of rules by the values of the variants, joined by spaces
 * @param variants the values
 */
export const selectClass = (names: Readonly<Record<string, string | undefined>>, ...variants: unknown[]) =>
  names[variants.map((variant) => String(variant ?? "")).join(" ")];

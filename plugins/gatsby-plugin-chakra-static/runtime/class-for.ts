import { loadStyles, loadedStyles, withStyles } from "./load-styles";
import { STYLE_KEY } from "./style-key";

/** The hashes of classes whose CSS is in the page or requested. */
const inserted = new Set<string>();
let sheet: CSSStyleSheet | null = null;
let areLinkedRulesKept = false;

/** Returns the rules of the file linked at FirstScreenEnd. Gatsby removes the link with the page. */
function linkedRules(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[data-emotion="${STYLE_KEY}"]`);
  return [...links].flatMap(({ sheet: linked }) => [...(linked?.cssRules ?? [])].map(({ cssText }) => cssText));
}

/** Reads the classes whose CSS is in the page's HTML or in the linked file. */
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
    // insertRule throws if the browser doesn't support a rule. A style sheet would ignore it.
  }
}

function insertRules(name: string, css = ""): void {
  for (const rule of css.split("\n")) insertRule(rule.replaceAll("&", `.${STYLE_KEY}-${name}`));
}

/**
 * Returns the class of a style rule, and inserts its CSS if the page lacks it. The compiler adds the calls.
 *
 * @param name the rule's hash; undefined if the element has no styles
 */
export function classFor(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (!sheet) {
    readStylesOfPage();
    sheet = document.head.appendChild(document.createElement("style")).sheet;
  }
  if (!inserted.has(name)) {
    inserted.add(name);
    const styles = loadedStyles();
    // Some parts, such as the text of a missing picture, appear before all styles are loaded.
    if (styles) insertRules(name, styles[name]);
    else
      loadStyles().then(
        (late) => {
          insertRules(name, late[name]);
        },
        () => inserted.delete(name),
      );
  }
  return `${STYLE_KEY}-${name}`;
}

/**
 * Selects the style rule for the values of variants that are known only while rendering, for `classFor`.
 *
 * @param names hashes of rules by the values, separated by spaces
 */
export const selectClass = (names: Readonly<Record<string, string | undefined>>, ...variants: unknown[]) =>
  names[variants.map((variant) => String(variant ?? "")).join(" ")];

/**
 * Makes navigation wait for the CSS of all classes, so no page appears unstyled, and keeps the rules that the first page
 * links. Gatsby has no API for it, so this wraps `window.___loader.loadPage`. If it resolves to undefined, Gatsby requests
 * the page from the server.
 *
 * @throws Error if Gatsby has no such function
 */
export function waitForStyles(): void {
  const { ___loader: loader } = window as { readonly ___loader?: { loadPage?(path: string): Promise<unknown> } };
  const loadPage = loader?.loadPage;
  if (!loader || !loadPage) throw new Error("Gatsby has no window.___loader.loadPage");
  loader.loadPage = async (path) => {
    const page = await withStyles(loadPage(path)).catch(() => undefined);
    if (page && !areLinkedRulesKept) linkedRules().forEach(insertRule);
    areLinkedRulesKept ||= page !== undefined;
    return page;
  };
}

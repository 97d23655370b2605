import { STYLE_KEY } from "./style-key";
import { loadLooks, loadedLooks } from "./load-styles";

/** The looks whose rules are in the page's styles, or asked for. */
const worn = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** The build has put the styles of all that a page shows into its HTML. */
function noteStylesOfPage(): void {
  const classes = new RegExp(`\\.${STYLE_KEY}-(\\w+)`, "g");
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${STYLE_KEY}"]`)) {
    for (const [, name = ""] of textContent?.matchAll(classes) ?? []) worn.add(name);
  }
}

function insert(rule: string): void {
  try {
    sheet?.insertRule(rule, sheet.cssRules.length);
  } catch {
    // What a browser doesn't know it leaves out of a style sheet, too, and says nothing.
  }
}

function putOn(name: string, rules = ""): void {
  for (const rule of rules.split("\n")) insert(rule.replaceAll("&", `.${STYLE_KEY}-${name}`));
}

/** As soon as it can be had: of what comes by itself, such as the words for a missing picture, nobody knows beforehand. */
function putOnLater(name: string): void {
  loadLooks().then(
    (looks) => {
      putOn(name, looks[name]);
    },
    () => worn.delete(name),
  );
}

/**
 * Makes sure that a look is in the page's styles. The build writes the calls of this function
 * (`src/build/styles/write-class.ts`).
 *
 * @param name of the look
 * @returns the class that has it; none where there is nothing to it
 */
export function wear(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (!sheet) {
    noteStylesOfPage();
    sheet = document.head.appendChild(document.createElement("style")).sheet;
  }
  if (!worn.has(name)) {
    worn.add(name);
    const looks = loadedLooks();
    if (looks) putOn(name, looks[name]);
    else putOnLater(name);
  }
  return `${STYLE_KEY}-${name}`;
}

/**
 * Wears one of several looks.
 *
 * @param names of looks by the values of variants, parted by spaces
 * @param variants their values
 */
export const wearOneOf = (names: Readonly<Record<string, string | undefined>>, ...variants: unknown[]) =>
  wear(names[variants.map((variant) => String(variant ?? "")).join(" ")]);

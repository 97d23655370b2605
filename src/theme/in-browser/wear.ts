import { STYLE_KEY } from "../style-key";

const classes = new Map<string, string>();
const inserted = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/** The build has put the styles of all that a page shows into its HTML. */
function noteStylesOfPage(): void {
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${STYLE_KEY}"]`)) {
    for (const [, name = ""] of textContent?.matchAll(new RegExp(`\\.${STYLE_KEY}-(\\w+)`, "g")) ?? [])
      inserted.add(name);
  }
}

function sheetOfLooks(): CSSStyleSheet | null {
  if (sheet) return sheet;
  noteStylesOfPage();
  sheet = document.head.appendChild(document.createElement("style")).sheet;
  return sheet;
}

function insert(rule: string, styles: CSSStyleSheet | null): void {
  try {
    styles?.insertRule(rule, styles.cssRules.length);
  } catch {
    // What a browser doesn't know it leaves out of a style sheet, too, and says nothing.
  }
}

/**
 * Makes sure that a look is in the page's styles.
 *
 * @param look made by the build (`src/build/styles/look.ts`), which writes the calls of this function, too
 * @returns the class that has it; none where there is nothing to it
 */
export function wear(look: string | undefined): string | undefined {
  if (look === undefined) return undefined;
  let className = classes.get(look);
  if (className === undefined) {
    const [name = "", ...rules] = look.split("\n");
    const styles = sheetOfLooks();
    className = `${STYLE_KEY}-${name}`;
    classes.set(look, className);
    if (!inserted.has(name)) for (const rule of rules) insert(rule.replaceAll("&", `.${className}`), styles);
  }
  return className;
}

/**
 * Wears one of several looks.
 *
 * @param looks by the values of variants, parted by spaces; the look that a component has without one stands under ""
 * @param variants their values
 */
export const wearOneOf = (looks: Readonly<Record<string, string | undefined>>, ...variants: unknown[]) =>
  wear(looks[variants.map((variant) => String(variant ?? "")).join(" ")]);

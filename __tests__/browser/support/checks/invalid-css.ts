import type { Page } from "playwright-core";

/** Descriptors of at-rules, which are no properties. */
const DESCRIPTORS = /^(src|size-adjust|ascent-override|descent-override|line-gap-override|font-display):/;

/** Declarations in the page's styles that the browser throws away: a misspelt token ends up as one. */
export async function invalidDeclarations(page: Page): Promise<string[]> {
  const declarations = await page.evaluate(() => {
    const css = [...document.querySelectorAll("style[data-emotion]")]
      .map(({ textContent }) => textContent ?? "")
      .join("");
    const invalid = new Set<string>();
    for (const [, property = "", value = ""] of css.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
      const plain = value.replace(/\s*!important$/, "");
      const vendor = property.startsWith("-") || plain.startsWith("-");
      if (!vendor && !CSS.supports(property, plain)) invalid.add(`${property}: ${value}`);
    }
    return [...invalid];
  });
  return declarations.filter((declaration) => !DESCRIPTORS.test(declaration));
}

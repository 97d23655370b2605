import type { Page } from "playwright-core";

/** Declarations in the page's styles that the browser throws away: a misspelt token ends up as one. */
export async function invalidDeclarations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const inline = [...document.querySelectorAll("style[data-emotion]")].map(({ textContent }) => textContent ?? "");
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-emotion]")];
    const linked = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const css = [...inline, ...linked].join("");
    const invalid = new Set<string>();
    // Fonts are declared by descriptors, which are no properties.
    for (const [, property = "", value = ""] of css
      .replace(/@font-face\{[^}]*\}/g, "")
      .matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
      const plain = value.replace(/\s*!important$/, "");
      const vendor = property.startsWith("-") || plain.startsWith("-");
      if (!vendor && !CSS.supports(property, plain)) invalid.add(`${property}: ${value}`);
    }
    return [...invalid];
  });
}

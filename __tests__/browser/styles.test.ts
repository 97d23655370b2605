import { ROUTES } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** Declarations in the page's styles that the browser throws away: a misspelt token ends up as one. */
function invalidDeclarations(): string[] {
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
}

/** Descriptors of at-rules, which are no properties. */
const DESCRIPTORS = /^(src|size-adjust|ascent-override|descent-override|line-gap-override|font-display):/;

test.each(ROUTES)("$path declares nothing that the browser does not understand", async ({ path }) => {
  const { page } = await visitor.open({ javaScriptEnabled: true });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path);
  const invalid = await page.evaluate(invalidDeclarations);
  expect(invalid.filter((declaration) => !DESCRIPTORS.test(declaration))).toEqual([]);
});

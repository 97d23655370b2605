import { ROUTES } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** A title of 200 characters with words longer than a phone is wide. */
const LONG =
  `${"Umstrukturierungsbegleitungsvereinbarung".repeat(2)} ${"internationalization".repeat(3)} ${"a plain end of the title that goes on and on and on ".repeat(2)}`.slice(
    0,
    200,
  );

/** Puts the long text in place of the words of every heading, link, button and paragraph. */
function lengthen(text: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement?.closest("main :is(h1, h2, h3, h4, p, a, li)");
    if (element && node.textContent?.trim() && !node.parentElement?.closest("svg, table")) node.textContent = text;
  }
}

test.each([320, 1280])("titles of 200 characters and long words break no layout at %i px", async (width) => {
  const { page } = await visitor.open({ viewport: { width, height: 800 }, javaScriptEnabled: true });
  await page.route("**/*.js", (route) => route.abort());
  for (const { path } of ROUTES) {
    await page.goto(path);
    await page.evaluate(lengthen, LONG);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ path, over: Math.max(0, over) }).toEqual({ path, over: 0 });
  }
});

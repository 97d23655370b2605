import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { ROUTES } from "./support/routes";
import { STATES, existsAt } from "./support/states";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const visitor = newVisitor();

/** What WCAG 2.2 asks for at level AA, as far as a machine can tell. */
const AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(AA).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.each([
  { name: "a phone", viewport: PHONE },
  { name: "a desktop", viewport: DESKTOP },
])("on $name axe finds nothing", ({ viewport }) => {
  test.each([...ROUTES.map(({ path }) => path), "/not-found"])("on %s", async (path) => {
    const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await violations(page)).toEqual([]);
  });

  test.each(STATES.filter((state) => existsAt(state, viewport.width)))(
    "in the state: $name",
    async ({ path, prepare }) => {
      const { page } = await visitor.open({ viewport, reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "networkidle" });
      await prepare(page);
      expect(await violations(page)).toEqual([]);
    },
  );
});

import { isOn } from "../support/entries";
import { newVisitor } from "./support/visitor";
import { where } from "../support/where";

const visitor = newVisitor();

/** A window so low that every grid of cards is further down. */
const LOW = { width: 375, height: 480 };

describe("the items of a grid", () => {
  const delays = (index: number) => ({ style: `${(index / 10).toString()}s`, effect: index * 100 });

  /** The pages of whose entries home has a grid. */
  const ON_HOME = ["/services", "/industries", "/case-studies", "/blog"].filter(isOn);

  test.each(
    [
      { path: "/", count: ON_HOME.length },
      { path: "/careers", count: 3 },
    ].filter(({ path }) => isOn(path)),
  )("on $path rise one after the other, 0.1 s apart, once the grid comes into view", async ({ path, count }) => {
    const { page } = await visitor.visit(path, { viewport: LOW });
    const grids = page.locator("main ul[data-stagger]");
    expect(await grids.count()).toBe(count);
    for (let index = 0; index < count; index += 1) {
      const grid = grids.nth(index);
      const items = grid.locator("> li");
      await grid.and(page.locator("[data-stagger=waiting]")).waitFor({ state: "attached" });
      // Whatever moves stays as readable as what stands still.
      const opacities = () => items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity));
      expect(new Set(await opacities())).toEqual(new Set(["1"]));

      await grid.evaluate((element) => {
        element.scrollIntoView({ behavior: "instant", block: "start" });
      });
      await grid.and(page.locator("[data-stagger=rising]")).waitFor();
      const found = await items.evaluateAll((all) =>
        all.map((item) => ({
          style: getComputedStyle(item).animationDelay,
          effect: item.getAnimations()[0]?.effect?.getTiming().delay,
        })),
      );
      expect(found.length).toBeGreaterThan(2);
      expect(found).toEqual(found.map((_, position) => delays(position)));
      await items.evaluateAll((all) =>
        Promise.all(all.flatMap((item) => item.getAnimations().map(({ finished }) => finished))),
      );
      expect(
        await items.evaluateAll((all) => all.map((item) => new DOMMatrix(getComputedStyle(item).transform).isIdentity)),
      ).toEqual(found.map(() => true));
    }
  });

  where("/services", "/blog").test("that are in view from the start stay as they are", async () => {
    const { page } = await visitor.visit("/", { viewport: { width: 1280, height: 1600 } });
    await page.locator("#articles ul[data-stagger=waiting]").waitFor();
    expect(await page.locator("#services ul[data-stagger]").getAttribute("data-stagger")).toBe("still");
  });
});

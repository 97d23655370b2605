import { spaceText, tooWide } from "./support/checks/reflow";
import { newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

test("the menu with every group open has targets of 44 px, and is not wider than 320 px in a reader's own text spacing", async () => {
  const { page } = await visitor.visit("/", {
    viewport: { width: 320, height: 640 },
    reducedMotion: "reduce",
    hasTouch: true,
  });
  await spaceText(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const { label } of navigation.header) {
    await menu.getByRole("button", { name: label }).tap();
    await menu.locator("button[aria-expanded=true]", { hasText: label }).waitFor();
    expect(await tooWide(page)).toEqual([]);
  }
  const targets = await menu.locator(":is(a, button):visible").evaluateAll((all) =>
    all.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { name: target.textContent, width, height };
    }),
  );
  expect(targets.length).toBeGreaterThan(navigation.header.length);
  expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
});

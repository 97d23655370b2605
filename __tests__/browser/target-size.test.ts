import { PHONE, newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

/** The menu of small screens, open. */
async function openMenu(hasTouch: boolean) {
  const { page } = await visitor.visit("/", { viewport: PHONE, reducedMotion: "reduce", hasTouch });
  await page.getByRole("button", { name: "Menu" }).click();
  return { page, menu: page.getByRole("navigation", { name: "Main" }) };
}

test("targets in the menu, with every group open, are large enough for thumbs: 44 px", async () => {
  const { menu } = await openMenu(false);
  for (const { label } of navigation.header) {
    await menu.getByRole("button", { name: label }).click();
    await menu.locator("button[aria-expanded=true]", { hasText: label }).waitFor();
  }
  const targets = await menu.locator(":is(a, button):visible").evaluateAll((all) =>
    all.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { name: target.textContent, width, height };
    }),
  );
  const inGroups = navigation.header.flatMap(({ links }) => links);
  expect(targets.length).toBeGreaterThan(navigation.header.length + inGroups.length);
  expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
});

test("targets in the menu stay under the finger: a tap on the next group opens it, also below an open one", async () => {
  const { page, menu } = await openMenu(true);
  for (const { label } of navigation.header.slice(0, 3)) {
    await menu.getByRole("button", { name: label }).tap();
    await menu.locator("button[aria-expanded=true]", { hasText: label }).waitFor();
  }
  expect(new URL(page.url()).pathname).toBe("/");
});

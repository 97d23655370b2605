import { spaceText, tooWide } from "./support/checks/reflow";
import { newVisitor } from "./support/visitor";
import { navigation } from "./support/shown-content";

const visitor = newVisitor();

test.each(["/", "/careers", "/contact"])(
  "the open menu on %s is not wider than 320 px, in a reader's own text spacing",
  async (path) => {
    const { page } = await visitor.visit(path, { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
    await spaceText(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const { label } of navigation.header) {
      await menu.getByRole("button", { name: label }).click();
      await menu.locator("button[aria-expanded=true]", { hasText: label }).waitFor();
      expect(await tooWide(page)).toEqual([]);
    }
  },
);

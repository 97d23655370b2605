import type { Page } from "playwright-core";
import { industries, services } from "../support/entries";
import { eventually } from "./support/eventually";
import { titled } from "./support/routes";
import { newVisitor } from "./support/visitor";

const visitor = newVisitor();

describe.each([
  { base: "/services", kind: "Services", ids: services.map(({ id }) => id) },
  { base: "/industries", kind: "Industries", ids: industries.map(({ id }) => id) },
])("the pages under $base", ({ base, kind, ids }) => {
  const related = (page: Page) =>
    page
      .locator("main section", { has: page.getByRole("heading", { level: 2, name: `Related ${kind}` }) })
      .locator("li")
      .getByRole("link");
  const targets = (page: Page) =>
    related(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

  /** The entry's page, where chance always gives this number. */
  const openWithChance = async (id: string, chance: number) => {
    const { page, goto } = await visitor.open();
    await page.addInitScript((number) => {
      Math.random = () => number;
    }, chance);
    await goto(`${base}/${id}`);
    return page;
  };

  const othersThan = (id: string) => ids.filter((other) => other !== id).map((other) => `${base}/${other}`);

  test("show two others of their kind, and never themselves", async () => {
    const id = ids[0] ?? "";
    const page = await openWithChance(id, 0.999);
    await eventually(async () => {
      expect(await targets(page)).toEqual(othersThan(id).slice(-2).toReversed());
    });
  });

  test("lead from one to the other, and back to the list", async () => {
    const { page } = await visitor.visit(`${base}/${ids[0] ?? ""}`);
    // Read and pressed at once: until their section has started, others may take the links' place.
    const { title, target } = await related(page)
      .first()
      .evaluate((link) => {
        const pressed = { title: link.textContent ?? "", target: link.getAttribute("href") };
        if (link instanceof HTMLElement) link.click();
        return pressed;
      });
    await page.waitForURL(`**${target ?? ""}`);
    await page.locator("h1", { hasText: title }).waitFor();
    await related(page).first().waitFor();
    expect(await targets(page)).not.toContain(target);
    await page.getByRole("link", { name: `Back to ${kind}` }).click();
    await page.waitForURL(`**${base}`);
    await page.waitForFunction((expected) => document.title === expected, titled(kind));
  });
});

import type { Page } from "playwright-core";
import { industries, isOn, services } from "../support/entries";
import { withoutNoBreaks } from "../../src/lib/text";
import { all, attributes, shareStaticPages, texts, theOne } from "./support/static-pages";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";
import { describeEach, where } from "../support/where";

// The lists of services and industries: docs/behaviour.md 2.3 and 2.5.

const visitor = newVisitor();

const PAGES = [
  {
    path: "/services",
    entries: services.map(({ id, title, line, benefits }) => ({ id, title, line, points: benefits })),
    prose: services.map(({ detailedDescription }) => detailedDescription),
  },
  {
    path: "/industries",
    entries: industries.map(({ id, title, line, challenges, solutions }) => {
      return { id, title, line, points: [...challenges, ...solutions] };
    }),
    prose: industries.map(({ overview }) => overview),
  },
].filter(({ path }) => isOn(path));

/** What is longer than this is a sentence rather than a label, in characters. */
const LABEL = 25;

/** Which picture an address shows, in whatever size. */
const pictureOf = (source: string) => source.replace(/\?.*$/, "").replace(/^(\/static\/[^/]+)\/.*$/, "$1");

const visit = async (path: string, viewport = DESKTOP) =>
  (await visitor.visit(path, { viewport, reducedMotion: "reduce" })).page;

/** The top of what is first found, in pixels of the window. */
const top = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN;

const pageAt = shareStaticPages(PAGES.map(({ path }) => path));

describeEach(PAGES)("$path", ({ path, entries, prose }) => {
  test("begins with an index: number, title and one line, each a link to its page", () => {
    const { document } = pageAt(path);
    expect(texts(document, "#all article")).toEqual(
      entries.map(({ title, line }, index) => `${String(index + 1).padStart(2, "0")}${title}${line}`),
    );
    expect(attributes(document, "#all article a", "href")).toEqual(entries.map(({ id }) => `${path}/${id}`));
    expect(all(document, "#all img")).toEqual([]);
  });

  test("has a section for each, with how its prose begins and all its points", () => {
    const { document } = pageAt(path);
    for (const [index, { id, points }] of entries.entries()) {
      const section = theOne(document, `section#${id}`);
      const [opening = ""] = texts(section, "p").map(withoutNoBreaks);
      expect(opening.length).toBeGreaterThan(0);
      expect(prose[index]?.startsWith(opening)).toBe(true);
      expect(texts(section, "li").map(withoutNoBreaks)).toEqual(points);
    }
  });

  test("says and shows nothing twice", () => {
    const { document } = pageAt(path);
    const pictures = attributes(document, "main img", "src").map(pictureOf);
    expect(pictures).toEqual([...new Set(pictures)]);
    const passages = all(document, "main :is(p, li)").filter((element) => !element.querySelector("p, li"));
    const sentences = passages.flatMap(({ textContent }) => (textContent ?? "").split(/(?<=[.?!])\s+/));
    const said = sentences.filter(({ length }) => length > LABEL);
    expect(said).toEqual([...new Set(said)]);
  });

  test("has its pictures level with their headings", async () => {
    const page = await visit(path);
    for (const { id } of entries) {
      const difference = (await top(page, `#${id} [data-picture]`)) - (await top(page, `#${id} h2`));
      expect(Math.abs(difference)).toBeLessThan(2);
    }
  });

  test("on a phone is short, with thumbnails beside the headings", async () => {
    const page = await visit(path, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
    for (const { id } of entries) {
      const picture = page.locator(`#${id} [data-picture]`);
      expect(await picture.boundingBox()).toMatchObject({ width: 96, height: 96 });
      const difference = (await top(page, `#${id} [data-picture]`)) - (await top(page, `#${id} h2`));
      expect(Math.abs(difference)).toBeLessThan(2);
    }
  });
});

where("/industries").describe("the points of an industry", () => {
  const [industry] = industries;
  const point = industry?.challenges[0] ?? "";

  test("are folded on a phone, and open by their title", async () => {
    const section = (await visit("/industries", PHONE)).locator(`section#${industry?.id ?? ""}`);
    const title = section.getByRole("button", { name: "Challenges" });
    expect(await title.getAttribute("aria-expanded")).toBe("false");
    expect(await section.getByText(point).isVisible()).toBe(false);
    await title.click();
    await section.getByText(point).waitFor();
    expect(await title.getAttribute("aria-expanded")).toBe("true");
    await title.click();
    await section.getByText(point).waitFor({ state: "hidden" });
  });

  test("stand open on wider screens, and on a phone without scripts", async () => {
    const wide = (await visit("/industries")).locator(`section#${industry?.id ?? ""}`);
    expect(await wide.getByText(point).isVisible()).toBe(true);
    expect(await wide.getByRole("button").count()).toBe(0);
    const { page } = await visitor.visit("/industries", { viewport: PHONE, javaScriptEnabled: false });
    expect(await page.getByText(point).isVisible()).toBe(true);
  });
});

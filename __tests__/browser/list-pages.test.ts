import { industries, services } from "../support/entries";
import { withoutNoBreaks } from "../../src/lib/text";
import { all, attributes, shareStaticPages, texts, theOne } from "./support/static-pages";

// The lists of services and industries: docs/behaviour.md 2.3 and 2.5.

const PAGES = [
  {
    path: "/services",
    entries: services.map(({ id, title, description, benefits }) => ({ id, title, description, points: benefits })),
    prose: services.map(({ detailedDescription }) => detailedDescription),
  },
  {
    path: "/industries",
    entries: industries.map(({ id, title, description, challenges }) => ({
      id,
      title,
      description,
      points: challenges,
    })),
    prose: industries.map(({ detailedDescription }) => detailedDescription),
  },
];

const pageAt = shareStaticPages(PAGES.map(({ path }) => path));

describe.each(PAGES)("$path", ({ path, entries, prose }) => {
  test("begins with a grid of cards: picture, title and description, each one link to its page", () => {
    const { document } = pageAt(path);
    expect(texts(document, "#all article").map(withoutNoBreaks)).toEqual(
      entries.map(({ title, description }) => `${title}${description}`),
    );
    expect(attributes(document, "#all article a", "href")).toEqual(entries.map(({ id }) => `${path}/${id}`));
    expect(all(document, "#all article img")).toHaveLength(entries.length);
  });

  test("has a section for each, with how its prose begins and all its points", () => {
    const { document } = pageAt(path);
    for (const [index, { id, points }] of entries.entries()) {
      const section = theOne(document, `section#${id}`);
      const [opening = ""] = texts(section, "p").map(withoutNoBreaks);
      expect(opening.length).toBeGreaterThan(0);
      expect(prose[index]?.startsWith(opening)).toBe(true);
      expect(texts(section, "li").map(withoutNoBreaks)).toEqual(points);
      expect(all(section, "img")).toEqual([]);
      expect(attributes(section, "a", "href")).toEqual([`${path}/${id}`]);
    }
  });
});

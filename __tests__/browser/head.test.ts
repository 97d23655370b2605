import sharp from "sharp";
import { PAGES, ROUTES } from "./support/routes";
import { readStaticPages } from "./support/static-pages";
import type { StaticPage } from "./support/static-pages";
import { siteUrl } from "./support/visitor";

const SITE = "https://www.corvane.example";
const address = (path: string) => `${SITE}${path === "/" ? "" : path}`;

let pages: ReadonlyMap<string, StaticPage>;

beforeAll(async () => {
  pages = await readStaticPages();
});

function htmlOf(path: string): StaticPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} has not been read`);
  return page;
}

describe.each(ROUTES)("the head of $path", ({ path, title }) => {
  test("names the page, and how it is found and shared", () => {
    const { titles, language, canonical, metas } = htmlOf(path);
    expect(titles).toEqual([title]);
    expect(language).toBe("en");
    expect(canonical).toEqual([address(path)]);

    const [description = ""] = metas.description ?? [];
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metas).toMatchObject({
      description: [description],
      "og:title": [title],
      "og:description": [description],
      "og:url": [address(path)],
      "og:type": ["website"],
      "og:image": [`${SITE}/share${path === "/" ? "/home" : path}.jpg`],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "twitter:card": ["summary_large_image"],
    });
    expect(metas).not.toHaveProperty("robots");
  });

  test("shares a picture of the size that it tells", async () => {
    const [picture = ""] = htmlOf(path).metas["og:image"] ?? [];
    const response = await fetch(siteUrl(new URL(picture).pathname));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });
});

test("each page is described in words of its own", () => {
  const descriptions = ROUTES.flatMap(({ path }) => htmlOf(path).metas.description ?? []);
  expect(descriptions).toHaveLength(ROUTES.length);
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) < index)).toEqual([]);
});

test("the not-found page stays out of search engines", () => {
  const { metas, canonical } = htmlOf("/not-found");
  expect(metas.robots).toEqual(["noindex"]);
  expect(canonical).toEqual([]);
});

test.each(PAGES)("the HTML of $path says the site's mode, for which no script has to look", ({ path }) => {
  const { mode, inlineScripts } = htmlOf(path);
  expect(mode).toBe("light");
  expect(inlineScripts.filter((script) => /ui-theme|prefers-color-scheme/.test(script))).toEqual([]);
});

test.each(PAGES)("the head of $path links icons and a manifest", ({ path }) => {
  const { icons } = htmlOf(path);
  expect(new Set(icons.map(({ rel }) => rel))).toEqual(new Set(["icon", "apple-touch-icon", "manifest"]));
  // Chromium fetches every icon in pixels whose size it isn't told.
  expect(icons.filter(({ rel }) => rel === "icon")).toEqual([
    { rel: "icon", href: "/favicon-32x32.png", sizes: "32x32" },
    { rel: "icon", href: "/favicon.svg", sizes: "" },
  ]);
});

test("the icons and manifests that pages link are there", async () => {
  const linked = new Map([...pages.values()].flatMap(({ icons }) => icons.map(({ rel, href }) => [href, rel])));
  for (const [href, rel] of linked) {
    const response = await fetch(siteUrl(href));
    expect({ href, status: response.status }).toEqual({ href, status: 200 });
    if (rel !== "manifest") expect(response.headers.get("content-type")).toMatch(/^image\/(png|svg\+xml)/);
  }
});

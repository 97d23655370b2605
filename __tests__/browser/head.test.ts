import { basename } from "node:path";
import sharp from "sharp";
import heroSlides from "../../data/hero-slides.json";
import site from "../../data/site.json";
import { fontFiles } from "../../src/layout/fonts";
import { colors, translucent } from "../../src/theme/colors";
import { articles, services } from "../support/entries";
import { PAGES, ROUTES } from "./support/routes";
import { attributes, shareStaticPages } from "./support/static-pages";
import { newVisitor, siteUrl } from "./support/visitor";

declare global {
  interface Window {
    themeChanges: number;
  }
}

const SITE = site.address;
const address = (path: string) => `${SITE}${path === "/" ? "" : path}`;

const visitor = newVisitor();
const pageAt = shareStaticPages();

/** The content of every meta element of a page, by its name or property; a name that is there twice has two values. */
function metasOf(path: string): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of pageAt(path).document.querySelectorAll("head meta[content]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    (metas[name] ??= []).push(meta.getAttribute("content") ?? "");
  }
  return metas;
}

const canonicalOf = (path: string) => attributes(pageAt(path).document, "link[rel=canonical]", "href");

const iconsOf = (path: string) =>
  [...pageAt(path).document.querySelectorAll("head link:is([rel=icon], [rel=apple-touch-icon])")].map((link) => ({
    rel: link.getAttribute("rel"),
    href: link.getAttribute("href") ?? "",
    sizes: link.getAttribute("sizes") ?? "",
  }));

test.each(ROUTES)("the head of $path names the page, and how it is found and shared", ({ path, title }) => {
  const { document } = pageAt(path);
  const metas = metasOf(path);
  expect(document.documentElement.lang).toBe("en");
  expect(document.documentElement.className).toBe("light");
  expect(canonicalOf(path)).toEqual([address(path)]);
  const [description = ""] = metas.description ?? [];
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(metas).toMatchObject({
    description: [description],
    "og:title": [title],
    "og:description": [description],
    "og:url": [address(path)],
    "og:type": ["website"],
    "og:image": [expect.stringMatching(`^${SITE}/`)],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "og:image:alt": [title],
    "twitter:card": ["summary_large_image"],
  });
  expect(metas).not.toHaveProperty("robots");
  expect(metas).not.toHaveProperty("generator");
});

test("every page shares a picture of the size that it tells", async () => {
  for (const picture of new Set(ROUTES.map(({ path }) => metasOf(path)["og:image"]?.[0] ?? ""))) {
    const response = await fetch(siteUrl(new URL(picture).pathname));
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ picture, format, width, height }).toEqual({ picture, format: "jpeg", width: 1200, height: 630 });
  }
});

test("a page shares the picture that it begins with", () => {
  const pictureOf = (path: string) => metasOf(path)["og:image"]?.[0] ?? "";
  expect(pictureOf("/")).toContain(basename(heroSlides[0]?.image ?? ""));
  expect(pictureOf("/faq")).toContain(basename(site.defaultHeroImage));
  for (const { id, image } of services) expect(pictureOf(`/services/${id}`)).toContain(basename(image));
  for (const { id, image } of articles) expect(pictureOf(`/blog/${id}`)).toContain(basename(image));
});

test("each page is described in words of its own", () => {
  const descriptions = ROUTES.flatMap(({ path }) => metasOf(path).description ?? []);
  expect(descriptions).toHaveLength(ROUTES.length);
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) < index)).toEqual([]);
});

test("the not-found page stays out of search engines", () => {
  expect(metasOf("/not-found").robots).toEqual(["noindex"]);
  expect(canonicalOf("/not-found")).toEqual([]);
});

test("pages show light whatever the system prefers and ui-theme says, and compute their styles once", async () => {
  const { page, problems, goto } = await visitor.open({ colorScheme: "dark" });
  await page.addInitScript(() => {
    localStorage.setItem("ui-theme", "dark");
    window.themeChanges = 0;
    new MutationObserver((changes) => {
      window.themeChanges += changes.filter(({ target }) => target === document.documentElement).length;
    }).observe(document, { subtree: true, attributeFilter: ["class", "style", "data-theme"] });
  });
  await goto("/");
  const [background, scheme, stored, changes] = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const { colorScheme } = getComputedStyle(document.documentElement);
    return [backgroundColor, colorScheme, localStorage.getItem("ui-theme"), window.themeChanges] as const;
  });
  expect(background).toBe(translucent(colors.ground, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)"));
  expect({ scheme, stored, changes }).toEqual({ scheme: "light", stored: "dark", changes: 0 });
  // React says so where it has to render the page again.
  expect(problems).toEqual([]);
});

test("every page links the icons, which are there", async () => {
  const [first = "", ...others] = new Set(PAGES.map(({ path }) => JSON.stringify(iconsOf(path))));
  expect(others).toEqual([]);
  const icons = JSON.parse(first) as ReturnType<typeof iconsOf>;
  expect(new Set(icons.map(({ rel }) => rel))).toEqual(new Set(["icon", "apple-touch-icon"]));
  // Chromium fetches every icon in pixels whose size it isn't told.
  expect(icons.filter(({ rel }) => rel === "icon")).toEqual([
    { rel: "icon", href: "/favicon-32x32.png", sizes: "32x32" },
    { rel: "icon", href: "/favicon.svg", sizes: "" },
  ]);
  for (const { href } of icons) {
    const response = await fetch(siteUrl(href));
    expect({ href, status: response.status }).toEqual({ href, status: 200 });
    expect(response.headers.get("content-type")).toMatch(/^image\/(png|svg\+xml)/);
  }
});

test("a page has the fonts fetched that its styles declare, once", () => {
  const { document, html } = pageAt("/");
  const declared = [...html.matchAll(/src:url\(([^)]+)\) format/g)].map(([, file]) => file);
  expect(declared).toHaveLength(2);
  const preload = "head link[rel=preload][as=font]";
  expect(attributes(document, preload, "href")).toEqual(declared);
  // Fonts are fetched without credentials: a link that says otherwise would have them fetched twice.
  expect(attributes(document, preload, "crossorigin")).toEqual(["anonymous", "anonymous"]);
});

test("fonts are kept by browsers, under names that change with them", async () => {
  for (const file of fontFiles) {
    const { status, headers } = await fetch(siteUrl(file));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("font/woff2");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
});

test("the manifest is linked once the page has started, so that no first paint waits beside it", async () => {
  const { document } = pageAt("/");
  expect(document.querySelector("[rel=manifest]")).toBeNull();
  const { page } = await visitor.visit("/");
  expect(await page.locator("head > link[rel=manifest]").getAttribute("href")).toBe("/manifest.webmanifest");
});

import { basename } from "node:path";
import sharp from "sharp";
import site from "../../data/site.json";
import { fontFiles } from "../../src/layout/fonts";
import { colors, translucent } from "../../src/theme/colors";
import { articles, heroSlides, leaders, services } from "../support/entries";
import { ROUTES } from "./support/routes";
import { all, attributes, offenders, parseDocument, staticPage, staticPages, texts } from "./support/static-pages";
import { expect, siteUrl, test, visit } from "./support/test";

const address = (path: string) => `${site.address}${path === "/" ? "" : path}`;

/** The content of every meta element, by its name or property: several values where it is there several times. */
function metasOf(document: Document): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of all(document, "head meta[content]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    (metas[name] ??= []).push(meta.getAttribute("content") ?? "");
  }
  return metas;
}

const pictureOf = async (path: string) => metasOf((await staticPage(path)).document)["og:image"]?.[0] ?? "";

/** The type of a file of the site; it fails where there is none. */
async function typeOf(file: string): Promise<string> {
  const { status, headers } = await fetch(siteUrl(file));
  expect({ file, status }).toEqual({ file, status: 200 });
  return headers.get("content-type") ?? "";
}

test("the head of every route names the page, and how it is found and shared", async () => {
  for (const { path, title } of ROUTES) {
    const { document } = await staticPage(path);
    const metas = metasOf(document);
    const [description = ""] = metas.description ?? [];
    const soft = expect.configure({ soft: true, message: path });
    soft(document.documentElement.lang).toBe("en");
    soft(document.documentElement.className).toBe("light");
    soft(attributes(document, "link[rel=canonical]", "href")).toEqual([address(path)]);
    soft(description).toMatch(/^.{50,160}$/);
    soft(metas).toMatchObject({
      description: [description],
      "og:title": [title],
      "og:description": [description],
      "og:url": [address(path)],
      "og:type": ["website"],
      "og:image": [expect.stringMatching(`^${site.address}/`)],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [title],
      "twitter:card": ["summary_large_image"],
    });
    soft(Object.keys(metas)).not.toContain("robots");
    soft(Object.keys(metas)).not.toContain("generator");
  }
});

test("each page is described in words of its own", async () => {
  const pages = await staticPages();
  const descriptions = pages.map(({ document }) => metasOf(document).description?.join() ?? "");
  expect(descriptions.filter((description, index) => descriptions.indexOf(description) < index)).toEqual([]);
});

test("the not-found page stays out of search engines", async () => {
  const { document } = await staticPage("/not-found");
  expect(metasOf(document).robots).toEqual(["noindex"]);
  expect(all(document, "link[rel=canonical]")).toEqual([]);
});

test("a page shares the picture that it begins with, in the size that it tells", async () => {
  expect(await pictureOf("/")).toContain(basename(heroSlides[0]?.image ?? ""));
  expect(await pictureOf("/faq")).toContain(basename(site.defaultHeroImage));
  for (const { id, image } of services) expect(await pictureOf(`/services/${id}`)).toContain(basename(image));
  for (const { id, image } of articles) expect(await pictureOf(`/blog/${id}`)).toContain(basename(image));
  for (const picture of new Set(await Promise.all(ROUTES.map(({ path }) => pictureOf(path))))) {
    const response = await fetch(siteUrl(new URL(picture).pathname));
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ picture, format, width, height }).toEqual({ picture, format: "jpeg", width: 1200, height: 630 });
  }
});

test("every page links the icons, and they are there", async () => {
  // Chromium fetches every icon in pixels whose size it isn't told.
  const icons = [
    "icon /favicon-32x32.png 32x32",
    "icon /favicon.svg ",
    "apple-touch-icon /icons/icon-192x192.png 192x192",
    "apple-touch-icon /icons/icon-512x512.png 512x512",
  ];
  const others = await offenders(({ document }) => {
    const links = all(document, "head link:is([rel=icon], [rel=apple-touch-icon])");
    const found = links.map((link) => ["rel", "href", "sizes"].map((name) => link.getAttribute(name) ?? "").join(" "));
    return found.join() === icons.join() ? [] : found;
  });
  expect(others).toEqual([]);
  for (const icon of icons) expect(await typeOf(icon.split(" ")[1] ?? "")).toMatch(/^image\/(png|svg\+xml)/);
});

test("a page has its fonts fetched early and once, and browsers keep them under names that change with them", async () => {
  const { document, html } = await staticPage("/");
  const declared = [...html.matchAll(/src:url\(([^)]+)\) format/g)].map(([, file]) => file);
  expect(declared).toHaveLength(2);
  const preload = "head link[rel=preload][as=font]";
  expect(attributes(document, preload, "href")).toEqual(declared);
  // Fonts are fetched without credentials: a link that says otherwise would have them fetched twice.
  expect(attributes(document, preload, "crossorigin")).toEqual(["anonymous", "anonymous"]);
  for (const file of fontFiles) {
    expect(await typeOf(file)).toBe("font/woff2");
    const { headers } = await fetch(siteUrl(file));
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
});

test("the sitemap lists every route, and no other", async () => {
  expect(await typeOf("/sitemap.xml")).toMatch(/xml/);
  const sitemap = parseDocument(await (await fetch(siteUrl("/sitemap.xml"))).text(), "application/xml");
  const listed = texts(sitemap, "url > loc").map((url) => new URL(url).href);
  expect(listed.toSorted()).toEqual(ROUTES.map(({ path }) => new URL(path, site.address).href).toSorted());
});

test("robots.txt lets everybody in, and names the sitemap", async () => {
  const lines = (await (await fetch(siteUrl("/robots.txt"))).text()).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${site.address}/sitemap.xml`]));
  expect(lines).not.toContain("Disallow: /");
});

test("the feed has every article", async () => {
  const feed = parseDocument(await (await fetch(siteUrl("/rss.xml"))).text(), "application/xml");
  const items = all(feed, "rss > channel > item").map((item) =>
    ["title", "link", "description", "author"].map((name) => texts(item, name)[0]),
  );
  const nameOf = (author: string) => leaders.find(({ id }) => id === author)?.name ?? "";
  expect(items).toEqual(
    articles.map(({ id, title, summary, author }) => [
      ...[title, `${site.address}/blog/${id}`, summary],
      `${site.email} (${nameOf(author)})`,
    ]),
  );
});

test("the manifest names the firm, and icons that are there", async () => {
  const response = await fetch(siteUrl("/manifest.webmanifest"));
  const manifest = (await response.json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: site.product,
    short_name: site.brand,
    background_color: colors.ground,
    theme_color: colors.ink,
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) expect(await typeOf(new URL(src, site.address).pathname)).toMatch(/^image\//);
});

declare global {
  interface Window {
    themeChanges: number;
  }
}

test.describe("where the system and local storage prefer dark", () => {
  test.use({ colorScheme: "dark" });

  test("a page is light from the start, links its manifest late, and the next page has its own data", async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem("ui-theme", "dark");
      window.themeChanges = 0;
      new MutationObserver((changes) => {
        window.themeChanges += changes.filter(({ target }) => target === document.documentElement).length;
      }).observe(document, { subtree: true, attributeFilter: ["class", "style", "data-theme"] });
    });
    await visit(page, "/");
    await expect(page.locator("body")).toHaveCSS(
      "background-color",
      translucent(colors.ground, 1).replace(/^rgba(.*), 1\)$/, "rgb$1)"),
    );
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    expect(await page.evaluate(() => [localStorage.getItem("ui-theme"), window.themeChanges])).toEqual(["dark", 0]);
    const home = page.getByRole("navigation", { name: "Breadcrumb" }).locator("svg");
    expect((await home.boundingBox())?.height).toBeGreaterThan(10);
    // In the HTML it would compete with the first paint.
    expect(all((await staticPage("/")).document, "[rel=manifest]")).toEqual([]);
    await expect(page.locator("head > link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");

    await page.locator("footer a[href='/faq']").first().click();
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => data.allTextContents()).toEqual([expect.stringMatching(/"BreadcrumbList".*FAQ/)]);
    // React says so where it has to render a page again.
    expect(problems).toEqual([]);
  });
});

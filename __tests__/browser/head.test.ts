import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import pages from "../../data/pages.json";
import site from "../../data/site.json";
import { isoDate } from "../../src/lib/dates";
import { pagePath } from "../../src/lib/paths";
import { FONTS } from "../../src/theme/fonts";
import { articles, caseStudies, heroSlides, leaders, services } from "../support/entries";
import { ROUTES } from "./support/routes";
import { findAll, attributes, parseDocument, staticPage, texts } from "./support/static-pages";
import { siteUrl } from "./support/test";

const address = (path: string) => `${site.address}${path === "/" ? "" : path}`;

/** The contents of the meta elements, by name or property. */
function metasOf(document: Document): Record<string, string[]> {
  const metas: Record<string, string[]> = {};
  for (const meta of findAll(document, "head meta[content]")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
    (metas[name] ??= []).push(meta.getAttribute("content") ?? "");
  }
  return metas;
}

const pictureOf = async (path: string) => metasOf((await staticPage(path)).document)["og:image"]?.[0] ?? "";

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(siteUrl(file));
  expect(response.status, file).toBe(200);
  return response;
}

const typeOf = ({ headers }: Response) => headers.get("content-type") ?? "";

test("every page has its own title, description, canonical address and share data", async () => {
  for (const { path, ownTitle } of ROUTES) {
    const { document } = await staticPage(path);
    const metas = metasOf(document);
    const [description = ""] = metas.description ?? [];
    const soft = expect.configure({ soft: true, message: path });
    soft(document.documentElement.lang).toBe("en");
    soft(document.documentElement.className).toBe("light");
    soft(attributes(document, "link[rel=canonical]", "href")).toEqual([address(path)]);
    // Its words are the editor's.
    soft(description).toMatch(/^.{1,160}$/su);
    const article = articles.find(({ id }) => path === `/blog/${id}`);
    soft(metas).toMatchObject({
      description: [description],
      "og:title": [ownTitle],
      "og:description": [description],
      "og:url": [address(path)],
      "og:type": [article ? "article" : "website"],
      ...(article && {
        "article:published_time": [`${isoDate(article.date)}T12:00:00.000Z`],
        "article:author": [address(`/about/${article.author}`)],
      }),
      "og:image": [expect.stringMatching(`^${site.address}/`)],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "twitter:card": ["summary_large_image"],
    });
    soft(Object.keys(metas).filter((name) => /^(robots|generator)$/.test(name))).toEqual([]);
    // Home's HTML must stay short.
    const feeds = attributes(document, "link[rel=alternate][type='application/rss+xml'][title]", "href");
    soft(feeds).toEqual(article || path === "/blog" ? ["/rss.xml"] : []);
    soft(texts(document, "a[href='/rss.xml']")).toEqual(path === "/blog" ? ["RSS"] : []);
    // A script adds the manifest: in the HTML it would compete with the first paint.
    soft(findAll(document, "[rel=manifest]")).toEqual([]);
  }
});

test("search engines do not index the not-found page", async () => {
  const { document } = await staticPage("/not-found");
  expect(metasOf(document).robots).toEqual(["noindex"]);
  expect(findAll(document, "link[rel=canonical]")).toEqual([]);
});

test("a page opens with its picture, and shares it with its description as a JPEG of 1200 × 630 px", async () => {
  // Gatsby names the folder after the file's digest.
  const expectPicture = async (path: string, image = "", alt?: string) => {
    expect(metasOf((await staticPage(path)).document)["og:image:alt"], path).toEqual(alt && [alt]);
    const digest = hash("md5", readFileSync(`data${image}`));
    const banner = attributes((await staticPage(path)).document, "[data-hero] img", "src");
    for (const address of [await pictureOf(path), banner[0]]) expect(address).toContain(`/${digest.slice(0, 8)}/`);
  };
  await expectPicture("/", heroSlides[0]?.image, heroSlides[0]?.alt);
  await expectPicture("/sitemap", site.defaultHeroImage);
  for (const { id, hero } of pages) if (hero.image) await expectPicture(pagePath(id), hero.image, hero.imageAlt);
  for (const { id, image, imageAlt } of services) await expectPicture(`/services/${id}`, image, imageAlt);
  for (const { id, image, imageAlt } of caseStudies) await expectPicture(`/case-studies/${id}`, image, imageAlt);
  for (const { id, image } of leaders) if (image) await expectPicture(`/about/${id}`, image);
  for (const { id, image, imageAlt } of articles) await expectPicture(`/blog/${id}`, image, imageAlt);
  for (const picture of new Set(await Promise.all(ROUTES.map(({ path }) => pictureOf(path))))) {
    const file = await (await fetchFile(new URL(picture).pathname)).arrayBuffer();
    const { format, width, height } = await sharp(file).metadata();
    expect({ picture, format, width, height }).toEqual({ picture, format: "jpeg", width: 1200, height: 630 });
  }
});

test("the icons of a page and of the manifest exist", async () => {
  const { document } = await staticPage("/");
  const manifest = (await (await fetchFile("/manifest.webmanifest")).json()) as { readonly icons: { src: string }[] };
  const listed = manifest.icons.map(({ src }) => new URL(src, site.address).pathname);
  expect(listed).toEqual(["192x192", "512x512"].map((size) => expect.stringContaining(size)));
  // Chromium fetches every PNG icon without a size.
  const icons = attributes(
    document,
    "head link:is([rel=icon][sizes], [rel=icon][href$='.svg'], [rel=apple-touch-icon])",
    "href",
  );
  expect(icons).toHaveLength(4);
  for (const icon of [...icons, ...listed]) expect(typeOf(await fetchFile(icon))).toMatch(/^image\/(png|svg\+xml)/);
});

test("a page preloads the fonts of English", async () => {
  const links = findAll((await staticPage("/")).document, "head link[rel=preload][as=font]");
  // Without `crossorigin`, browsers would fetch the fonts twice.
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("crossorigin")])).toEqual(
    Object.values(FONTS).map(({ file }) => [`${file}.woff2`, "anonymous"]),
  );
});

test("the sitemap lists exactly the public pages, and robots.txt allows all of them", async () => {
  const sitemap = await fetchFile("/sitemap.xml");
  expect(typeOf(sitemap)).toMatch(/xml/);
  const listed = texts(parseDocument(await sitemap.text(), "application/xml"), "url > loc");
  expect(listed.map((url) => new URL(url).href).toSorted()).toEqual(
    ROUTES.map(({ path }) => new URL(path, site.address).href).toSorted(),
  );
  const rules = (await (await fetchFile("/robots.txt")).text()).split(/\n+/);
  const sitemapLine = `Sitemap: ${site.address}/sitemap.xml`;
  expect(rules).toEqual(["User-agent: *", "Allow: /", "Disallow: /submitted/", sitemapLine, ""]);
});

import { leaders } from "../support/entries";
import site from "../../data/site.json";
import { colors } from "../../src/theme/colors";
import { ROUTES } from "./support/routes";
import { parseDocument, texts } from "./support/static-pages";
import { siteUrl } from "./support/visitor";
import { articles } from "./support/shown-content";

const SITE = site.address;

test("the sitemap lists every route, and no other", async () => {
  const response = await fetch(siteUrl("/sitemap.xml"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).href);
  expect(listed.toSorted()).toEqual(ROUTES.map(({ path }) => new URL(path, SITE).href).toSorted());
});

test("robots.txt lets everybody in, and names the sitemap", async () => {
  const response = await fetch(siteUrl("/robots.txt"));
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${SITE}/sitemap.xml`]));
  expect(lines).not.toContain("Disallow: /");
});

test("the feed has every article", async () => {
  const response = await fetch(siteUrl("/rss.xml"));
  expect(response.status).toBe(200);
  const feed = parseDocument(await response.text(), "application/xml");
  const items = [...feed.querySelectorAll("rss > channel > item")].map((item) => {
    const [title, link, summary, author] = ["title", "link", "description", "author"].map(
      (name) => texts(item, name)[0],
    );
    return { title, link, summary, author };
  });
  const nameOf = (author: string) => leaders.find(({ id }) => id === author)?.name ?? "";
  expect(items).toEqual(
    articles.map(({ id, title, summary, author }) => ({
      title,
      link: `${SITE}/blog/${id}`,
      summary,
      author: `${site.email} (${nameOf(author)})`,
    })),
  );
});

test("the manifest names the firm, and icons that are there", async () => {
  const response = await fetch(siteUrl("/manifest.webmanifest"));
  const manifest = (await response.json()) as {
    readonly name: string;
    readonly short_name: string;
    readonly background_color: string;
    readonly theme_color: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: site.product,
    short_name: site.brand,
    background_color: colors.ground,
    theme_color: colors.ink,
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) {
    const icon = await fetch(siteUrl(new URL(src, `${SITE}/`).pathname));
    expect({ src, status: icon.status }).toEqual({ src, status: 200 });
  }
});

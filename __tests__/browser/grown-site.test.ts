import type { Page } from "playwright-core";
import { everywhere } from "../support/entries";
import { headingIds } from "../../src/content/article-text";
import { leaderAnchor } from "../../src/content/leader-anchor";
import { ARTICLES, FACTS, NEWCOMER, REMOVED, STUDIES, startGrownSite } from "./support/grown-site";
import type { GrownSite } from "./support/grown-site";
import { eventually } from "./support/eventually";
import { waitUntilLanded } from "./support/page-state";
import { titled } from "./support/routes";
import { DESKTOP, PHONE, newVisitor } from "./support/visitor";

const { articles, leaders } = everywhere;

const visitor = newVisitor();

let site: GrownSite;

// Time for a whole build, where none is given.
beforeAll(async () => {
  site = await startGrownSite();
}, 900_000);

afterAll(() => site.stop());

const visit = async (path: string, options: { javaScriptEnabled?: boolean } = {}) =>
  (await visitor.visit(path, { baseURL: site.url, viewport: DESKTOP, reducedMotion: "reduce", ...options })).page;
const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();

const NEW_SERVICES = ["Pricing", "Sourcing", "Auditing"];

describe("a new service", () => {
  it.each(["banner", "contentinfo"] as const)("is in the %s, with its own page", async (landmark) => {
    const page = await visit("/faq");
    for (const name of NEW_SERVICES) {
      const link = page.getByRole(landmark).getByRole("link", { name, exact: true, includeHidden: true });
      expect(await link.getAttribute("href")).toBe(`/services/${name.toLowerCase()}`);
    }
  });

  it("is on the sitemap page, in the sitemap, in the grid and in the contact form", async () => {
    const sitemap = await visit("/sitemap");
    await sitemap.getByRole("navigation", { name: "Services pages" }).getByRole("link", { name: "Pricing" }).click();
    await sitemap.waitForURL("**/services#pricing");
    await sitemap.locator("section#pricing").getByRole("heading", { name: "Pricing" }).waitFor();
    expect(await read("/sitemap.xml")).toContain("/services/pricing</loc>");
    const contact = await visit("/contact");
    expect(await contact.getByLabel("Service").locator("option").allInnerTexts()).toEqual(
      expect.arrayContaining(NEW_SERVICES),
    );
  });
});

test("a draft is nowhere", async () => {
  for (const path of ["/services", "/sitemap", "/contact", "/sitemap.xml", "/page-data/services/page-data.json"]) {
    expect(await read(path)).not.toContain("secret");
  }
  expect((await fetch(`${site.url}/services/secret`)).status).toBe(404);
});

test("a service shows nothing of a case study or an article that is a draft", async () => {
  const page = await visit("/services/auditing");
  const inPractice = page.locator("section#in-practice");
  expect(await inPractice.getByText("Partner responsible").count()).toBe(1);
  expect(await inPractice.getByRole("link").count()).toBe(1);
  expect(await read("/page-data/services/auditing/page-data.json")).not.toMatch(/in the making/);
});

test("a service has as many facts as it is given", async () => {
  const page = await visit("/services/auditing");
  expect(await page.locator("main dl dt").allTextContents()).toEqual(FACTS.map(({ label }) => label));
});

test("a leader who has led and written nothing has a whole page", async () => {
  const page = await visit("/about/ada-example");
  expect(await page.locator("main section").evaluateAll((all) => all.map(({ id }) => id).filter(Boolean))).toEqual([
    "biography",
    "write-to-person",
  ]);
  expect(await page.locator("#biography p").allInnerTexts()).toEqual([NEWCOMER.bio]);
  expect(await page.getByRole("link", { name: `Write to ${NEWCOMER.name}` }).count()).toBe(2);
});

test("a leader's page has the newest twelve articles of many, and the way to all", async () => {
  // The added ones are made after the first by its file's name.
  const [model] = articles.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const author = leaders.find(({ id }) => id === model?.author);
  const page = await visit(`/about/${leaderAnchor(author?.name ?? "")}`);
  expect(await page.locator("#articles li").count()).toBe(12);
  expect(await page.locator("#articles li").first().innerText()).toContain("The newest article of all");
  await page.locator("#articles").getByRole("link", { name: "All articles" }).click();
  await page.waitForURL("**/blog");
});

test("what is taken out is gone from every list", async () => {
  for (const path of ["/", "/industries", "/sitemap", "/sitemap.xml"]) {
    expect(await read(path)).not.toContain(`industries/${REMOVED?.id ?? ""}`);
  }
});

test.each([
  { path: "/careers", id: "positions", says: /No roles are open right now/ },
  { path: "/about", id: "partnerships", says: /once an agreement is signed/ },
  { path: "/webinars", id: "past", says: /no recordings yet/ },
])("without entries, #$id on $path says so and has no list", async ({ path, id, says }) => {
  const section = (await visit(path)).locator(`section#${id}`);
  expect(await section.innerText()).toMatch(says);
  expect(await section.getByRole("list").count()).toBe(0);
});

test("the home page has no place for testimonials where there are none", async () => {
  expect(await (await visit("/")).locator("#testimonials").count()).toBe(0);
});

test("a webinar has a link to the place where one registers", async () => {
  const cards = (await visit("/webinars")).locator("#upcoming article");
  expect(await cards.getByRole("heading").allInnerTexts()).toEqual(["A webinar with a place to register"]);
  expect(await cards.getByRole("link").getAttribute("href")).toBe("https://example.com/");
});

test("a white paper with a file is downloaded", async () => {
  const page = await visit("/white-papers");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("paper.pdf");
});

test("a new office is on the map, a new language in the list, a new question among the others", async () => {
  const contact = await visit("/contact");
  await contact.locator("#map").getByText("Paris", { exact: true }).waitFor();
  await contact.getByRole("button", { name: /^Language:/ }).click();
  await contact.locator("#languages").getByText("Italian").waitFor();
  await (await visit("/faq")).locator("main summary", { hasText: "May I ask one more?" }).waitFor();
});

/** The rows of a page: the entry's anchor, and where its link leads. */
const rowsOf = (page: Page) =>
  page
    .locator("main [data-row]")
    .evaluateAll((rows) => rows.map((row) => ({ id: row.id, to: row.querySelector("a")?.getAttribute("href") })));

/** Holds that the page has so many rows, and none is higher than it has to be. */
async function expectLowRows(page: Page, count: number): Promise<void> {
  const rows = await page
    .locator("main [data-row]")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(rows).toHaveLength(count);
  expect(Math.max(...rows)).toBeLessThan(225);
}

const VIEWPORTS = [PHONE, DESKTOP];

describe("the case studies", () => {
  const sections = (page: Page) => page.locator("main section[id]:has(blockquote)");

  it("have the first three as cards and in full, and the others in rows", async () => {
    const page = await visit("/case-studies", { javaScriptEnabled: false });
    const cards = page.getByRole("link", { name: /^Read Case Study/ });
    const anchors = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(anchors).toEqual(STUDIES.slice(0, 3).map((id) => `/case-studies#${id}`));
    expect(await sections(page).evaluateAll((all) => all.map(({ id }) => id))).toEqual(STUDIES.slice(0, 3));
    const rows = await rowsOf(page);
    expect(rows).toHaveLength(STUDIES.length - 3);
    for (const { id, to } of rows) expect(to).toBe(`/case-studies/${id}`);
  });

  it.each(VIEWPORTS)("have their rows low at $width px", async (viewport) => {
    const page = await visit("/case-studies");
    await page.setViewportSize(viewport);
    await expectLowRows(page, STUDIES.length - 3);
  });

  it("are reached by an old anchor, on their own pages where they have only a row", async () => {
    const page = await visit("/case-studies#older-study-8");
    await page.waitForURL("**/case-studies/older-study-8");
    await page.getByRole("heading", { level: 1, name: "An older study, number 8" }).waitFor();
    await page.goto(`${site.url}/case-studies#${STUDIES[2] ?? ""}`);
    await waitUntilLanded(page, sections(page).nth(2).getByRole("heading", { level: 2 }));
    expect(new URL(page.url()).pathname).toBe("/case-studies");
  });

  it("have a page each, which leads to the next, and from the last to the first", async () => {
    const page = await visit("/case-studies/older-study-7");
    const next = page.locator("#next-case-study").getByRole("link");
    await next.click();
    await page.waitForURL("**/case-studies/older-study-8");
    await next.click();
    await page.waitForURL(`**/case-studies/${STUDIES[0] ?? ""}`);
    expect(await read("/sitemap.xml")).toContain("/case-studies/older-study-8</loc>");
    expect((await fetch(`${site.url}/case-studies/unfinished`)).status).toBe(404);
  });
});

/** An article that the blog's first page has in a row, behind the newest of all and two more in full. */
const inRow = articles.slice(2, 8).find(({ content, id }) => headingIds(content, id).length > 0);

describe("the blog", () => {
  const inFull = (page: Page) => page.locator("main section[id]:has(article h2)");
  const titles = (page: Page) => page.locator("#articles article h3").allInnerTexts();

  it("begins with the newest, whatever the order in the file, as the home page does", async () => {
    expect((await titles(await visit("/blog")))[0]).toBe("The newest article of all");
    const home = await visit("/");
    expect((await titles(home))[0]).toBe("The newest article of all");
    expect(await titles(home)).toHaveLength(3);
  });

  it("has every article on its pages, without scripts", async () => {
    const seen: string[] = [];
    const page = await visit("/blog", { javaScriptEnabled: false });
    for (;;) {
      const found = await titles(page);
      expect(found.length).toBeLessThanOrEqual(9);
      seen.push(...found);
      const cards = await page.getByRole("link", { name: /^Read More/ }).all();
      expect(cards).toHaveLength(seen.length === found.length ? 3 : 0);
      for (const link of cards) {
        const { hash } = new URL((await link.getAttribute("href")) ?? "", site.url);
        expect(await page.locator(`section${hash}`).count()).toBe(1);
      }
      for (const { id, to } of await rowsOf(page)) expect(to).toBe(`/blog/${id}`);
      const more = page.getByRole("link", { name: "Show more articles" });
      if ((await more.count()) === 0) break;
      await more.click();
    }
    expect(new URL(page.url()).pathname).toBe(`/blog/page/${String(Math.ceil(ARTICLES / 9))}`);
    expect(new Set(seen).size).toBe(ARTICLES);
    await page.goto(`${site.url}/blog/page/3`);
    await page.getByRole("link", { name: "Newer articles" }).click();
    await page.waitForURL("**/blog/page/2");
    expect(await page.title()).toBe(titled("Blog, page 2"));
  });

  it("shows more on demand, on the same page", async () => {
    const page = await visit("/blog");
    const more = page.getByRole("link", { name: "Show more articles" });
    for (let shown = 18; shown < ARTICLES + 9; shown += 9) {
      await more.click();
      await eventually(async () => {
        expect(await titles(page)).toHaveLength(Math.min(shown, ARTICLES));
      });
    }
    expect(await more.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/blog");
    expect(await inFull(page).count()).toBe(3);
  });

  it.each(VIEWPORTS)("has its rows low at $width px", async (viewport) => {
    const page = await visit("/blog");
    await page.setViewportSize(viewport);
    await expectLowRows(page, 6);
  });

  it("leads from a row to the article's own page", async () => {
    const page = await visit("/blog");
    await page.locator("[data-row]").first().click();
    await page.waitForURL(/\/blog\/[^#]+$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it.each([PHONE, DESKTOP])("finds every article by a search, at $width px", async (viewport) => {
    const page = await visit("/blog");
    await page.setViewportSize(viewport);
    await page.getByRole("searchbox").fill("NUMBER 3");
    await eventually(async () => {
      expect(await titles(page)).toEqual(["An older article, number 3"]);
    });
    await page.getByRole("status").filter({ hasText: "1 article" }).waitFor();
    await page.getByRole("link", { name: /^Read More/ }).click();
    await page.locator("section#older-3").getByRole("heading", { level: 2 }).waitFor();
    await page.waitForURL(/\?q=NUMBER(\+|%20)3#older-3$/);
    await page.getByRole("searchbox").fill("history");
    await eventually(async () => {
      expect(await titles(page)).toHaveLength(9);
    });
    expect(await inFull(page).count()).toBe(3);
    expect(await rowsOf(page)).toHaveLength(6);
    await page.getByRole("button", { name: "Show more articles" }).click();
    await eventually(async () => {
      expect((await titles(page)).length).toBeGreaterThan(9);
    });
    expect(await inFull(page).count()).toBe(3);
    await page.getByRole("searchbox").fill("");
    await eventually(async () => {
      expect((await titles(page))[0]).toBe("The newest article of all");
    });
  });

  it.each([
    { anchor: inRow?.id ?? "", is: "has in a row" },
    { anchor: "older-0", is: "doesn't have at all" },
  ])("leads on to an article's own page by the anchor of one that it $is", async ({ anchor }) => {
    const page = await visit(`/blog#${anchor}`);
    await page.waitForURL(`**/blog/${anchor}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it("leads on to a heading of an article that it has in a row", async () => {
    const { content = "", id = "" } = inRow ?? {};
    const [heading = ""] = headingIds(content, id);
    const page = await visit(`/blog#${heading}`);
    await page.waitForURL(`**/blog/${id}#${heading}`);
    await waitUntilLanded(page, page.locator(`[id="${heading}"]`));
  });

  it("has the anchor of a row for those without scripts", async () => {
    const id = inRow?.id ?? "";
    const page = await visit(`/blog#${id}`, { javaScriptEnabled: false });
    expect(new URL(page.url()).pathname).toBe("/blog");
    expect(await page.locator(`[data-row]#${id}`).count()).toBe(1);
  });

  it("keeps to the found article where an address has both a search and its anchor", async () => {
    const page = await visit("/blog?q=number+3#older-3");
    await waitUntilLanded(page, page.locator("section#older-3 h2"));
    expect(new URL(page.url()).pathname).toBe("/blog");
  });

  it("searches what it holds where the index can't be reached, and says so", async () => {
    const page = await visit("/blog");
    await page.route("**/blog/search-index.json", (route) => route.abort());
    await page.getByRole("searchbox").fill("newest article of all");
    await page.getByText("only those on this page were searched").waitFor();
    await eventually(async () => {
      expect(await titles(page)).toEqual(["The newest article of all"]);
    });
  });

  it("has a page for each article, to which feed, sitemap and search engines are led", async () => {
    const page = await visit("/blog/older-0");
    expect(await page.title()).toBe(titled("An older article, number 0"));
    const picture = await page.locator("meta[property='og:image']").getAttribute("content");
    expect((await fetch(`${site.url}${new URL(picture ?? "").pathname}`)).headers.get("content-type")).toBe(
      "image/jpeg",
    );
    const entries = await page.locator("script[type='application/ld+json']").allInnerTexts();
    const entry = entries
      .map((json) => JSON.parse(json) as Record<string, unknown>)
      .find((one) => one["@type"] === "Article");
    expect(entry?.url).toMatch(/\/blog\/older-0$/);
    expect(await read("/rss.xml")).toContain("/blog/newest</link>");
    expect(await read("/sitemap.xml")).toContain("/blog/older-0</loc>");
    await page.getByRole("link", { name: "All articles" }).click();
    await page.waitForURL("**/blog");
  });

  it("offers the categories of all articles", async () => {
    const page = await visit("/blog");
    const categories = page.getByRole("complementary", { name: "Categories" }).getByRole("button");
    const known = articles.map(({ category }) => category);
    expect(await categories.allInnerTexts()).toEqual(["All", ...[...new Set([...known, "Archive", "History"])].sort()]);
  });
});

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import gatsbyConfig from "../../gatsby-config";
import { deskConfig } from "../../plugins/gatsby-plugin-content-desk";
import type { DeskOptions } from "../../plugins/gatsby-plugin-content-desk";
import { checkContent, readEntries, readSchemas } from "../../plugins/gatsby-plugin-content-schema";
import type { Finding } from "../../plugins/gatsby-plugin-content-schema";
import { checkOptions } from "../../src/content/check-options";
import { createContentPages } from "../../src/content/create-content-pages";
import { navigationResolvers } from "../../src/content/navigation-lists";
import { SWITCHABLE_PAGES, sitePages } from "../../src/content/site-pages";
import type { SitePages, SwitchablePageId } from "../../src/content/site-pages";
import { leaveOutPage, pageResolvers, withTargets } from "../../src/content/switch-pages";
import { pagePath } from "../../src/lib/paths";
import { makeFolder, removeFolders } from "../support/small-build";
import { HERE } from "./check/support/edited-content";
import { setUpContent } from "./check/support/tables";

const DATA = join(__dirname, "../../data");
const IDS = Object.keys(SWITCHABLE_PAGES) as SwitchablePageId[];
const EMAIL = "us@example.com";
const ALL_ON = sitePages({ email: EMAIL });
const without = (...ids: SwitchablePageId[]) =>
  sitePages({ email: EMAIL, pages: Object.fromEntries(ids.map((id) => [id, false])) });

const read = (name: string): unknown => JSON.parse(readFileSync(join(DATA, `${name}.json`), "utf8"));
const schemas = readSchemas(DATA);

afterAll(removeFolders);

interface Link {
  readonly label: string;
  readonly to: string;
}

interface Group {
  readonly links: readonly Link[];
}

const navigation = read("navigation") as Record<"header" | "footer" | "sitemap", Group[]> & {
  readonly legal: Link[];
  readonly contact: Link;
  readonly consultation: Link;
};

test("every page of the navigation but home can be switched off, and the schema names the same", () => {
  const { header, footer, contact } = navigation;
  const links = [contact, ...[...header, ...footer].flatMap((group) => group.links)];
  const linked = links.map(({ to }) => to.replace(/[/#].*/, "") || (to.split(/(?<=.)[/#]/)[0] ?? ""));
  expect(linked.filter((path) => path !== "/" && !IDS.some((id) => pagePath(id) === path))).toEqual([]);
  expect(Object.keys(schemas.get("site")?.properties?.pages?.properties ?? {})).toEqual(IDS);
});

/** What Gatsby's resolvers find, of the site's own content. */
const TYPES: Readonly<Record<string, string>> = {
  Service: "services",
  Industry: "industries",
  CaseStudy: "case-studies",
  Article: "articles",
  Leader: "leaders",
};
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => (id === "utc-day" ? { day: "2999-01-01" } : { name: id }),
    findAll: ({ type }: { type: string }) => {
      const name = TYPES[type] ?? "";
      const entries = readEntries(DATA, name, schemas.get(name) ?? {});
      return Promise.resolve({ entries: entries.map(({ id, ...entry }) => ({ ...entry, jsonId: id, parent: id })) });
    },
  },
};

/** All links of the navigation, group by group. */
async function groupsOf(pages: SitePages): Promise<readonly (readonly Link[])[]> {
  const { header, footer, sitemap, legal } = navigationResolvers(pages);
  const groups = [header, footer, sitemap].map(({ resolve }) => resolve(navigation as never, {}, context));
  return [legal.resolve(navigation), ...(await Promise.all(groups)).flat().map(({ links }) => links)];
}

/** The paths of the pages that are created for one entry of each kind. */
async function createdPages(directory: string): Promise<readonly string[]> {
  const created: string[] = [];
  const one = { nodes: [{ jsonId: "one", author: 1, anchor: "one" }] };
  const data = { allService: one, allIndustry: one, allCaseStudy: one, allArticle: one, allLeader: one };
  await createContentPages({
    graphql: () => Promise.resolve({ data }),
    actions: { createPage: ({ path }: { path: string }) => created.push(path) },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePagesArgs);
  return created;
}

/** Whether Gatsby keeps a page of `src/pages/`. */
function isBuilt(path: string, directory: string): boolean {
  const deleted: unknown[] = [];
  leaveOutPage({
    page: { path },
    actions: { deletePage: (page: unknown) => deleted.push(page) },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePageArgs);
  return deleted.length === 0;
}

const deskOptions = gatsbyConfig.plugins
  ?.filter((plugin) => typeof plugin === "object" && plugin !== null)
  .find(({ resolve }) => resolve === "gatsby-plugin-content-desk")?.options as unknown as DeskOptions;

const CMS_SCHEMA = join(dirname(dirname(require.resolve("@sveltia/cms"))), "schema/sveltia-cms.json");
const cms = JSON.parse(readFileSync(CMS_SCHEMA, "utf8")) as object;
const isValidDesk = addFormats(new Ajv({ strict: false })).compile(cms);

/** The forms that the desk offers, by their names; those that only others refer to aside. */
function formsOf(pages: SitePages): readonly string[] {
  const config = deskConfig(schemas, { ...deskOptions, hidden: pages.hidden });
  expect(isValidDesk(config)).toBe(true);
  const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as { name: string; hide?: boolean }[];
  return forms.filter(({ hide }) => !hide).map(({ name }) => name);
}

const refersTo = (kind: string) => (name: string) => {
  return JSON.stringify(schemas.get(name)).includes(`"reference":${JSON.stringify(kind)}`);
};

describe.each(IDS)("a site without the page %s", (id) => {
  const pages = without(id);
  const path = pagePath(id);

  test("has neither the page nor those below it, and has all others", async () => {
    const folderOf = (switches: object) =>
      makeFolder({ "data/site.json": JSON.stringify({ email: EMAIL, pages: switches }) });
    const directory = folderOf({ [id]: false });
    const isBelow = (one: string) => one === path || one.startsWith(`${path}/`);
    expect(await createdPages(directory)).toEqual((await createdPages(folderOf({}))).filter((one) => !isBelow(one)));
    expect([path, `${path}/one`, `${path}/page/2`, `${path}/[id]`].filter((one) => isBuilt(one, directory))).toEqual(
      [],
    );
    const others = ["/", "/sitemap", "/privacy-policy", "/404", `${path}-ever`, ...IDS.map((one) => pagePath(one))];
    expect(others.filter((one) => one !== path && !isBuilt(one, directory))).toEqual([]);
  });

  test("has no link to it in header, footer and sitemap, no empty group, and all other links", async () => {
    const [before, after] = await Promise.all([groupsOf(ALL_ON), groupsOf(pages)]);
    const kept = before.map((links) => links.filter(({ to }) => to.split(/(?<=.)[/#]/)[0] !== path));
    expect(after).toEqual(kept.filter((links) => links.length > 0));
    expect(after.flat().length).toBeLessThan(before.flat().length);
  });

  test("leads its two calls to action somewhere that is there", () => {
    const { contact, consultation } = navigation;
    const resolvers = navigationResolvers(pages);
    for (const { resolve } of [resolvers.contact, resolvers.consultation]) {
      expect(resolve({ contact, consultation })?.to).toMatch(id === "contact" ? `mailto:${EMAIL}` : /^\/contact/);
    }
  });

  test("has no button and no empty list for it", () => {
    const { HeroCopy, SectionCopy } = pageResolvers(pages);
    const link = { label: "More", to: `${path}#part` };
    const shown = HeroCopy.link.resolve({ link });
    expect(shown).toEqual(id === "contact" ? { ...link, to: `mailto:${EMAIL}` } : null);
    const info = { originalResolver: () => "Nothing yet." } as never;
    expect(SectionCopy.emptyText.resolve({ link }, {}, null, info)).toBe(id === "contact" ? "Nothing yet." : null);
    const other = { label: "Home", to: "/" };
    expect(SectionCopy.link.resolve({ link: other })).toEqual(other);
  });

  test("keeps the words of links in texts, and all links elsewhere", () => {
    const text = `<p>See <a href="${path}#part">what we <em>mean</em></a>, <a href="/sitemap">all</a>.</p>`;
    const words = id === "contact" ? `<a href="mailto:${EMAIL}">what we <em>mean</em></a>` : "what we <em>mean</em>";
    expect(withTargets(text, pages)).toBe(`<p>See ${words}, <a href="/sitemap">all</a>.</p>`);
    expect(withTargets(text, ALL_ON)).toBe(text);
  });

  test("lists no copy of it", () => {
    const originalResolver = (_source: unknown, args: object) => args;
    const resolved = pageResolvers(pages).Query.allPageCopy.resolve(null, {}, null, { originalResolver } as never);
    expect(resolved).toEqual({ filter: { jsonId: { nin: [id] } } });
  });

  test("isn't offered at the desk what only the page shows, unless other forms refer to it", () => {
    const forms = formsOf(pages);
    const gone = formsOf(ALL_ON).filter((name) => !forms.includes(name));
    const needed = pages.hidden.filter((kind) => !gone.includes(kind));
    expect(gone.length + needed.length).toBe(pages.hidden.length);
    expect(needed.filter((kind) => schemas.get(kind)?.folder === true || !forms.some(refersTo(kind)))).toEqual([]);
  });
});

test("a site without a contact page writes emails that say whom or what they are about", () => {
  const { Leader, Service, Industry } = pageResolvers(without("contact"));
  expect(Leader.letter.resolve({ name: "Łukasz O’Brien" })).toBe(
    `mailto:${EMAIL}?subject=${encodeURIComponent("For Łukasz O’Brien")}`,
  );
  expect(Service.inquiry.resolve({ jsonId: "pricing", title: "Pricing & terms" })).toBe(
    `mailto:${EMAIL}?subject=Pricing%20%26%20terms`,
  );
  expect(Industry.inquiry.resolve({ title: "Mills" })).toBe(`mailto:${EMAIL}?subject=Mills`);
});

test("a site with one leads to its form, with the person or the service", () => {
  const { Leader, Service, Industry } = pageResolvers(ALL_ON);
  expect(Leader.letter.resolve({ name: "Łukasz O’Brien" })).toBe("/contact?to=%C5%82ukasz-obrien#request-consultation");
  expect(Service.inquiry.resolve({ jsonId: "pricing", title: "Pricing" })).toBe(
    "/contact?service=pricing#request-consultation",
  );
  expect(Industry.inquiry.resolve({ title: "Mills" })).toBe("/contact#request-consultation");
});

test("people have pages of their own only where the site has a page about the firm", () => {
  const name = "Ada Byron";
  expect(pageResolvers(ALL_ON).Leader.page.resolve({ name })).toBe("/about/ada-byron");
  expect(pageResolvers(without("about")).Leader.page.resolve({ name })).toBeNull();
});

describe("the check of the site's own content", () => {
  let directory: string;
  let before: readonly Finding[];

  const check = (pages: object) => {
    const site = read("site") as object;
    writeFileSync(join(directory, "data/site.json"), JSON.stringify({ ...site, pages }, null, 2));
    return checkContent(directory, checkOptions);
  };
  const told = (findings: readonly Finding[]) => findings.map(({ file, message }) => `${file} ${message}`).sort();

  beforeAll(async () => {
    directory = makeFolder();
    cpSync(DATA, join(directory, "data"), { recursive: true });
    before = await check({});
  });

  test.each(IDS)("makes no mistake of a site without %s", async (id) => {
    const after = await check({ [id]: false });
    const news = after.filter((finding) => !told(before).includes(told([finding])[0] ?? ""));
    expect(news.filter(({ severity }) => severity === "mistake")).toEqual([]);
  });

  test("says nothing of pages that are on again", async () => {
    expect(told(await check(Object.fromEntries(IDS.map((id) => [id, true]))))).toEqual(told(before));
  });
});

/** Words by which a text may speak of each page. */
const SPOKEN: Readonly<Record<SwitchablePageId, string>> = {
  about: "about page",
  services: "services page",
  industries: "industries page",
  "case-studies": "case study",
  blog: "blog",
  "white-papers": "white papers",
  webinars: "webinar",
  careers: "open positions",
  contact: "contact form",
  faq: "FAQ",
};

describe("the check", () => {
  const content = setUpContent();
  const switchOff = (id: SwitchablePageId) =>
    content().edit("site.json", /"pages": \{\}/, `"pages": { "${id}": false }`);
  const warning = { severity: "warning", message: expect.stringContaining("switched off") as string };

  /** What it says of these files without a page, which it doesn't say with the page. */
  const newsIn = async (file: string) => (await content().news()).filter((finding) => finding.file === `data/${file}`);

  test.each(IDS)("names where a text links to %s or speaks of it, once it is off", async (id) => {
    const [file, field] = id === "faq" ? ["why-us.json", "text"] : ["faq.json", "answer"];
    const words = content().edit(file, new RegExp(`"${field}": "`), `"${field}": "The ${HERE}${SPOKEN[id]}. `);
    const link = content().edit("legal.json", /<p>/, `<p><a ${HERE}href=\\"${pagePath(id)}\\">Here</a> `);
    expect(await content().news()).toEqual([]);
    switchOff(id);
    expect(await newsIn(file)).toContainEqual(expect.objectContaining({ ...warning, ...words, value: SPOKEN[id] }));
    expect(await newsIn("legal.json")).toContainEqual(
      expect.objectContaining({ ...warning, ...link, value: pagePath(id) }),
    );
  });

  test("names a button that isn't there any more", async () => {
    const place = content().edit("pages.json", /"to": "\/contact#[^"]*"/, `"to": ${HERE}"/careers"`);
    switchOff("careers");
    expect(await newsIn("pages.json")).toContainEqual(expect.objectContaining({ ...warning, ...place }));
  });

  test("names a link to a part of another page that goes with the page", async () => {
    const link = content().edit("legal.json", /<p>/, `<p><a ${HERE}href=\\"/#services\\">Here</a> `);
    expect(await content().news()).toEqual([]);
    switchOff("services");
    expect(await newsIn("legal.json")).toContainEqual(
      expect.objectContaining({ ...warning, ...link, value: "/#services" }),
    );
  });

  test("asks neither what goes with the page, nor what only the page shows", async () => {
    content().edit("articles/*.json", /<p>/, '<p><a href=\\"/blog\\">The blog</a> ');
    switchOff("blog");
    const news = await content().news();
    expect(news.filter(({ file }) => /articles|navigation/.test(file))).toEqual([]);
    const copy = JSON.parse(content().read("pages.json")) as { id: string; sections: { link?: Link }[] }[];
    const hasSection = copy.some(({ sections }) => sections.some(({ link }) => link?.to === "/blog"));
    expect(hasSection && news.some(({ value }) => value === "/blog")).toBe(false);
  });

  test.each(["home", "sitemap", "privacy-policy"])("lets nobody switch %s off", async (id) => {
    content().edit("site.json", /"pages": \{\}/, `"pages": { "${id}": false }`);
    expect(await content().news()).toContainEqual(
      expect.objectContaining({ file: "data/site.json", severity: "mistake" }),
    );
  });
});

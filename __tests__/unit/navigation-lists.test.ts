import { navigationResolvers } from "../../src/content/navigation-lists";

const SERVICES = [
  { jsonId: "strategy", title: "Strategy" },
  { jsonId: "pricing", title: "Pricing" },
];
const INDUSTRIES = [{ jsonId: "finance", title: "Finance" }];
/** Entries with files of their own, as gatsby-transformer-json makes their nodes: without an id. */
const STUDIES = [
  { parent: "file-of-mill", title: "A mill without a place" },
  { parent: "file-of-bank", title: "A bank lends sooner", order: 2 },
  { parent: "file-of-port", title: "A port ships more", order: 1 },
];
/** A leader's title is the role. */
const LEADERS = [{ jsonId: 1, name: "Ada Byron", title: "Partner, Pricing" }];

const ARTICLES = [
  { parent: "file-of-old", title: "An old one", date: "March 19, 2026" },
  { parent: "file-of-new", title: "A new one", date: "October 20, 2026" },
];
const ENTRIES: Readonly<Record<string, readonly object[]>> = {
  Service: SERVICES,
  Industry: INDUSTRIES,
  CaseStudy: STUDIES,
  Leader: LEADERS,
  Article: ARTICLES,
};

const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => ({ name: id.replace("file-of-", "") }),
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ENTRIES[type] ?? [] }),
  },
};

const ALL = { label: "All", to: "/services" };
const groups = [
  { links: [ALL], lists: "services" as const },
  { links: [], lists: "industries" as const },
  { links: [ALL] },
];
const linksOf = async (key: "header" | "footer" | "sitemap") =>
  (await navigationResolvers[key].resolve({ [key]: groups }, {}, context)).map(({ links }) => links);

test("a group of links that lists case studies leads to their own pages, in their order", async () => {
  const links = [
    { label: "A port ships more", to: "/case-studies/port" },
    { label: "A bank lends sooner", to: "/case-studies/bank" },
    { label: "A mill without a place", to: "/case-studies/mill" },
  ];
  const sitemap = [{ links: [], lists: "case-studies" as const }];
  expect(await navigationResolvers.sitemap.resolve({ sitemap }, {}, context)).toMatchObject([{ links }]);
});

test("a group of links that lists the leaders leads to their own pages, by their names", async () => {
  const sitemap = [{ links: [], lists: "leaders" as const }];
  expect(await navigationResolvers.sitemap.resolve({ sitemap }, {}, context)).toMatchObject([
    { links: [{ label: "Ada Byron", to: "/about/ada-byron" }] },
  ]);
});

test("a group of links that lists articles leads to their own pages, the newest first", async () => {
  const links = [
    { label: "A new one", to: "/blog/new" },
    { label: "An old one", to: "/blog/old" },
  ];
  const sitemap = [{ links: [], lists: "articles" as const }];
  expect((await navigationResolvers.sitemap.resolve({ sitemap }, {}, context))[0]?.links).toEqual(links);
});

describe("a group of links that lists services or industries", () => {
  it.each(["header", "footer"] as const)("in the %s leads to their pages, after its own links", async (key) => {
    expect(await linksOf(key)).toEqual([
      [ALL, { label: "Strategy", to: "/services/strategy" }, { label: "Pricing", to: "/services/pricing" }],
      [{ label: "Finance", to: "/industries/finance" }],
      [ALL],
    ]);
  });

  it("on the sitemap page leads to their places on the list's page", async () => {
    expect(await linksOf("sitemap")).toEqual([
      [ALL, { label: "Strategy", to: "/services#strategy" }, { label: "Pricing", to: "/services#pricing" }],
      [{ label: "Finance", to: "/industries#finance" }],
      [ALL],
    ]);
  });
});

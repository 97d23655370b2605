import { navigationResolvers } from "../../gatsby/navigation";

const SERVICES = [
  { jsonId: "strategy", title: "Strategy" },
  { jsonId: "pricing", title: "Pricing" },
];
const INDUSTRIES = [{ jsonId: "finance", title: "Finance" }];
/** Entries with files of their own, as gatsby-transformer-json makes their nodes: without an id. */
const ARTICLES = [
  { parent: "file-of-old", title: "An old one", date: "March 19, 2026" },
  { parent: "file-of-new", title: "A new one", date: "October 20, 2026" },
];
const ENTRIES: Readonly<Record<string, readonly object[]>> = {
  Service: SERVICES,
  Industry: INDUSTRIES,
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
  (await navigationResolvers[key].resolve({ [key]: groups }, {}, context, { fieldName: key })).map(
    ({ links }) => links,
  );

test("a group of links that lists articles leads to their own pages, the newest first", async () => {
  const links = [
    { label: "A new one", to: "/blog/new" },
    { label: "An old one", to: "/blog/old" },
  ];
  const sitemap = [{ links: [], lists: "articles" as const }];
  expect(
    (await navigationResolvers.sitemap.resolve({ sitemap }, {}, context, { fieldName: "sitemap" }))[0]?.links,
  ).toEqual(links);
});

describe("a group of links that lists services or industries", () => {
  it("on the sitemap page leads to their places on the list's page", async () => {
    expect(await linksOf("sitemap")).toEqual([
      [ALL, { label: "Strategy", to: "/services#strategy" }, { label: "Pricing", to: "/services#pricing" }],
      [{ label: "Finance", to: "/industries#finance" }],
      [ALL],
    ]);
  });
});

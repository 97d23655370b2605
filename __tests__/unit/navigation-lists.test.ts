import { navigationResolvers } from "../../src/content/navigation-lists";

const SERVICES = [
  { jsonId: "strategy", title: "Strategy" },
  { jsonId: "secret", title: "Not yet", draft: true },
  { jsonId: "pricing", title: "Pricing" },
];
const INDUSTRIES = [{ jsonId: "finance", title: "Finance" }];
const STUDIES = [{ jsonId: "port", title: "A port ships more" }];
const ENTRIES: Readonly<Record<string, typeof SERVICES>> = {
  Service: SERVICES,
  Industry: INDUSTRIES,
  CaseStudy: STUDIES,
};

const context = {
  nodeModel: {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ENTRIES[type] ?? [] }),
  },
};

const ALL = { label: "All", to: "/services" };
const groups = [
  { links: [ALL], lists: "services" as const },
  { links: [], lists: "industries" as const },
  { links: [ALL] },
];
const linksOf = async (key: keyof typeof navigationResolvers) =>
  (await navigationResolvers[key].resolve({ [key]: groups }, {}, context)).map(({ links }) => links);

test("a group of links that lists case studies leads to their own pages", async () => {
  const links = [{ label: "A port ships more", to: "/case-studies/port" }];
  const sitemap = [{ links: [], lists: "case-studies" as const }];
  expect(await navigationResolvers.sitemap.resolve({ sitemap }, {}, context)).toMatchObject([{ links }]);
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

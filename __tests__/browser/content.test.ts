import { expect as baseExpect, test } from "@playwright/test";
import contact from "../../data/contact.json";
import site from "../../data/site.json";
import { monthAfter } from "../../src/lib/dates";
import * as entries from "../support/entries";
import { navigation } from "./support/navigation";
import { isRoute } from "./support/routes";
import { attributes, findAll, staticPage, texts } from "./support/static-pages";

// What the pages show of their entries. Their HTML is enough for these tests.

const expect = baseExpect.configure({ soft: true });
const { articles, caseStudies, cellsOf, industries, leaders, legal, services, whitePapers } = entries;

/** Expects the addresses of the links that match each selector. */
async function expectLinks(path: string, expected: Readonly<Record<string, readonly (string | undefined)[]>>) {
  const { document } = await staticPage(path);
  for (const [selector, addresses] of Object.entries(expected))
    expect(attributes(document, selector, "href"), `${path} ${selector}`).toEqual(addresses.filter(Boolean));
}

const findById = <Entry extends { readonly id: string }>(id: string | undefined, entries: readonly Entry[]) =>
  entries.find((entry) => entry.id === id);

/** The page of the next entry; the first one is next to the last. */
const nextOf = (base: string, entry: { readonly id: string }, list: readonly { readonly id: string }[]) => {
  const next = list[(list.indexOf(entry) + 1) % list.length];
  return next && next !== entry ? [`${base}/${next.id}`] : [];
};

/** Keys of references, of values that are not text, and of texts that pages show differently. */
const OTHER_KEYS = new Set(
  [
    "id image imageAlt number order file registerUrl recordingUrl latitude longitude country",
    "shortTitle partner caseStudy article whitePaper industry service posted closed unit zero one sent to",
  ].flatMap((names) => names.split(" ")),
);

/** The lines of an entry's texts, without links and pictures of Markdown. */
function linesOf(value: unknown): string[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string")
    return value
      .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)/g, "")
      .replace(/^\d+\. /gm, "")
      .split("\n");
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (OTHER_KEYS.has(key) ? [] : linesOf(part)));
}

/** Only letters and digits: the site replaces quotation marks. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

test("pages show every word of their entries", async () => {
  const pages: (readonly [path: string, ...written: unknown[]])[] = [
    ...services.map((entry) => [`/services/${entry.id}`, entry] as const),
    ...industries.map((entry) => [`/industries/${entry.id}`, entry] as const),
    ...articles.map(({ author, ...entry }) => [`/blog/${entry.id}`, entry, findById(author, leaders)?.name] as const),
    ...caseStudies.map(({ results, solution, record, ...entry }) => {
      const sector = findById(entry.industry, industries)?.title;
      const told = record ? { ...record, targets: [] } : [results, solution];
      return [`/case-studies/${entry.id}`, entry, entries.read("case-study-testimonial"), sector, told] as const;
    }),
    ...leaders.map(({ bio, biography, ...entry }) => [`/about/${entry.id}`, entry, biography ?? bio] as const),
    ...legal.map((text) => [`/${text.id}`, text] as const),
    ["/services", services.map(({ title, description, benefits }) => [title, description, benefits])],
    ["/industries", industries.map(({ title, description, challenges }) => [title, description, challenges])],
    ["/about", leaders.map(({ name, title, ran }) => [name, title, ran]), entries.read("partners")],
    [
      "/case-studies",
      caseStudies.map((entry) => ({ ...entry, record: undefined, facts: { ...entry.facts, team: [] } })),
    ],
    ["/careers", entries.jobs, entries.read("careers")],
    ["/contact", entries.offices, { ...contact, record: [] }],
    ["/faq", entries.faq],
    ["/white-papers", entries.whitePapers],
    ["/webinars", entries.upcomingWebinars, entries.pastWebinars],
    ["/", entries.testimonials, site.statistics, site.founded],
  ];
  for (const [path, ...written] of pages.filter(([path]) => isRoute(path))) {
    const shown = letters(texts((await staticPage(path)).document, "main").join());
    expect(
      linesOf(written).filter((line) => !shown.includes(letters(line))),
      path,
    ).toEqual([]);
  }
});

test("the contact page links to five services, below them to all, and to more about each point before signing", async () => {
  await expectLinks("/contact", {
    "#help li a": services.slice(0, 5).map(({ id }) => `/services/${id}`),
    "#help > a": services.length > 5 ? ["/services"] : [],
    "#before-you-sign a": contact.beforeYouSign.map(({ to }) => to),
  });
});

test("an office's links call its phone, and lead to its address without the floor", async () => {
  const { document } = await staticPage("/contact");
  const calls = entries.offices.map(({ phone }) => `tel:${phone.replace(/[^+\d]/g, "")}`);
  expect(attributes(document, "#offices a[href^='tel:']", "href")).toEqual(calls);
  const found = attributes(document, "#offices a[href*=directions]", "href");
  expect(found.map((url) => new URL(url).searchParams.get("to"))).toEqual(
    // OpenStreetMap finds nothing for an address with a floor or a suite.
    entries.offices.map(({ address: [street, ...rest] }) => [street?.split(",")[0], ...rest].join(", ")),
  );
});

test("the footer has the links of data/navigation.json, and the header marks the page above an article", async () => {
  const { footer, legal: terms, header } = navigation;
  await expectLinks("/", { "footer a": [...footer.flatMap(({ links }) => links), ...terms].map(({ to }) => to) });
  const { document } = await staticPage(`/blog/${articles[0]?.id ?? ""}`);
  const current = header.filter(({ links }) => links.some(({ to }) => to === "/blog"));
  expect(texts(document, "header button[aria-current]")).toEqual(current.map(({ label }) => label));
});

test("home shows its sections in order, with the first entries of each list", async () => {
  const { document } = await staticPage("/");
  const sections = findAll(document, "main > section").map((one) => (one.hasAttribute("data-hero") ? "hero" : one.id));
  const order = "hero services why-us industries case-studies testimonials articles next-step".split(" ");
  expect(sections).toEqual(order.filter((id) => sections.includes(id)));
  await expectLinks("/", {
    "#services li a": services.map(({ id }) => `/services/${id}`),
    "#industries li a": industries.map(({ id }) => `/industries/${id}`),
    "#case-studies li a": caseStudies.slice(0, 3).map(({ id }) => `/case-studies#${id}`),
    "#articles li a": articles.slice(0, 3).map(({ id }) => `/blog#${id}`),
  });
  // Without scripts, all testimonials can be scrolled into view.
  const quotes = texts(document, "#testimonials-row > li:not([inert], [aria-hidden]) blockquote");
  expect(quotes).toEqual(entries.testimonials.map(({ quote }) => `“${quote}”`));
});

test("the page of a service or industry links to its example, partner and reading, and to the form", async () => {
  const practices = [
    ...services.map((entry) => ({ ...entry, list: "/services", query: `?service=${entry.id}` })),
    ...industries.map((entry) => ({ ...entry, list: "/industries", query: "" })),
  ];
  for (const { id, list, query, partner, caseStudy, article, whitePaper } of practices)
    await expectLinks(`${list}/${id}`, {
      "#in-practice a": [
        caseStudy && `/case-studies#${caseStudy}`,
        `/about/${partner}`,
        article && `/blog/${article}`,
        // An entry may have been deleted: the check only warns.
        whitePapers.some((paper) => paper.id === whitePaper) ? "/white-papers" : undefined,
      ],
      "#next-step a": [`/contact${query}#request-consultation`],
    });
});

test("the page of a case study shows its record with its signature, and links to the next one", async () => {
  for (const entry of caseStudies) {
    const { id, record } = entry;
    const { document } = await staticPage(`/case-studies/${id}`);
    const cells = texts(document, "#record tbody :is(th, td)").map((cell) =>
      cell.replace(/^(?:from|missed) | met$/g, ""),
    );
    expect(cells, id).toEqual(record?.targets.flatMap(cellsOf) ?? []);
    const due = record && !record.check ? monthAfter(record.closed, 6) : undefined;
    const signature = record?.signed ?? due;
    expect(texts(document, "#record figure p"), id).toEqual(signature ? [expect.stringContaining(signature)] : []);
    await expectLinks(`/case-studies/${id}`, { "#story h3 + a": nextOf("/case-studies", entry, caseStudies) });
  }
});

test("the page of an article links to its headings, its author and the next one", async () => {
  for (const article of articles) {
    const { id, content, author } = article;
    const { document } = await staticPage(`/blog/${id}`);
    const headings = attributes(document, "#article h3[id]", "id").map((heading) => `/blog/${id}#${heading}`);
    expect(headings, id).toHaveLength(content.match(/^### /gm)?.length ?? 0);
    await expectLinks(`/blog/${id}`, {
      "#article nav a": headings.length >= 3 ? headings : [],
      "#article p > a[href^='/about/']": [`/about/${author}`],
      "#article h3 + a": nextOf("/blog", article, articles),
    });
  }
});

test("a leader's page lists what the person leads and writes, and links to the contact form", async () => {
  for (const { id } of leaders) {
    const own = (base: string, among: readonly { id: string; partner?: string; author?: string }[]) =>
      among.filter(({ partner, author }) => (author ?? partner) === id).map((entry) => `${base}/${entry.id}`);
    await expectLinks(`/about/${id}`, {
      "#leads li a": [...own("/services", services), ...own("/industries", industries)],
      "#cases li a": own("/case-studies", caseStudies).slice(0, 12),
      "#articles li a": own("/blog", articles).slice(0, 12),
      "#write-to-person a": [`/contact?to=${id}#request-consultation`],
    });
  }
});

import { expect as baseExpect, test } from "@playwright/test";
import careers from "../../data/careers.json";
import testimonial from "../../data/case-study-testimonial.json";
import legal from "../../data/legal.json";
import partners from "../../data/partners.json";
import site from "../../data/site.json";
import { monthAfter } from "../../src/lib/dates";
import { countMet, delayOf } from "../../src/lib/targets";
import * as entries from "../support/entries";
import { attributes, findAll, normalizeText, staticPage, texts } from "./support/static-pages";

// What the pages show of their entries. Their HTML is enough for these tests.

const expect = baseExpect.configure({ soft: true });
const { articles, caseStudies, cellsOf, industries, leaders, services } = entries;

/** A link in the notation of `expectPage`. */
const link = (text: string | undefined, address: string) => `${text ?? ""} → ${address}`;

const textAndLink = (element: Element) => {
  const text = normalizeText(element.textContent);
  const address = element.getAttribute("href");
  return address === null ? text : link(text, address);
};

async function expectPage(path: string, expected: Readonly<Record<string, unknown>>): Promise<void> {
  const { document } = await staticPage(path);
  for (const [selector, found] of Object.entries(expected))
    expect(findAll(document, selector).map(textAndLink), `${path} ${selector}`).toEqual(found);
}

const findById = <Entry extends { readonly id: string }>(id: string | undefined, entries: readonly Entry[]) =>
  entries.find((entry) => entry.id === id);

/** The cells of the chart of targets for a case study: its client and its rows. */
function rowsOf({ record }: Pick<(typeof caseStudies)[number], "record">): string[] {
  if (!record) return [];
  return [[record.client, delayOf(record)].filter(Boolean).join(" "), ...record.targets.flatMap(cellsOf)];
}

const nextOf = <Entry>(entry: Entry, list: readonly Entry[]) => list[(list.indexOf(entry) + 1) % list.length];

/** Keys of references, of values that are not text, and of texts that pages show differently. */
const OTHER_KEYS = new Set(
  [
    "id image imageAlt imageFocus number order file registerUrl recordingUrl latitude longitude country",
    "partner caseStudy article whitePaper industry service indexLine posted closed unit zero one",
  ].flatMap((names) => names.split(" ")),
);

/** The lines of an entry's texts, without links and pictures of Markdown. */
function linesOf(value: unknown): string[] {
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
    ...caseStudies.map(({ results, solution, ...entry }) => {
      const sector = findById(entry.industry, industries)?.title;
      const { record } = entry;
      return [`/case-studies/${entry.id}`, entry, testimonial, sector, record ? [] : [results, solution]] as const;
    }),
    ...leaders.map(({ bio, biography, ...entry }) => [`/about/${entry.id}`, entry, biography ?? bio] as const),
    ...legal.map((text) => [`/${text.id}`, text] as const),
    ["/about", leaders.map(({ name, title, ran }) => [name, title, ran]), partners],
    ["/case-studies", caseStudies.map((entry) => ({ ...entry, record: undefined }))],
    ["/careers", entries.jobs, careers],
    ["/contact", entries.offices],
    ["/faq", entries.faq],
    ["/white-papers", entries.whitePapers, entries.whitePapers.map(({ pages }) => `${pages} pages`)],
    ["/webinars", entries.upcomingWebinars, entries.pastWebinars],
    ["/webinars", entries.pastWebinars.map(({ duration }) => `${duration} minutes`)],
    ["/", entries.testimonials, site.statistics, `Founded in ${site.founded}`],
  ];
  for (const [path, ...written] of pages) {
    const shown = letters(texts((await staticPage(path)).document, "main").join());
    expect(
      linesOf(written).filter((line) => !shown.includes(letters(line))),
      path,
    ).toEqual([]);
  }
});

test("the panel on the contact page lists five services, and below them a link to all", async () => {
  await expectPage("/contact", {
    "#help li": services.slice(0, 5).map(({ title }) => title),
    "#help > a": services.length > 5 ? [link("All services", "/services")] : [],
  });
});

test("the directions to an office lead to its address, without the floor", async () => {
  const { document } = await staticPage("/contact");
  const found = attributes(document, "#offices a[href*=directions]", "href");
  expect(found.map((url) => new URL(url).searchParams.get("to"))).toEqual(
    // OpenStreetMap finds nothing for an address with a floor or a suite.
    entries.offices.map(({ address: [street, ...rest] }) => [street?.split(",")[0], ...rest].join(", ")),
  );
});

test("home shows its sections in order, with the first entries of each list and links to the rest", async () => {
  const { document } = await staticPage("/");
  const sections = findAll(document, "main > section").map((one) => (one.hasAttribute("data-hero") ? "hero" : one.id));
  expect(sections.join(" ")).toBe("hero services why-us industries case-studies testimonials articles next-step");
  await expectPage("/", {
    "nav[aria-label=Breadcrumb] :is(a, [aria-current=page])": ["Home"],
    "#services li a": services.map(({ id, title }) => link(title, `/services/${id}`)),
    "#industries li a": industries.map(({ id, title }) => link(title, `/industries/${id}`)),
    "#case-studies li a": caseStudies
      .slice(0, 3)
      .map(({ id, title }) => link(`Read Case Study: ${title}`, `/case-studies#${id}`)),
    "#articles li a": articles.slice(0, 3).map(({ id, title }) => link(`Read More: ${title}`, `/blog#${id}`)),
    // Without scripts, all testimonials can be scrolled into view.
    ":not([data-driven]) > #testimonials-row > li:not([inert], [aria-hidden]) blockquote": entries.testimonials.map(
      ({ quote }) => `“${quote}”`,
    ),
    "#why-us dl > div": site.statistics.map(({ value, label }) => `${label}${value}`),
    "#next-step a": [link("Request a Consultation", "/contact#request-consultation")],
  });
});

test("About Us shows its sections, a card for each leader, and the partners as plain text", async () => {
  const { document } = await staticPage("/about");
  const anchors = findAll(document, "main > section[id]").map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining(["company", "mission", "team", "partnerships"]));
  await expectPage("/about", {
    ...Object.fromEntries(leaders.map(({ id, name }) => [`#team [id="${id}"] h3 a`, [link(name, `/about/${id}`)]])),
    "#partnerships :is(li, li a)": partners.map(({ name }) => name),
  });
});

const PRACTICES = [
  ...services.map((entry) => ({
    ...entry,
    list: "/services",
    listTitle: "Services",
    query: `?service=${entry.id}`,
    points: entry.benefits,
    headings: ["Key benefits"],
  })),
  ...industries.map((entry) => ({
    ...entry,
    list: "/industries",
    listTitle: "Industries",
    query: "",
    points: entry.challenges,
    headings: ["Challenges", "Solutions"],
  })),
];

test("the lists of services and industries show a card and a section for each, with links to its page", async () => {
  for (const path of ["/services", "/industries"]) {
    const listed = PRACTICES.filter(({ list }) => list === path);
    await expectPage(path, {
      "#all article :is(h3 a, p)": listed.flatMap(({ id, title, description }) => [
        link(title, `${path}/${id}`),
        description,
      ]),
      "#all article img": listed.map(() => ""),
    });
    for (const { id, title, points, detailedDescription, caseStudy } of listed) {
      const study = findById(caseStudy, caseStudies);
      await expectPage(path, {
        [`#${id} :is(li, h2 ~ a, img)`]: [link(`More on ${title}`, `${path}/${id}`), ...points],
        [`#${id} tbody :is(th, td)`]: study ? rowsOf(study).slice(0, 6) : [],
        [`#${id} tbody a`]: study?.record ? [link(study.record.client, `/case-studies/${study.id}`)] : [],
      });
      const [opening = ""] = texts((await staticPage(path)).document, `#${id} p`);
      expect(opening && detailedDescription.startsWith(opening), `${id}: ${opening}`).toBe(true);
    }
  }
});

test("the page of a service or industry shows its facts, partner and examples, and links back and to the team", async () => {
  for (const entry of PRACTICES) {
    const { id, title, list, listTitle, query, headings, facts = [] } = entry;
    const partner = findById(entry.partner, leaders);
    const study = findById(entry.caseStudy, caseStudies);
    const article = findById(entry.article, articles);
    const paper = findById(entry.whitePaper, entries.whitePapers);
    await expectPage(`${list}/${id}`, {
      "main h2": [...["Overview", ...headings, `${title} in practice`, `Related ${listTitle}`], "Yours starts blank"],
      "#in-practice tbody :is(th, td)": study?.record?.targets.flatMap(cellsOf) ?? [],
      "main dl > div": facts.map(({ label, value }) => `${label}${value}`),
      "#in-practice a": [
        study && link(`Read Case Study: ${study.title}`, `/case-studies#${study.id}`),
        link(partner?.name, `/about/${entry.partner}`),
        article && link(article.title, `/blog/${article.id}`),
        paper && link(paper.title, "/white-papers"),
      ].filter(Boolean),
      [`main :not(li) > a[href="${list}"]`]: [link(`Back to ${listTitle}`, list)],
      "#next-step a": [link(`Talk to the ${entry.team} team`, `/contact${query}#request-consultation`)],
    });
  }
});

test("the card of a case study shows its first target; its section has all parts", async () => {
  for (const path of ["/", "/case-studies"])
    for (const { id, title, summary, record } of path === "/" ? caseStudies.slice(0, 3) : caseStudies) {
      const card = `article:has(a[href="/case-studies#${id}"])`;
      await expectPage(path, {
        [`${card} a`]: [link(`Read Case Study: ${title}`, `/case-studies#${id}`)],
        [`${card} h3 + p`]: [summary],
        [`${card} tbody :is(th, td)`]: record?.targets.slice(0, 1).flatMap(cellsOf) ?? [],
        [`section#${id} > * h3`]: path === "/" ? [] : ["The Challenge", "Our Solution", "Results", expect.any(String)],
      });
    }
});

test("the page of a case study shows its record, then its story in order, and a link to the next one", async () => {
  for (const entry of caseStudies) {
    const { id, results, record } = entry;
    const next = nextOf(entry, caseStudies);
    const story = record
      ? ["What we agreed", ...record.steps.map(({ title }) => title), record.check && "Six months later"]
      : ["What we did"];
    await expectPage(`/case-studies/${id}`, {
      "main h2": [record ? "Record of targets and results" : "Results", "How it went", expect.any(String)],
      "#record tbody :is(th, td)": record?.targets.flatMap(cellsOf) ?? [],
      "#record thead small": record ? [delayOf(record)].filter(Boolean) : [],
      "#record figure p": record
        ? [record.signed ?? (record.check ? [] : `To be signed in ${monthAfter(record.closed, 6)}`)].flat()
        : [],
      "#results li": record ? [] : results,
      "#story h3": [
        "Where the client started",
        ...story,
        expect.any(String),
        next !== entry && "Next case study",
      ].filter(Boolean),
      "#story h3 + a": next && next !== entry ? [link(next.title, `/case-studies/${next.id}`)] : [],
      "main a[href='/case-studies']": expect.arrayContaining([link("All case studies", "/case-studies")]),
    });
  }
});

test("the list of case studies opens with all targets, and counts those that were met", async () => {
  await expectPage("/case-studies", {
    "#targets h2": [countMet(caseStudies.flatMap(({ record }) => record?.targets ?? []))],
    "#targets tbody :is(th, td)": caseStudies.flatMap(rowsOf),
  });
});

test("the page of an article shows its contents, quotations and author, and a link to the next one", async () => {
  for (const article of articles) {
    const { id, content, author } = article;
    const { document } = await staticPage(`/blog/${id}`);
    const headings = findAll(document, "#article h3").map((one) =>
      link(normalizeText(one.textContent), `/blog/${id}#${one.id}`),
    );
    const written = content.match(/^### /gm)?.length ?? 0;
    expect(headings, id).toHaveLength(written);
    const next = nextOf(article, articles);
    await expectPage(`/blog/${id}`, {
      "#article nav a": written >= 3 ? headings : [],
      "#author-heading a": [link(findById(author, leaders)?.name, `/about/${author}`)],
      "#next-article a": next && next !== article ? [link(next.title, `/blog/${next.id}`)] : [],
    });
    for (const quotation of findAll(document, "#article blockquote"))
      expect(texts(quotation, "p").join(""), id).toMatch(/^“[^]*”$/);
  }
});

test("a leader's page lists what the person leads and writes, and links to the contact form", async () => {
  for (const { id, name, title } of leaders) {
    const own = (base: string, among: readonly { id: string; title: string; partner?: string; author?: string }[]) =>
      among
        .filter(({ partner, author }) => (author ?? partner) === id)
        .map((entry) => link(entry.title, `${base}/${entry.id}`));
    await expectPage(`/about/${id}`, {
      "h1, [data-hero] p": [name, title],
      "nav[aria-label=Breadcrumb] li": ["Home", "About Us", name],
      "#leads li a": [...own("/services", services), ...own("/industries", industries)],
      "#cases li a": own("/case-studies", caseStudies),
      "#articles li a": own("/blog", articles),
      "#write-to-person a": [link(`Write to ${name}`, `/contact?to=${id}#request-consultation`)],
    });
  }
});

test("a legal text shows its date of update and numbers its sections, also in its contents", async () => {
  for (const { id, lastUpdated, sections } of legal) {
    expect((await staticPage(`/${id}`)).html).toContain(`>Last Updated ${lastUpdated}<`);
    const titles = sections.map(({ title }, index) => `${index + 1}. ${title}`);
    await expectPage(`/${id}`, {
      "section[id^=section-] > h2": titles,
      "main nav li a[href*='#section-']": titles.map((title, index) => link(title, `/${id}#section-${index + 1}`)),
    });
  }
});

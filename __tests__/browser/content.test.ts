import partners from "../../data/partners.json";
import testimonial from "../../data/case-study-testimonial.json";
import legal from "../../data/legal.json";
import site from "../../data/site.json";
import { paragraphsOf } from "../../src/lib/text";
import {
  articles,
  caseStudies,
  industries,
  leaders,
  pastWebinars,
  services,
  upcomingWebinars,
  whitePapers,
} from "../support/entries";
import type { Practice } from "../support/entries";
import { all, attributes, plain, staticPage, texts, theOne } from "./support/static-pages";
import { expect as hard, test } from "./support/test";

// What each template shows of its entries: docs/behaviour.md 2.

const expect = hard.configure({ soft: true });

const documentOf = async (path: string) => (await staticPage(path)).document;

/** What an element says, as it is written in `data/`. */
const said = (element: Element) => plain(element.textContent);

/** The links in an element: what each says, and where it leads. */
const linksIn = (root: ParentNode, selector = "a") =>
  all(root, selector).map((link) => [said(link), link.getAttribute("href")]);

const unspaced = (text: string | null) => plain(text).replaceAll(" ", "");

/** The entry that another one names, where the site has it. */
const named = <Entry extends { readonly id: string }>(id: string | undefined, entries: readonly Entry[]) =>
  entries.find((entry) => entry.id === id);

/** The following entry; the first one after the last. */
const after = <Entry>(entry: Entry, entries: readonly Entry[]) =>
  entries[(entries.indexOf(entry) + 1) % entries.length];

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;

test("home has its sections in their order, each with its entries, figures and way on", async () => {
  const document = await documentOf("/");
  const sections = all(document, "main > section").map((one) => (one.hasAttribute("data-hero") ? "hero" : one.id));
  expect(sections.join(" ")).toBe("hero services why-us industries case-studies testimonials articles next-step");
  for (const [section, base, entries] of [
    ["services", "/services/", services],
    ["industries", "/industries/", industries],
    ["case-studies", "/case-studies#", caseStudies.slice(0, 3)],
    ["articles", "/blog#", articles.slice(0, 3)],
  ] as const) {
    expect(texts(document, `#${section} li article h3`)).toEqual(entries.map(({ title }) => title));
    expect(attributes(document, `#${section} li article a`, "href")).toEqual(entries.map(({ id }) => `${base}${id}`));
  }
  const figures = all(document, "#why-us dl > div").map((one) => [...texts(one, "dd"), ...texts(one, "dt")]);
  expect(figures).toEqual(site.statistics.map(({ value, label }) => [value, label]));
  expect(texts(document, "#why-us p")).toContain(`Founded in ${String(site.founded)}`);
  expect(linksIn(document, "#next-step a")).toEqual([["Request a Consultation", "/contact#request-consultation"]]);
  expect(texts(document, "nav[aria-label=Breadcrumb] [aria-current=page]")).toEqual(["Home"]);
  expect(all(document, "nav[aria-label=Breadcrumb] a")).toEqual([]);
});

test("About Us has its sections, a card for each leader, and the partners as plain text", async () => {
  const document = await documentOf("/about");
  const anchors = all(document, "main > section[id]").map(({ id }) => id);
  expect(anchors.slice(0, 4)).toEqual(["company", "mission", "team", "partnerships"]);
  expect(attributes(document, "#team article", "id")).toEqual(leaders.map(({ id }) => id));
  const partnerNames = partners.map(({ name }) => name);
  expect(texts(document, "#partnerships li")).toEqual(partnerNames);
  expect(all(document, "#partnerships li a")).toEqual([]);
});

test("the lists of services and industries have a card and a section for each, which lead to its page", async () => {
  const lists = [
    { path: "/services", entries: services.map((entry) => ({ ...entry, points: entry.benefits })) },
    { path: "/industries", entries: industries.map((entry) => ({ ...entry, points: entry.challenges })) },
  ];
  for (const { path, entries } of lists) {
    const document = await documentOf(path);
    const cards = entries.map(({ id, title, description }) => [`${title}${description}`, `${path}/${id}`, 1]);
    const shown = all(document, "#all article").map((card) => [
      said(card),
      ...attributes(card, "a", "href"),
      all(card, "img").length,
    ]);
    expect(shown).toEqual(cards);
    for (const { id, title, points, detailedDescription } of entries) {
      const section = theOne(document, `section#${id}`);
      const [opening = ""] = texts(section, "p");
      expect(opening).toMatch(/./);
      expect(plain(detailedDescription).startsWith(opening), `${id}: ${opening}`).toBe(true);
      expect(texts(section, "li")).toEqual(points);
      expect(all(section, "img")).toEqual([]);
      expect(linksIn(section)).toEqual([[`More on ${title}`, `${path}/${id}`]]);
    }
  }
});

test("a service or industry has its facts and points, its partner, its proof, and the way to the team", async () => {
  const pages = [
    ...services.map((entry) => ({
      path: `/services/${entry.id}`,
      entry: entry as Practice,
      kind: "Services",
      query: `?service=${entry.id}`,
      lists: [["Key Benefits", ...entry.benefits]],
    })),
    ...industries.map((entry) => ({
      path: `/industries/${entry.id}`,
      entry: entry as Practice,
      kind: "Industries",
      query: "",
      lists: [
        ["Challenges", ...entry.challenges],
        ["Solutions", ...entry.solutions],
      ],
    })),
  ];
  for (const { path, entry, kind, query, lists } of pages) {
    const main = theOne(await documentOf(path), "main");
    const facts = all(main, "dl > div").map((fact) => [...texts(fact, "dt"), ...texts(fact, "dd")]);
    expect(facts, path).toEqual((entry.facts ?? []).map(({ label, value }) => [label, value]));
    expect(texts(main, "h2"), path).toEqual(expect.arrayContaining(["Overview", `Related ${kind}`]));
    expect(texts(main, "h3"), path).toContain(entry.headline);
    for (const paragraph of paragraphsOf(entry.detailedDescription)) expect(said(main)).toContain(plain(paragraph));
    for (const list of lists) expect(texts(main, "h2, li").join("\n"), path).toContain(list.map(plain).join("\n"));
    expect(linksIn(main), path).toContainEqual([`Back to ${kind}`, `/${kind.toLowerCase()}`]);

    const partner = named(entry.partner, leaders);
    const study = named(entry.caseStudy, caseStudies);
    const article = named(entry.article, articles);
    const paper = named(entry.whitePaper, whitePapers);
    const proof = theOne(main, "#in-practice");
    expect(linksIn(proof), path).toEqual(
      [
        study && [`Read Case Study: ${study.title}`, `/case-studies#${study.id}`],
        [partner?.name, `/about/${entry.partner}`],
        article && [article.title, `/blog/${article.id}`],
        paper && [paper.title, "/white-papers"],
      ].filter(isDefined),
    );
    expect(said(proof), path).toContain(study?.record?.measures[0]?.reached ?? "");

    const nextStep = theOne(main, "#next-step");
    expect(texts(nextStep, "h2").join(), path).toContain(partner?.name);
    expect(said(nextStep), path).toContain(entry.invitation);
    expect(linksIn(nextStep), path).toEqual([
      [`Talk to the ${entry.team} team`, `/contact${query}#request-consultation`],
    ]);
  }
});

test("a case study's card has the figures of the first measure, and the first that was missed", async () => {
  for (const [path, studies] of [
    ["/", caseStudies.slice(0, 3)],
    ["/case-studies", caseStudies],
  ] as const) {
    const document = await documentOf(path);
    for (const { id, title, summary, record } of studies) {
      const link = theOne(document, `article a[href="/case-studies#${id}"]`);
      expect(said(link)).toBe(`Read Case Study: ${title}`);
      const card = link.closest("article") ?? link;
      expect(said(card)).toContain(summary);
      if (!record) continue;
      const [first] = record.measures;
      expect(texts(card, "dd")).toEqual([first?.promised, first?.reached, first?.later].filter(isDefined));
      const missed = record.measures.find((measure) => measure.missed);
      const line = missed && `${missed.label.slice(1)}, ${missed.reached} instead of ${missed.promised}`;
      expect(texts(card, "dl + p").join(), id).toContain(line ?? "All targets met");
    }
  }
});

test("the list of case studies has each with its challenge, solution, results and the client's testimonial", async () => {
  const document = await documentOf("/case-studies");
  for (const { id, results, challenge, solution } of caseStudies) {
    const section = theOne(document, `section#${id}`);
    expect(texts(section, "h3, h4"), id).toEqual(expect.arrayContaining(["The Challenge", "Our Solution", "Results"]));
    for (const text of [challenge, solution]) expect(said(section), id).toContain(plain(paragraphsOf(text)[0]));
    expect(texts(section, "li"), id).toEqual(results);
    expect(texts(section, "blockquote").join(), id).toContain(testimonial.quote);
  }
});

test("the page of a case study has the study in full, its scorecard, and the way to the next", async () => {
  for (const entry of caseStudies) {
    const { id, title, challenge, solution, results, industry, record } = entry;
    const main = theOne(await documentOf(`/case-studies/${id}`), "main");
    expect(texts(main, "h1")).toEqual([title]);
    const parts = [
      record ? "Promised and delivered" : "Results",
      "Where the client started",
      record && "What we promised",
      "What we did",
      record?.check && "Six months later",
      record?.shortfall && "Where we fell short",
      record && "Who confirmed it",
    ].filter(isDefined);
    expect(texts(main, "h2").slice(0, parts.length), id).toEqual(parts);
    const { promise = "", shortfall = "", check, confirmation = "", due = "" } = record ?? {};
    for (const text of [challenge, promise, due, solution, shortfall, check?.text ?? "", confirmation]) {
      for (const paragraph of paragraphsOf(text)) expect(said(main), id).toContain(plain(paragraph));
    }
    expect(texts(main, "dl dd"), id).toContain(named(industry, industries)?.title);
    expect(texts(main, "blockquote").join(), id).toContain(testimonial.quote);
    const steps = all(main, ":not(nav) > ol > li").map((step) => unspaced(step.textContent));
    expect(steps, id).toEqual((record?.steps ?? []).map((step) => unspaced(step.title + step.date + step.text)));
    const scorecard = theOne(main, "#scorecard");
    expect(texts(scorecard, "li"), id).toEqual(record ? [] : results);
    const rows = all(scorecard, "tbody tr").map((row) => texts(row, "th, td"));
    expect(rows, id).toEqual(
      (record?.measures ?? []).map(({ label, start, promised, reached, later, missed }) => [
        label,
        promised,
        missed ? `${reached} missed` : reached,
        ...(check ? [later ?? "–"] : []),
        start,
      ]),
    );
    if (record) expect(said(scorecard)).toContain(`Signed by ${record.signed}`);
    expect(linksIn(main), id).toContainEqual(["All case studies", "/case-studies"]);
    const next = after(entry, caseStudies);
    expect(linksIn(main), id).toContainEqual([next?.title, `/case-studies/${next?.id ?? ""}`]);
  }
});

test("white papers and webinars have what one needs to choose, and their button", async () => {
  const lists = [
    { path: "/white-papers", list: "#all", button: "Download PDF", items: whitePapers },
    { path: "/webinars", list: "#upcoming", button: "Register Now", items: upcomingWebinars },
    { path: "/webinars", list: "#past", button: "Watch Recording", items: pastWebinars },
  ];
  for (const { path, list, button, items } of lists) {
    const cards = all(await documentOf(path), `${list} article`);
    expect(cards.map((card) => texts(card, "h3").join())).toEqual(items.map(({ title }) => title));
    for (const [index, item] of items.entries()) {
      const card = cards[index];
      if (!card) continue;
      const details = {
        pages: "pages" in item ? `${String(item.pages)} pages` : "",
        duration: "duration" in item ? `${String(item.duration)} minutes` : "",
        time: "time" in item ? item.time : "",
        speaker: "speaker" in item ? item.speaker : "",
      };
      for (const text of [item.date, item.description, ...Object.values(details)]) {
        expect(said(card), item.id).toContain(plain(text));
      }
      expect(texts(card, "button, a[href]"), item.id).toEqual([`${button}: ${item.title}`]);
      expect(all(card, "img"), item.id).toHaveLength(1);
    }
  }
});

test("an article has its contents, its quotations, its author, and the next one", async () => {
  for (const article of articles) {
    const { id, title, content, author } = article;
    const document = await documentOf(`/blog/${id}`);
    expect(texts(document, "h1")).toEqual([title]);
    const headings = all(document, "#article h3").map((heading) => [said(heading), `/blog/${id}#${heading.id}`]);
    const written = content.match(/^### /gm)?.length ?? 0;
    expect(headings, id).toHaveLength(written);
    expect(linksIn(document, "#article nav a"), id).toEqual(written >= 3 ? headings : []);
    for (const quotation of all(document, "#article blockquote")) {
      expect(texts(quotation, "p").join(""), id).toMatch(/^“[^]*”$/);
    }
    const leader = named(author, leaders);
    expect(linksIn(document, "#author-heading a"), id).toEqual([[leader?.name, `/about/${author}`]]);
    const next = after(article, articles);
    const expected = articles.length > 1 ? [[next?.title, `/blog/${next?.id ?? ""}`]] : [];
    expect(linksIn(document, "#next-article a"), id).toEqual(expected);
  }
});

test("a leader's page says who it is, and names all that the person answers for", async () => {
  const about = await documentOf("/about");
  for (const { id, name, title, bio, biography } of leaders) {
    const document = await documentOf(`/about/${id}`);
    expect(texts(document, "h1, [data-hero] h1 + p"), id).toEqual([name, title]);
    expect(texts(document, "#biography p"), id).toEqual(paragraphsOf(biography ?? bio).map(plain));
    expect(texts(document, "nav[aria-label=Breadcrumb] li"), id).toEqual(["Home", "About Us", name]);
    const paths = (entries: readonly { readonly id: string }[], base: string) =>
      entries.map((entry) => `${base}/${entry.id}`);
    const isOwn = ({ partner }: { readonly partner?: string }) => partner === id;
    expect(attributes(document, "#leads li a", "href"), id).toEqual([
      ...paths(services.filter(isOwn), "/services"),
      ...paths(industries.filter(isOwn), "/industries"),
    ]);
    expect(attributes(document, "#cases li a", "href"), id).toEqual(paths(caseStudies.filter(isOwn), "/case-studies"));
    const own = articles.filter((article) => article.author === id);
    expect(attributes(document, "#articles li a", "href"), id).toEqual(paths(own, "/blog"));
    expect(linksIn(document, "#write-to-person a"), id).toEqual([
      [`Write to ${name}`, `/contact?to=${id}#request-consultation`],
    ]);
    expect(attributes(theOne(about, `#team [id="${id}"]`), "a", "href")).toEqual([`/about/${id}`]);
  }
});

test("a legal text says when it was last updated, in one text, and has all its sections, numbered", async () => {
  for (const { id, lastUpdated, introduction, sections } of legal) {
    const { document, html } = await staticPage(`/${id}`);
    expect(html).toContain(`>Last Updated ${lastUpdated}<`);
    expect(texts(document, "main p")).toContain(plain(introduction));
    const titles = sections.map((section, index) => `${String(index + 1)}. ${section.title}`);
    expect(texts(document, "section > h2").filter((title) => /^\d/.test(title))).toEqual(titles);
    expect(linksIn(document, "nav a[href*='#section-']")).toEqual(
      titles.map((title, index) => [title, `/${id}#section-${String(index + 1)}`]),
    );
  }
});

import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Entry } from "../../../plugins/gatsby-plugin-content-schema";
import { buildDate, westernmostDay } from "../../../src/content/build-day";
import { longDate } from "../../../src/lib/dates";
import { copySite } from "../../../tools/project-copy/site-copy";
import type { SiteCopy } from "../../../tools/project-copy/site-copy";
import { byPlace, everywhere } from "../../support/entries";
import { startSite } from "./start-site.mjs";

const { articles, caseStudies, industries, services } = everywhere;

/** How many articles are added: with the newest of all, enough for a second page of them. */
const OLDER_ARTICLES = 21;

/** How many articles the grown site has. */
export const ARTICLES = articles.length + OLDER_ARTICLES + 1;

const OLDER_STUDIES = Array.from({ length: 9 }, (_, index) => ({
  id: `older-study-${String(index)}`,
  title: `An older study, number ${String(index)}`,
  order: undefined,
}));

/** The ids of its case studies, in the order of their page. */
export const STUDIES = [...caseStudies, ...OLDER_STUDIES].sort(byPlace).map(({ id }) => id);

const today = buildDate();
const NEXT_YEAR = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));

const texts = JSON.stringify([articles, caseStudies, services]);

/** An industry that nothing else names, so that it can be taken out. */
export const REMOVED = industries.find(
  ({ id }) => caseStudies.every(({ industry }) => industry !== id) && !texts.includes(`/industries/${id}`),
);

/** More facts than the services begin with. */
export const FACTS = ["Length", "Team", "Start", "End"].map((label) => ({ label, value: `${label} of it` }));

/** The first of a list, as a model for another. */
function first(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (!entry) throw new Error("There is no entry to take as a model");
  return entry;
}

const list = (site: SiteCopy, name: string, change: (entries: readonly Entry[]) => readonly Entry[]) =>
  site.editEntries(name, change);

/** Another entry, made after the first. */
const one = (changes: Entry) => (entries: readonly Entry[]) => [...entries, { ...first(entries), ...changes }];

/** All entries without what they may do without: a white paper that is taken out, say. */
const without = (key: string) => (entries: readonly Entry[]) =>
  entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key)));

/** A leader whom nothing names, and who has no biography yet. */
export const NEWCOMER = {
  id: 99,
  name: "Ada Example",
  title: "Partner, Pricing",
  bio: "Ada prices what others give away.",
};

/** What editors may do to the content, by editing alone. */
async function growAndShrink(site: SiteCopy): Promise<void> {
  await site.edit("site.json", (content: object) => ({ ...content, pages: {} }));
  await list(site, "services", one({ id: "pricing", title: "Pricing" }));
  await list(site, "services", one({ id: "sourcing", title: "Sourcing" }));
  await list(site, "services", one({ id: "secret", title: "A secret service", draft: true }));
  await list(site, "industries", (entries) => entries.filter(({ id }) => id !== REMOVED?.id));
  await list(site, "services", without("whitePaper"));
  await list(site, "industries", without("whitePaper"));
  await list(site, "case-studies", (entries) => [
    ...entries,
    ...OLDER_STUDIES.map((changes) => ({ ...first(entries), ...changes })),
  ]);
  await list(site, "case-studies", one({ id: "unfinished", title: "A study in the making", draft: true }));
  await list(
    site,
    "services",
    one({ id: "auditing", title: "Auditing", caseStudy: "unfinished", article: "unwritten", facts: FACTS }),
  );
  await list(site, "articles", (entries) => [
    ...Array.from({ length: OLDER_ARTICLES }, (_, index) => ({
      ...first(entries),
      id: `older-${String(index)}`,
      title: `An older article, number ${String(index)}`,
      category: index % 2 === 0 ? "History" : "Archive",
      date: `May ${String(index + 1)}, 2024`,
    })),
    ...entries,
    { ...first(entries), id: "newest", title: "The newest article of all", date: longDate(westernmostDay(today)) },
  ]);
  await list(site, "articles", one({ id: "unwritten", title: "An article in the making", draft: true }));
  await list(site, "leaders", (entries) => [...entries, { ...NEWCOMER, image: first(entries).image, imageAlt: "" }]);
  await list(site, "jobs", () => []);
  await list(site, "partners", () => []);
  await list(site, "testimonials", () => []);
  await list(site, "faq", (entries) => [...entries, { question: "May I ask one more?", answer: "You may." }]);
  await list(site, "offices", (entries) => [
    ...entries,
    { ...first(entries), city: "Paris", country: "FR", latitude: 48.8566, longitude: 2.3522 },
  ]);
  await list(site, "white-papers", ([one, ...others]) => [{ ...one, file: "files/paper.pdf" }, ...others.slice(0, 3)]);
  await mkdir(join(site.directory, "data", "files"), { recursive: true });
  await writeFile(join(site.directory, "data", "files", "paper.pdf"), "%PDF-1.7\n");
  await list(site, "webinars", (entries) => [
    {
      ...first(entries),
      id: "open",
      title: "A webinar with a place to register",
      date: longDate(NEXT_YEAR.toISOString()),
      registerUrl: "https://example.com/",
    },
  ]);
  await site.edit<{ languages: readonly Entry[] }>("site.json", (facts) => ({
    ...facts,
    languages: [...facts.languages, { code: "it", name: "Italian" }],
  }));
}

/**
 * Copies the project, changes its content as editors may, and builds it.
 *
 * @param target an empty folder; a temporary one where none is given
 * @throws Error with what the build said, where it fails
 */
export async function buildGrownSite(target?: string): Promise<SiteCopy> {
  const site = await copySite(target);
  await site.hostPictures();
  await growAndShrink(site);
  await site.build();
  return site;
}

/** A site with grown and shrunk content, served. */
export interface GrownSite {
  readonly url: string;
  /** Stops the server, and removes what was made for it. */
  stop(): Promise<void>;
}

/**
 * Serves the grown site: the one that `npm test` has built in the folder GROWN_SITE meanwhile, or else one built now.
 *
 * @throws Error where it isn't built
 */
export async function startGrownSite(): Promise<GrownSite> {
  const built = process.env.GROWN_SITE;
  if (built && !existsSync(join(built, "public", "index.html")))
    throw new Error(`${built} holds no built site: what failed stands above, under "build of the grown site".`);
  const site = built ? undefined : await buildGrownSite();
  const store = await mkdtemp(join(tmpdir(), "grown-site-store-"));
  const served = await startSite(store, built ?? site?.directory);
  return {
    url: served.url,
    stop: async () => {
      await served.stop();
      await rm(store, { recursive: true });
      await site?.remove();
    },
  };
}

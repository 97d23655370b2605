import { longDate } from "../../src/lib/dates";
import type { Entry } from "../../plugins/gatsby-plugin-content-schema";
import type { SiteCopy } from "../project-copy/site-copy";

const CATEGORIES = ["Technology", "Leadership", "Sustainability", "Pricing", "Operations", "Growth", "Risk"];

/** The number of articles for each job, case study and question. */
const ARTICLES_FOR_ONE = { jobs: 50, "case-studies": 50, faq: 100 } as const;

const DAY = 86_400_000;

/** The date of the newest generated article, in milliseconds since 1970; the site's own are newer. */
const LAST_DAY = Date.UTC(2026, 0, 1);

/** Returns the date some days before the last one, as articles have it. */
function dayBefore(days: number): string {
  return longDate(new Date(LAST_DAY - days * DAY).toISOString());
}

/** Adds entries up to a count; each is a changed copy of one of the first. */
function grown(entries: readonly Entry[], count: number, change: (entry: Entry, index: number) => Entry): Entry[] {
  const more = Array.from({ length: Math.max(0, count - entries.length) }, (_, place) => {
    const index = entries.length + place;
    const model = entries[index % entries.length];
    if (!model) throw new Error("There is no entry to take as a model");
    return change(model, index);
  });
  return [...entries, ...more];
}

/** The changes that make generated entries unique. */
const CHANGES: Readonly<Record<keyof typeof ARTICLES_FOR_ONE, (entry: Entry, index: number) => Entry>> = {
  jobs: (job, index) => ({
    ...job,
    number: undefined,
    id: `job-${String(index)}`,
    title: `${String(job.title)} ${String(index)}`,
  }),
  "case-studies": (study, index) => ({
    ...study,
    order: undefined,
    id: `study-${String(index)}`,
    title: `Study ${String(index)}: ${String(study.title)}`,
  }),
  faq: (item, index) => ({ ...item, question: `${String(item.question)} (${String(index)})` }),
};

/**
 * Fills a copy of the site with generated articles, and with jobs, case studies and questions in proportion. Pictures are
 * hosted, so that their number doesn't affect the build.
 *
 * @param articles the total number of articles
 */
export async function growContent(site: SiteCopy, articles: number): Promise<void> {
  await site.hostPictures();
  await site.editEntries("articles", (entries) =>
    grown(entries, articles, (article, index) => ({
      ...article,
      id: `article-${String(index)}`,
      title: `What we learned from case ${String(index)}`,
      summary: `In ${String(1990 + (index % 36))}, ${String(article.summary)}`,
      category: CATEGORIES[index % CATEGORIES.length],
      date: dayBefore(index / 2),
    })),
  );
  for (const [name, articlesForOne] of Object.entries(ARTICLES_FOR_ONE) as [keyof typeof ARTICLES_FOR_ONE, number][]) {
    await site.editEntries(name, (entries) => grown(entries, Math.round(articles / articlesForOne), CHANGES[name]));
  }
}

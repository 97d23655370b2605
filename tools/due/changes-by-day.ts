import { isoDate } from "../../src/lib/dates";

/** An article or a webinar, as far as its day goes. */
export interface DatedEntry {
  readonly title: string;
  /** As shown: "December 9, 2026". */
  readonly date: string;
}

/** The entries whose days change the site. */
export interface DatedContent {
  readonly articles: readonly DatedEntry[];
  readonly webinars: readonly DatedEntry[];
}

/**
 * Names what changes on the site because a day has come: an article begins on its day, a webinar has ended the day after
 * its own in the westernmost time zone. An article's day is one of UTC, which is the same in the second half of a day.
 *
 * @param since the day of the build before, in ISO 8601 form: what it has changed isn't named
 * @param today the day that it is, in ISO 8601 form
 * @returns a sentence each; none where the site would stay as it is
 * @throws RangeError if an entry's date is none
 */
export function changesByDay({ articles, webinars }: DatedContent, since: string, today: string): string[] {
  const begun = articles.filter(({ date }) => since < isoDate(date) && isoDate(date) <= today);
  const ended = webinars.filter(({ date }) => since <= isoDate(date) && isoDate(date) < today);
  return [
    ...begun.map(({ title, date }) => `The article “${title}” begins on ${date}.`),
    ...ended.map(({ title, date }) => `The webinar “${title}” of ${date} has ended.`),
  ];
}

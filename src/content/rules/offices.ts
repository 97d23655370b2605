import { isProse, nearest, textsOf, wordsOf } from "../../../plugins/gatsby-plugin-content-schema";
import type { ContentEntry, ContentRule, WholeContent } from "../../../plugins/gatsby-plugin-content-schema";

/** Kinds of content in which the firm speaks of itself; others tell of clients' places too. */
const OWN_COPY = ["pages", "careers", "contact", "faq", "industries", "leaders", "services", "site", "why-us"];

const CITY = String.raw`(?:St\. )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|do|of|am|upon|la|el) )?\p{Lu}[\p{L}’'-]+)*`;

/** "New York, San Francisco and London" */
const LIST = new RegExp(`${CITY}(?:, ${CITY})*,? (?:and|or|&) ${CITY}|${CITY}(?:, ${CITY})+`, "gu");

/** "our offices in Paris", "an office in Rome and Milan" */
const OFFICES_IN = new RegExp(`\\boffices? (?:in|at) ((?:${CITY})(?:, ${CITY})*(?:,? (?:and|or|&) ${CITY})?)`, "gu");

const SEPARATOR = /,? (?:and|or|&) |, /;

/** Words that begin a sentence before a city, and are no part of its name. */
const BEFORE_CITY = /^(?:In|From|At|Our|The|Both|Between|Across|Whether|Call|Visit)\s+/;

const citiesIn = (list: string) => list.split(SEPARATOR).map((name) => name.replace(BEFORE_CITY, ""));

const citiesOf = ({ entries }: WholeContent) =>
  (entries.get("offices") ?? []).flatMap(({ entry: { city } }) => (typeof city === "string" ? [city] : []));

/** A place in a text that lists offices. */
interface OfficeList {
  readonly of: ContentEntry;
  readonly path: readonly (string | number)[];
  readonly part: number;
  readonly written: string;
  readonly cities: readonly string[];
}

function listsIn(text: string, known: readonly string[]): Pick<OfficeList, "part" | "written" | "cities">[] {
  const found = [
    ...[...text.matchAll(LIST)].filter(([list]) => citiesIn(list).filter((city) => known.includes(city)).length > 1),
    ...text.matchAll(OFFICES_IN),
  ].map((match) => {
    const written = match[1] ?? match[0];
    return { part: match.index + match[0].length - written.length, written, cities: citiesIn(written) };
  });
  return found.filter(({ part }, index) => found.findIndex((other) => other.part === part) === index);
}

function* officeLists(content: WholeContent, known: readonly string[]): Generator<OfficeList> {
  for (const kind of OWN_COPY) {
    for (const of of content.entries.get(kind) ?? []) {
      for (const { schema, value, path } of textsOf(of)) {
        if (!isProse(schema) && schema.format !== "html") continue;
        const words = schema.format === "html" ? wordsOf(value) : value;
        for (const list of listsIn(words, known)) yield { of, path, ...list };
      }
    }
  }
}

/** Checks that texts that list the offices and the offices themselves agree, both ways. */
export const checkOfficeLists: ContentRule = (content) => {
  const known = citiesOf(content);
  if (known.length === 0) return [];
  const lists = [...officeLists(content, known)];
  const unknown = lists.flatMap(({ of, path, part, written, cities }) =>
    cities
      .filter((city) => !known.includes(city))
      .map((city) => {
        const suggestion = nearest(city, known, 2);
        return of.locate({
          severity: "warning",
          path,
          part: part + Math.max(written.indexOf(city), 0),
          value: city,
          message: "this text names an office that offices.json doesn’t have",
          remedy: "Take the city out of the text, or add the office to offices.json.",
          ...(suggestion === undefined ? {} : { suggestion }),
        });
      }),
  );
  // A list of two of five offices tells of those two.
  const whole = lists.filter(({ cities }) => cities.filter((city) => known.includes(city)).length > known.length / 2);
  const unnamed = (content.entries.get("offices") ?? []).flatMap((office) => {
    const { city } = office.entry;
    const silent = whole.filter(({ cities }) => !cities.some((name) => name === city));
    if (typeof city !== "string" || silent.length === 0) return [];
    const places = [...new Set(silent.map(({ of, path }) => of.placeOf(path)))];
    return [
      office.locate({
        severity: "warning",
        path: ["city"],
        value: city,
        message:
          silent.length === whole.length
            ? "no text that lists the offices names this one"
            : "some texts that list the offices don’t name this one",
        remedy: `Name it there: ${places.join(", ")}.`,
      }),
    ];
  });
  return [...unknown, ...unnamed];
};

/** Words that stand in place of a city. */
const ANYWHERE = /^(?:fully )?(?:remote|hybrid|flexible|any|all|several|anywhere|worldwide)\b/i;

const PLACES = /\s*(?:,? (?:and|or|&) |[;/|]|,(?! [A-Z]{2}\b))\s*/;

/** Checks that a job's place of work is an office, or a place with a country. */
export const checkPlacesOfWork: ContentRule = (content) => {
  const known = citiesOf(content);
  return (content.entries.get("jobs") ?? []).flatMap((job) => {
    const { location, country } = job.entry;
    if (typeof location !== "string" || country !== undefined || known.length === 0) return [];
    return location
      .split(PLACES)
      .map((place) => place.replace(/ \(.*\)$|, [A-Z]{2}$/, "").trim())
      .filter((place) => place !== "" && !known.includes(place) && !ANYWHERE.test(place))
      .map((place) => {
        const suggestion = nearest(place, known);
        return job.locate({
          severity: "warning",
          path: ["location"],
          part: Math.max(location.indexOf(place), 0),
          value: place,
          message: "we have no office of this name",
          remedy:
            'Write the city as in offices.json; a place without an office needs its "country" beside it, or search engines don’t show the position.',
          ...(suggestion === undefined ? {} : { suggestion }),
        });
      });
  });
};

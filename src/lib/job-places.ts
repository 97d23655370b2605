/** Matches whole words. Safari 15 doesn't know lookbehind, so a match begins with the character before. */
const words = (list: string) => new RegExp(`(^|[^\\p{L}\\p{N}-])(?:${list})(?![\\p{L}\\p{N}-])`, "giu");

const REMOTE = words(
  "(?:100 ?% |fully )?remote(?:ly|-first)?|anywhere|worldwide|virtual|wfh|(?:working |work )?from home|home[ -]?(?:office|based)",
);

/** Search engines want only those jobs marked as remote that never need an office. */
const PARTLY = words("hybrid|part|partly|partially|remote-friendly|occasional(?:ly)?|possible|not?|days?|\\d\\d? ?%.*");

const REMARKS = words(
  "our|offices?|hq|headquarters|hybrid|on-?site|flexible|based|or|and|in|at|near|within|either|any|all|only|multiple|various|several|locations?|central|greater|area|preferred|possible|optional|remote-friendly|not?|part|partly|partially",
);

const ALTERNATIVES = /\s(?:or|and)\s|[;/|&+•·\n]/i;

/** A comma before a short code, as in "Austin, TX", separates nothing. */
const PARTS = /,(?!\s*\p{Lu}[\p{Lu}.]{1,3}(?!\p{L}))|\s[–—-]\s|[()]/u;

const namesIn = (text: string) =>
  text
    .replaceAll(/[()]/g, " $& ")
    .split(ALTERNATIVES)
    .flatMap((part) => part.split(PARTS))
    .map((part) => part.replaceAll(REMOTE, "$1").replaceAll(REMARKS, "$1"))
    .map((part) => part.replaceAll(/^[\s,:.-]+|(?:-based|[\s,:-])+$/gi, "").replaceAll(/\s+/g, " "))
    .filter((name) => name !== "");

/** Returns what all spellings of a text's names have in common: "St. Louis, MO" and "St Louis", "Zürich" and "Zurich". */
const keysOf = (text: string) =>
  namesIn(text)
    .map((name) => {
      const letters = name
        .replace(/,[^,]*$/, "")
        .normalize("NFD")
        .replaceAll(/[^\p{L}\p{N}]/gu, "");
      return `\n${letters.toLowerCase()}\n`;
    })
    .join("");

export const countryName = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;

/**
 * Reads where people work, for the site and for the content check.
 *
 * @param job its location is a text for people, such as "New York, London (hybrid) or remote"
 * @returns the `offices` that the location names; the other `towns`; whether people may always work from home; the job's
 *   country, or else the `countries` of its offices; and whether the country of towns or of people at home is missing
 */
export function jobPlaces<Office extends { readonly city: string; readonly country: string }>(
  { location, country }: { readonly location: string; readonly country?: string | null },
  allOffices: readonly Office[],
) {
  const keys = keysOf(location);
  // A job in London, Ontario isn't at the office in London.
  const isPossible = (office: Office) => !country || office.country === country || ALTERNATIVES.test(location);
  const offices = allOffices.filter(isPossible).filter(({ city }) => {
    return keys.includes(keysOf(city)) || keys.includes(keysOf(`${city} City`));
  });
  const isRemote = location.search(REMOTE) >= 0 && location.search(PARTLY) < 0;
  const countries = country ? [country] : [...new Set(offices.map((office) => office.country))];
  const known = [...offices.flatMap(({ city }) => [city, `${city} City`]), ...countries.map(countryName)]
    .map(keysOf)
    .join("");
  const towns = location
    // What is in parentheses or beside "remote" describes a place, and isn't another one.
    .replaceAll(/\([^)]*\)?/g, " ")
    .split(ALTERNATIVES)
    .filter((part) => !isRemote || part.search(REMOTE) < 0)
    .flatMap(namesIn)
    // Lowercase words, such as "some travel", are no name.
    .filter((name) => /^(?:[^\d\p{Ll}]|\p{Ll}+$)/u.test(name) && !known.includes(keysOf(name)));
  return { offices, towns, isRemote, countries, needsCountry: !country && (towns.length > 0 || offices.length === 0) };
}

import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type offices from "../../data/offices.json";
import type { Site } from "./answers";

/** The facts by which a firm is known. */
export interface Facts {
  readonly site: Site;
  readonly offices: typeof offices;
}

/** A line of the content that still says something of the former firm. */
export interface FormerText {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly line: number;
  /** The words that are the former firm's. */
  readonly words: readonly string[];
}

const once = (words: readonly (string | undefined)[]) => [...new Set(words.filter((word) => word !== undefined))];

/** Returns the words by which only this firm is known: its names, and its addresses of all kinds. */
export function namesOf({ site, offices }: Facts): string[] {
  const { brand, product, shortName, address, email, phone, legalEntity, socialLinks } = site;
  return once([
    ...[brand, product, shortName, legalEntity.name, legalEntity.affiliate?.name, legalEntity.requestsPhone, phone],
    ...[new URL(address).hostname.replace(/^www\./, ""), email.split("@")[1]],
    ...socialLinks.map(({ url }) => url),
    ...offices.flatMap((office) => [office.address[0], office.phone]),
  ]);
}

/** Returns all words that only this firm says: besides its names, where its offices and its courts are. */
const wordsOf = (facts: Facts) =>
  once([...namesOf(facts), facts.site.legalEntity.jurisdiction, ...facts.offices.map(({ city }) => city)]);

/**
 * Finds the lines of the content that still say something of the former firm, which only a person can write anew.
 *
 * @param directory absolute path of the site
 * @param former the facts of the firm that the site was of; what the new one shares with it is passed over
 */
export function findFormerTexts(directory: string, former: Facts, now: Facts): FormerText[] {
  const kept = new Set(wordsOf(now));
  const words = wordsOf(former).filter((word) => !kept.has(word));
  const data = join(directory, "data");
  const files = readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:json|svg|md)$/.test(file) && !file.startsWith(`schemas${sep}`),
  );
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(data, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const said = words.filter((word) => line.includes(word));
      return said.length > 0 ? [{ file: relative(directory, join(data, file)), line: index + 1, words: said }] : [];
    });
  });
}

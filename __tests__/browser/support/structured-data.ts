import { execFileSync } from "node:child_process";

/** An entry of a page's JSON-LD. */
export type Entry = Readonly<Record<string, unknown>>;

/** The entries of this schema.org type. */
export const ofType = (entries: readonly Entry[], type: string) => entries.filter((entry) => entry["@type"] === type);

/** Jest runs no ES modules, and the validator is one: it runs in a process of its own. */
const VALIDATE = `
  import Validator from "@adobe/structured-data-validator";
  import { text } from "node:stream/consumers";
  const pages = JSON.parse(await text(process.stdin));
  const issues = await Promise.all(pages.map((jsonld) => new Validator().validate({ jsonld })));
  process.stdout.write(JSON.stringify(issues));
`;

interface Issue {
  readonly severity: string;
  readonly rootType: string;
  readonly issueMessage: string;
  readonly fieldNames?: readonly string[];
}

/** A position in several places as one in each: the validator looks at a single place only. */
const inOnePlace = ({ jobLocation, ...entry }: Entry): Entry[] => {
  if (jobLocation === undefined) return [entry];
  return (Array.isArray(jobLocation) ? jobLocation : [jobLocation]).map((place: unknown) => ({
    ...entry,
    jobLocation: place,
  }));
};

function byType(entries: readonly Entry[]): Record<string, Entry[]> {
  const types = new Set(entries.map((entry) => String(entry["@type"])));
  return Object.fromEntries([...types].map((type) => [type, ofType(entries, type).flatMap(inOnePlace)]));
}

/**
 * What search engines would refuse. https://github.com/adobe/structured-data-validator
 *
 * @param pages the entries of each page
 * @returns the errors of each page
 */
export function structuredDataErrors(pages: readonly (readonly Entry[])[]): string[][] {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", VALIDATE], {
    input: JSON.stringify(pages.map(byType)),
    encoding: "utf8",
  });
  return (JSON.parse(output) as Issue[][]).map((issues) =>
    issues
      .filter(({ severity }) => severity === "ERROR")
      .map(({ rootType, issueMessage, fieldNames = [] }) => `${rootType}: ${issueMessage} ${fieldNames.join()}`),
  );
}

import type { Finding } from "../../plugins/gatsby-plugin-content-schema";
import type { Report } from "../preview/compare-builds";
import { summary } from "../preview/report/summary";
import type { PageFailure } from "./walk-pages";

/** The most pages, findings or failures that are named; the report and the check's annotations have all. */
const MOST_NAMED = 20;

/** What was found out of a change. */
export interface Review {
  readonly findings: readonly Finding[];
  /** What differs from the published site; undefined where mistakes keep the site from being built. */
  readonly report?: Pick<Report, "changes" | "problems">;
  /** What changed pages do wrong; undefined where they weren't looked at. */
  readonly failures?: readonly PageFailure[];
}

/** The addresses that a comment links to. */
export interface Addresses {
  /** The deploy preview's, without a slash at the end. */
  readonly preview?: string;
  /** Where the files of the change can be read, without a slash at the end. */
  readonly files?: string;
}

/** Returns the lines of a part with its heading; nothing where there are none. */
function part(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const others = lines.length - MOST_NAMED;
  return [
    "",
    `### ${heading}`,
    "",
    ...lines.slice(0, MOST_NAMED),
    ...(others > 0 ? [`- and ${String(others)} more`] : []),
  ];
}

function findingLine({ file, line, value, message, remedy, suggestion }: Finding, files?: string): string {
  const place = `${file}, line ${String(line)}`;
  const link = files === undefined ? place : `[${place}](${files}/${file}#L${String(line)})`;
  const found = value === undefined ? "" : ` (\`${value.replaceAll("`", "'")}\`)`;
  const meant = suggestion === undefined ? "" : ` Did you mean ${suggestion}?`;
  return `- ${link}: ${message}${found}. ${remedy}${meant}`;
}

const failureLine = ({ page, expected, found }: PageFailure) =>
  [
    `- ${page}: “${expected}” doesn’t hold.`,
    "",
    "  ```text",
    ...found.split("\n").map((line) => `  ${line}`),
    "  ```",
  ].join("\n");

/** Returns how many things have to be mended before the change is published. */
export function countToMend({ findings, report, failures = [] }: Review): number {
  const mistakes = findings.filter(({ severity }) => severity === "mistake");
  return mistakes.length + (report?.problems.length ?? 0) + failures.length;
}

/** Returns what the review says to who proposed the change, in Markdown. */
export function comment(review: Review, { preview, files }: Addresses = {}): string {
  const { findings, report, failures } = review;
  const toMend = countToMend(review);
  const told = (severity: Finding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).map((finding) => findingLine(finding, files));
  const link = (path: string) => (preview === undefined ? path : `[${path}](${preview}${path})`);
  const pages = [
    ...(report?.changes.added ?? []).map((path) => `- ${link(path)} is new`),
    ...(report?.changes.changed ?? []).map(({ path }) => `- ${link(path)}`),
    ...(report?.changes.removed ?? []).map((path) => `- ${path} is gone`),
  ];
  return [
    toMend === 0 ? "## Nothing to mend" : `## ${String(toMend)} to mend before this is published`,
    "",
    preview === undefined
      ? "The link “Deploy Preview” at the end of this page leads to the site with this change, drafts included."
      : `[See the site with this change](${preview}), drafts included. It is there a few minutes after each push.`,
    ...part("Mistakes in the content", told("mistake")),
    ...part("What changed pages do wrong", (failures ?? []).map(failureLine)),
    ...(report ? ["", "### Compared with the published site", "", summary(report)] : []),
    ...part("Changed pages", pages),
    ...part("Advice", told("warning")),
    ...(report ? [] : ["", "The site can’t be built until the mistakes are mended: nothing was compared yet."]),
  ].join("\n");
}

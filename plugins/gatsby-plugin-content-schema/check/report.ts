import type { Finding, Severity } from "./findings";

/** Returns the number of findings of one kind, in words: "2 mistakes". */
function countOf(findings: readonly Finding[], severity: Severity): string {
  const number = findings.filter((finding) => finding.severity === severity).length;
  return `${String(number)} ${severity}${number === 1 ? "" : "s"}`;
}

function describe({ file, line, column, severity, value, message, remedy, suggestion }: Finding): string {
  return [
    `  ${file}:${String(line)}:${String(column)}  ${severity}: ${message}`,
    ...(value === undefined ? [] : [`      found: ${value}`]),
    `      to do: ${remedy}`,
    ...(suggestion === undefined ? [] : [`      did you mean: ${suggestion}`]),
  ].join("\n");
}

/**
 * Formats findings for people: grouped by file, with the counts in the last line.
 *
 * @param findings in the order of files
 * @param folder the content folder, relative to the site's: "data"
 */
export function asText(findings: readonly Finding[], folder: string): string {
  if (findings.length === 0) return `The content in ${folder}/ is fine.`;
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((file) =>
    [file, ...findings.filter((finding) => finding.file === file).map(describe)].join("\n"),
  );
  const total = `${countOf(findings, "mistake")} to mend, ${countOf(findings, "warning")}`;
  return [...groups, total].join("\n\n");
}

/** Formats findings for programs: one JSON object with the counts and the findings. */
export function asJson(findings: readonly Finding[]): string {
  const mistakes = findings.filter(({ severity }) => severity === "mistake").length;
  return JSON.stringify({ mistakes, warnings: findings.length - mistakes, findings }, null, 2);
}

const COMMANDS = { mistake: "error", warning: "warning" } as const;

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

function annotation({ severity, file, line, column, value, message, remedy, suggestion }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${String(line)},col=${String(column)}`;
  const text = [
    `${message}${value === undefined ? "" : ` (${value})`}`,
    remedy,
    ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
  ].join("\n");
  return `::${COMMANDS[severity]} ${place},title=${escapeProperty(`${file}:${String(line)}:${String(column)}`)}::${escapeData(text)}`;
}

/**
 * Formats findings as the commands, one a line, that GitHub's runners turn into annotations of a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function asAnnotations(findings: readonly Finding[]): string {
  return findings.map(annotation).join("\n");
}

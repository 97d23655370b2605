import type { Finding, Severity } from "../finding";

/** How many findings of one kind there are, in words: "2 mistakes". */
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
 * What was found, for people: grouped by file, each with its place, and the counts in the last line.
 *
 * @param findings in the order of files
 */
export function asText(findings: readonly Finding[]): string {
  if (findings.length === 0) return "The content in data/ is fine.";
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((file) =>
    [file, ...findings.filter((finding) => finding.file === file).map(describe)].join("\n"),
  );
  const total = `${countOf(findings, "mistake")} to mend, ${countOf(findings, "warning")}`;
  return [...groups, total].join("\n\n");
}

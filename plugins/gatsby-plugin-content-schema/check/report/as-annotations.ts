import type { Finding } from "../finding";

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
 * What was found, as the commands that GitHub's runners turn into annotations of a pull request, one a line.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function asAnnotations(findings: readonly Finding[]): string {
  return findings.map(annotation).join("\n");
}

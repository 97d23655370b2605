/** A problem of the content. An error stops the build, a warning doesn't. */
export interface Problem {
  /** The file as editors name it: "data/services.json". */
  readonly file: string;
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** What the editor should do. */
  readonly remedy: string;
}

/** Reports a problem at a known place. */
export type Report = (message: string, remedy: string, severity?: Problem["severity"]) => void;

/** Returns a function that reports problems at a character of a file. */
export function reportAt(file: string, text: string, offset: number, problems: Problem[]): Report {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const place = { file, line: before.length, column: (before.at(-1) ?? "").length + 1 };
  return (message, remedy, severity = "error") => {
    problems.push({ ...place, severity, message, remedy });
  };
}

export const isError = ({ severity }: Problem) => severity === "error";

/** Formats problems for people. The last line counts them. */
export function asText(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The content in data/ is fine.";
  const errors = problems.filter(isError).length;
  const lines = problems.map(({ file, line, column, severity, message, remedy }) => {
    return `${file}:${line}:${column} ${severity}: ${message}\n    ${remedy}`;
  });
  return [...lines, `errors: ${errors}, warnings: ${problems.length - errors}`].join("\n\n");
}

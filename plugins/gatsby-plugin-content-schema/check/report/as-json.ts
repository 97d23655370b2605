import type { Finding } from "../finding";

/** What was found, for programs: one JSON object with the counts and the findings. */
export function asJson(findings: readonly Finding[]): string {
  const mistakes = findings.filter(({ severity }) => severity === "mistake").length;
  return JSON.stringify({ mistakes, warnings: findings.length - mistakes, findings }, null, 2);
}

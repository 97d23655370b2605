/** A known vulnerability of a package. */
export interface Advisory {
  /** `GHSA-xxxx-xxxx-xxxx` */
  readonly id: string;
  readonly packageName: string;
  readonly title: string;
  readonly severity: string;
}

/** An advisory that is accepted until a date. */
export interface Exception {
  readonly advisory: string;
  /** Why it can't harm this site, or why it can't be fixed yet. */
  readonly reason: string;
  /** The date from which it counts again: "2027-01-31". */
  readonly expires: string;
}

/** The output of `npm audit --json`; `via` has advisories, or names of packages that have some. */
export interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | AuditCause)[] }>>;
}

interface AuditCause {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

const SEVERE = new Set(["high", "critical"]);

/**
 * Returns the severe advisories of a report without duplicates.
 *
 * @throws Error when the registry did not respond
 */
export function severeAdvisories({ vulnerabilities, message }: AuditReport): Advisory[] {
  if (!vulnerabilities) throw new Error(`The registry did not answer the audit: ${message ?? "no reason given"}`);
  const causes = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== "string")
    .filter(({ severity }) => SEVERE.has(severity))
    .map(({ name, title, url, severity }) => ({
      id: url.split("/").at(-1) ?? url,
      packageName: name,
      title,
      severity,
    }));
  return [...new Map(causes.map((advisory) => [`${advisory.id} ${advisory.packageName}`, advisory])).values()];
}

/** Returns a sentence for each advisory without a valid exception. */
export function auditProblems(advisories: readonly Advisory[], exceptions: readonly Exception[], now: Date): string[] {
  return advisories.flatMap(({ id, packageName, title, severity }) => {
    const name = `${packageName}: ${title} (${severity}, ${id})`;
    const exception = exceptions.find(({ advisory }) => advisory === id);
    if (!exception) return [name];
    return Date.parse(exception.expires) > now.getTime()
      ? []
      : [`${name}; its exception ended on ${exception.expires}`];
  });
}

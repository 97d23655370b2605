/** Headers for the addresses that a pattern matches. */
export interface HeaderRule {
  /** An address, or the beginning of many: "/static/*". */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the rules of a `_headers` file, as Netlify does: https://docs.netlify.com/manage/routing/headers/ */
export function parseHeaderRules(file: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of file.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(":");
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      rules.push({ pattern: line.trim(), headers: [] });
    }
  }
  return rules;
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** What the rules say of an address; of two that name the same header, the later one. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (matches(rule.pattern, path)) for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

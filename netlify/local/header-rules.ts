import { join } from "node:path";

/** Adds the headers that the rules name for a path. */
export type HeaderRules = (path: string, headers: Headers) => void;

/**
 * Reads the rules of a folder's `netlify.toml` and of its published `_headers`, as Netlify does. Where several rules
 * fit a path, it has the headers of all; a header that more than one of them names has both values. Netlify's local
 * platform only keeps the last, and leaves redirects and refusals without any.
 *
 * @param root the folder with `netlify.toml`
 * @throws Error when a rule cannot be read
 */
export async function readHeaderRules(root: string): Promise<HeaderRules> {
  // Native import: the package is an ES module.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [join(root, "public", "_headers")],
    netlifyConfigPath: join(root, "netlify.toml"),
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, "The header rules cannot be read.");
  return (path, headers) => {
    const named = new Headers();
    // From the last, which say most of a path, to the first; the order of a header's values has no meaning.
    for (const rule of rules.toReversed()) {
      if (!("forRegExp" in rule) || !rule.forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(rule.values)) named.append(name, value);
    }
    for (const [name, value] of named) headers.set(name, value);
  };
}

/**
 * Reads the rules of a site as Netlify does, with its parsers: `node parse-rules.mjs ROOT`, where ROOT holds `netlify.toml`
 * and `public`. Prints, as JSON, how many rules there are and what is wrong with them. Netlify goes on without a rule that
 * it can't read.
 */
import { join, resolve } from "node:path";
import { resolveConfig } from "@netlify/config";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

const root = resolve(process.argv[2]);
const netlifyConfigPath = join(root, "netlify.toml");
const published = (name) => [join(root, "public", name)];

const { config } = await resolveConfig({ cwd: root, repositoryRoot: root, offline: true, context: "production" });
const found = await Promise.all([
  parseAllHeaders({ headersFiles: published("_headers"), netlifyConfigPath, configHeaders: [], minimal: false }),
  parseAllRedirects({ redirectsFiles: published("_redirects"), netlifyConfigPath, configRedirects: [] }),
]);
const [{ headers }, { redirects }] = found;
const errors = found.flatMap((result) => result.errors.map(({ message }) => message));
const { command, publish } = config.build;
process.stdout.write(
  JSON.stringify({ headers: headers.length, redirects: redirects.length, errors, command, publish }),
);

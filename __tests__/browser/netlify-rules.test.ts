import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** What Netlify reads of a site. */
interface Rules {
  readonly headers: number;
  readonly redirects: number;
  readonly errors: readonly string[];
  readonly command: string;
  readonly publish: string;
}

const run = promisify(execFile);

async function parseRules(root: string): Promise<Rules> {
  const { stdout } = await run(process.execPath, [join(__dirname, "support", "parse-rules.mjs"), root]);
  return JSON.parse(stdout) as Rules;
}

/** The files of rules that a build writes: none of redirects where the content has none. */
const FILES = ["_headers", "_redirects"].filter((name) => existsSync(join("public", name)));

async function count(settings: RegExp, rules: string): Promise<number> {
  const ofBuild = FILES.includes(rules) ? await readFile(join("public", rules), "utf8") : "";
  return [...(await readFile("netlify.toml", "utf8")).matchAll(settings), ...ofBuild.matchAll(/^\//gm)].length;
}

test("Netlify reads every rule of netlify.toml, _headers and _redirects", async () => {
  const { errors, headers, redirects, command, publish } = await parseRules(".");
  expect(errors).toEqual([]);
  expect(headers).toBe(await count(/^\[\[headers\]\]$/gm, "_headers"));
  expect(redirects).toBe(await count(/^\[\[redirects\]\]$/gm, "_redirects"));
  expect([command, publish]).toEqual(["npm run check:settings && npm run build", resolve("public")]);
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS } from "../../tools/smoke/checks";
import { limits, storeLatency } from "../../tools/smoke/platform-checks";
import { deployed, runChecks } from "../../tools/smoke/run-checks";
import { ROUTES } from "./support/routes";
import { startSite } from "./support/start-site.mjs";

/** A store that no other test writes to. */
const store = mkdtempSync(join(tmpdir(), "smoke-"));

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite(store);
});

afterAll(async () => {
  await site.stop();
  rmSync(store, { recursive: true });
});

async function walk(isPreview: boolean) {
  const lines: string[] = [];
  const failed = await runChecks(CHECKS, deployed(site.url, isPreview), (line) => lines.push(line));
  return { failed, lines };
}

test("the walk passes every page, header, redirect and endpoint of the site, and stores nothing", async () => {
  const { failed, lines } = await walk(false);
  expect(lines.filter((line) => !line.startsWith("pass  "))).toEqual([]);
  expect(failed).toBe(0);
  expect(lines).toEqual(expect.arrayContaining(ROUTES.map(({ path }) => `pass  ${path} answers 200`)));
  expect(readdirSync(store)).toEqual([]);
});

test("the published site is no preview: search engines may list it, and the walk says so", async () => {
  const { failed, lines } = await walk(true);
  expect(lines).toContain("FAIL  /sitemap answers 200: search engines may list this preview");
  expect(failed).toBe(ROUTES.length);
});

test("the local server limits nobody, and the walk says so", async () => {
  const lines: string[] = [];
  expect(await runChecks([limits], deployed(site.url, false), (line) => lines.push(line))).toBe(5);
  expect(lines[0]).toContain("came through at once");
});

test("the store is measured by messages that are kept as spam", async () => {
  const lines: string[] = [];
  expect(await runChecks([storeLatency], deployed(site.url, false), (line) => lines.push(line))).toBe(0);
  const kept = readdirSync(join(store, "entries", "local", "site:submissions-dev"));
  expect(kept).toContain("spam");
  expect(kept).not.toContain("unsent");
  expect(kept).not.toContain("contact");
});

import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { PAGES } from "./support/routes";
import { expect, test } from "./support/test";

/** What a page may cost before its pictures, in bytes as they are sent. docs/measurements.md has the figures. */
interface Budget {
  readonly html: number;
  /** The scripts that each visit of the page begins with. */
  readonly script: number;
  /** The data that Gatsby fetches for them. */
  readonly data: number;
}

/** What was measured on 2026-11-25, and 3%. */
const INNER: Budget = { html: 13_100, script: 83_000, data: 5_500 };

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  "/": { data: 7_250 },
  // All jobs in full, and once more for search engines and for visitors without scripts.
  "/careers": { html: 16_800, script: 84_800, data: 6_350 },
  // Three articles in full.
  "/blog": { html: 18_600, script: 83_200, data: 9_000 },
  // Long texts.
  "/privacy-policy": { html: 14_650, data: 6_500 },
  "/terms-of-service": { html: 14_250, data: 6_000 },
};

const FONT_BYTES = 39_000;

/**
 * A connection carries ten segments of 1,460 bytes before it waits for an answer (RFC 6928). 300 bytes of them are left
 * to the CDN's own headers.
 */
const FIRST_ANSWER = 14_300;

const sizes = new Map<string, number>();

/** The bytes of a published file, compressed as the server and CDNs do it while they answer. */
function bytesOf(file: string): number {
  const compress = () =>
    brotliCompressSync(readFileSync(`public${file}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  const size = sizes.get(file) ?? compress();
  sizes.set(file, size);
  return size;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(file), 0);

const htmlFile = (path: string) => `${path === "/" ? "" : path}/index.html`;

function measure(path: string): Budget {
  const html = readFileSync(`public${htmlFile(path)}`, "utf8");
  const files = [...html.matchAll(/ data-(?:scripts|requests)="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const [scripts, data] = [files.filter((file) => file.endsWith(".js")), files.filter((file) => !file.endsWith(".js"))];
  return { html: bytesOf(htmlFile(path)), script: sum(scripts), data: sum(data) };
}

test("every page stays within its budget", () => {
  const measures = PAGES.flatMap(({ path }) => {
    const budget = { ...INNER, ...EXCEPTIONS[path] };
    return Object.entries(measure(path)).map(
      ([name, bytes]) => [path, name, bytes, budget[name as keyof Budget]] as const,
    );
  });
  expect(measures.filter(([, , bytes, limit]) => bytes === 0 || bytes > limit)).toEqual([]);
  const fonts = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
  expect(fonts.reduce((total, name) => total + readFileSync(`public/fonts/${name}`).length, 0)).toBeLessThan(
    FONT_BYTES,
  );
});

test("home's first answer, with its headers, is what a connection carries at first", async ({ request }) => {
  const headers = (await request.get("/")).headersArray();
  const head = headers.map(({ name, value }) => `${name}: ${value}\r\n`).join("");
  expect(`HTTP/1.1 200 OK\r\n${head}\r\n`.length + bytesOf("/index.html")).toBeLessThanOrEqual(FIRST_ANSWER);
});

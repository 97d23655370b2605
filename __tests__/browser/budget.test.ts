import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { PAGES } from "./support/routes";
import { expect, test } from "./support/test";

/** The most compressed bytes of a page without pictures. The figures are in docs/measurements.md. */
interface Budget {
  readonly html: number;
  /** The scripts of the first load. */
  readonly script: number;
  /** Gatsby's page data. */
  readonly data: number;
}

/** Measured on 2026-11-25, plus 3%; on 2026-11-26, the fade of the cards added 0.1 kB of HTML. */
const DEFAULT: Budget = { html: 13_200, script: 83_000, data: 5_500 };

const EXCEPTIONS: Readonly<Record<string, Partial<Budget>>> = {
  "/": { data: 7_250 },
  // All jobs in full, repeated in the structured data and in the form for visitors without scripts.
  "/careers": { html: 16_800, script: 84_800, data: 6_350 },
  // Three articles in full.
  "/blog": { html: 18_600, script: 83_200, data: 9_000 },
  // Long texts.
  "/privacy-policy": { html: 14_650, data: 6_500 },
  "/terms-of-service": { html: 14_250, data: 6_000 },
};

const FONT_BYTES = 39_000;

/** The initial TCP window is ten segments of 1,460 bytes (RFC 6928). 300 bytes are left for the CDN's own headers. */
const INITIAL_WINDOW = 14_300;

const sizes = new Map<string, number>();

/** The size of a published file at the compression level that servers and CDNs use on the fly. */
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
    const budget = { ...DEFAULT, ...EXCEPTIONS[path] };
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

test("the HTML and headers of the home page fit into the initial TCP window", async ({ request }) => {
  const headers = (await request.get("/")).headersArray();
  const head = headers.map(({ name, value }) => `${name}: ${value}\r\n`).join("");
  expect(`HTTP/1.1 200 OK\r\n${head}\r\n`.length + bytesOf("/index.html")).toBeLessThanOrEqual(INITIAL_WINDOW);
});

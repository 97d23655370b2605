import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { PAGES } from "./support/routes";
import { expect, test } from "./support/test";

// The most compressed bytes of a page without pictures. Measured on 2026-11-29, plus 3% of the scripts and 7% of the HTML,
// because the content's share is an estimate. The figures are in docs/measurements.md.

/**
 * The HTML apart from the content: editors may write longer texts and add entries. Some pages have a form or a map. The default
 * picture of banners is in the layout's data, so it counts as frame.
 */
const frameOf = (path: string) => (["/careers", "/contact"].includes(path) ? 10_500 : 9_900);

/** The scripts of the first load. A form needs formik, a portrait the component of gatsby-plugin-image. */
function scriptOf(path: string, html: string): number {
  if (path === "/") return 82_000;
  return html.includes("<form") ? 94_000 : 86_000;
}

/** The bytes in the HTML for each byte of page data: texts are also in structured data and in forms without scripts. */
const REPEATED = 1.4;

/** Gatsby's data of a page and of the layout, as a share of the page's HTML. More would be data that nobody sees. */
const LARGEST_SHARE = 0.6;

/** The initial TCP window is ten segments of 1,460 bytes (RFC 6928). 200 bytes are left for the CDN's own headers. */
const INITIAL_WINDOW = 14_400;

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

/** The scripts and data of the first load. */
const firstFiles = (path: string): string[] =>
  [...readFileSync(`public${htmlFile(path)}`, "utf8").matchAll(/ data-(?:scripts|requests)="([^"]+)"/g)].flatMap(
    ([, list = ""]) => list.split(" "),
  );

const isScript = (file: string) => file.endsWith(".js");

const dataFile = (path: string) => `/page-data${path === "/" ? "/index" : path}/page-data.json`;

test("every page stays within its budget", () => {
  const excess = PAGES.flatMap(({ path }) => {
    const html = readFileSync(`public${htmlFile(path)}`, "utf8");
    const files = firstFiles(path);
    const measures = {
      frame: [bytesOf(htmlFile(path)) - REPEATED * bytesOf(dataFile(path)), frameOf(path)],
      script: [sum(files.filter(isScript)), scriptOf(path, html)],
      data: [sum(files.filter((file) => !isScript(file))), LARGEST_SHARE * bytesOf(htmlFile(path))],
    };
    const found = Object.entries(measures).filter(([, [bytes = 0, limit = 0]]) => bytes <= 0 || bytes > limit);
    return found.map((one) => [path, ...one]);
  });
  expect(excess).toEqual([]);
});

test("no script uses the browser's formatters: the first use of one blocks a slow phone for 26 to 60 ms", () => {
  const scripts = readdirSync("public").filter(isScript);
  expect(
    scripts.filter((file) => /\bIntl\b|\.toLocale(Date|Time)?String/.test(readFileSync(`public/${file}`, "utf8"))),
  ).toEqual([]);
});

/** The page data of the home page on 2026-11-27. Longer texts of editors may need a second round trip. */
const HOME_DATA = 5_750;

test("the HTML and headers of the home page fit into the initial TCP window", async ({ request }) => {
  const headers = (await request.get("/")).headersArray();
  const head = headers.map(({ name, value }) => `${name}: ${value}\r\n`).join("");
  const growth = REPEATED * Math.max(0, bytesOf(dataFile("/")) - HOME_DATA);
  const answer = `HTTP/1.1 200 OK\r\n${head}\r\n`.length + bytesOf("/index.html");
  expect(answer).toBeLessThanOrEqual(INITIAL_WINDOW + growth);
});

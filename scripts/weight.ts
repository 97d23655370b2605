import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** `npm run weight`: what each page loads first, as the built files compress. Run a build before it. */

interface WebpackStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

const PUBLIC = "public";
const PAGES = ["index", "services", "blog", "careers", "contact", "faq"];

const read = (file: string) => readFileSync(join(PUBLIC, file));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function row(page: string, { namedChunkGroups }: WebpackStats) {
  const groups = ["app", `component---src-pages-${page}-tsx`];
  const files = new Set(groups.flatMap((group) => namedChunkGroups[group]?.assets.map(({ name }) => name) ?? []));
  const scripts = [...files].filter((name) => name.endsWith(".js")).map(read);
  const html = read(page === "index" ? "index.html" : `${page}/index.html`);
  const sum = (compress: (content: Buffer) => Buffer) =>
    scripts.reduce((total, script) => total + compress(script).length, 0);
  return {
    page: page === "index" ? "/" : `/${page}`,
    "JavaScript, brotli (kB)": kilobytes(sum(brotliCompressSync)),
    "JavaScript, gzip (kB)": kilobytes(sum((content) => gzipSync(content, { level: 9 }))),
    "HTML with CSS, brotli (kB)": kilobytes(brotliCompressSync(html).length),
  };
}

const stats = JSON.parse(read("webpack.stats.json").toString()) as WebpackStats;
console.table(PAGES.map((page) => row(page, stats)));

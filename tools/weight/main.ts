// How many bytes does each page load first? `npm run weight`, over the built site
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { firstLoad } from "../built-site/first-load";

const PAGES = ["/", "/services", "/blog", "/careers", "/contact", "/faq"];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function row(page: string) {
  const { html, scripts } = firstLoad("public", page);
  const sum = (compress: (content: Buffer) => Buffer) =>
    scripts.reduce((total, script) => total + compress(readFileSync(script)).length, 0);
  return {
    page,
    "JavaScript, brotli (kB)": kilobytes(sum(brotliCompressSync)),
    "JavaScript, gzip (kB)": kilobytes(sum((content) => gzipSync(content, { level: 9 }))),
    "HTML with CSS, brotli (kB)": kilobytes(brotliCompressSync(readFileSync(html)).length),
  };
}

// A firm may do without some: docs/behaviour.md 3.21.
console.table(PAGES.filter((page) => existsSync(join("public", page, "index.html"))).map(row));

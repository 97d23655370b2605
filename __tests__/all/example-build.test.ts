import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";

const PLUGIN = join(__dirname, "../../plugins/gatsby-plugin-chakra-static");
const EXAMPLE = join(PLUGIN, "example");
const MODULES = resolve(PLUGIN, "../../node_modules");

/** Long enough for two small builds on a busy machine. */
const TEN_MINUTES = 600_000;

interface Built {
  readonly html: string;
  /** The scripts that the page loads first. */
  readonly scripts: string;
}

const folders: string[] = [];

/** Builds the example in a folder of its own, as a site that has the plugin among its local plugins, or hasn't it. */
async function build(withPlugin: boolean): Promise<Built> {
  const site = mkdtempSync(join(tmpdir(), "chakra-static-example-"));
  folders.push(site);
  for (const name of ["src", "package.json", "gatsby-config.mjs"]) {
    cpSync(join(EXAMPLE, name), join(site, name), { recursive: true });
  }
  if (withPlugin) {
    const isSource = (file: string) => !/\/(example|__tests__)$/.test(file);
    cpSync(PLUGIN, join(site, "plugins/gatsby-plugin-chakra-static"), { recursive: true, filter: isSource });
  } else {
    cpSync(join(EXAMPLE, "without-plugin.mjs"), join(site, "gatsby-config.mjs"));
    for (const name of ["gatsby-browser.tsx", "gatsby-ssr.tsx"]) {
      cpSync(join(EXAMPLE, "with-chakra.tsx"), join(site, name));
    }
  }
  symlinkSync(MODULES, join(site, "node_modules"), "dir");
  const environment = { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
  await promisify(execFile)(process.execPath, [join(MODULES, "gatsby/cli.js"), "build"], {
    cwd: site,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  const html = readFileSync(join(site, "public/index.html"), "utf8");
  const files = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src = ""]) => src);
  return { html, scripts: files.map((file) => readFileSync(join(site, "public", file), "utf8")).join("\n") };
}

/** The page's elements as they are, whatever emotion's classes begin with, and without its style elements. */
const body = (html: string) =>
  (/<div[^>]*id="gatsby-focus-wrapper".*?<\/main><\/div>/s.exec(html)?.[0] ?? "")
    .replace(/<style[^>]*>.*?<\/style>/gs, "")
    .replace(/\b(css|c)-(?=[a-z\d])/g, "");

const brotli = (text: string) => brotliCompressSync(text).length;

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test(
  "the example has the same elements and classes with the plugin, without Chakra in its scripts",
  async () => {
    const without = await build(false);
    const compiled = await build(true);
    expect(body(without.html)).toContain("Style properties");
    expect(body(compiled.html)).toBe(body(without.html));
    expect(without.html.split("<body")[1]).toContain("<style");
    expect(compiled.html.split("<body")[1]).not.toContain("<style");
    expect(without.scripts).toContain("colorPalette");
    expect(compiled.scripts).not.toContain("colorPalette");
    // 23 kB with Chakra 3.37; much less would say that a part of it has come back.
    expect(brotli(without.scripts) - brotli(compiled.scripts)).toBeGreaterThan(20_000);
  },
  TEN_MINUTES,
);

import { copyFile, cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The project's own folder. */
export const PROJECT = join(__dirname, "..", "..", "..");

const FILES: Record<string, string> = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Page Not Found</h1>",
  "services/consulting/index.html": "<h1>Consulting</h1>",
  "app.js": "export const words = 'compressible '.repeat(1);\n".repeat(200),
  _headers: [
    "/*\n  Content-Security-Policy: default-src 'self'",
    "/app.js\n  Cache-Control: public, max-age=31536000, immutable\n  Content-Security-Policy: script-src 'none'\n",
  ].join("\n"),
  _redirects: "/old  /  301\n/services/coaching  /services/consulting  301\n",
};

/**
 * Makes a folder with the project's `netlify.toml` and a tiny site, as if it were built.
 *
 * @param parent where to make it
 */
export async function makeFixtureSite(parent = tmpdir()): Promise<string> {
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, "site-"));
  await copyFile(join(PROJECT, "netlify.toml"), join(root, "netlify.toml"));
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(root, "public", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return root;
}

/** What the functions are made of. */
const FUNCTION_SOURCES = ["netlify", "src/forms", "src/theme/colors.ts", "data"];

/**
 * Makes a tiny site as above with the project's functions, below the project, where their packages are found. They are
 * copied, as Netlify's tools cannot bundle through links.
 */
export async function makeSiteWithFunctions(): Promise<string> {
  const root = await makeFixtureSite(join(PROJECT, ".netlify"));
  const isNeeded = (path: string) => !/\.(jpg|svg)$/.test(path);
  for (const name of FUNCTION_SOURCES) {
    await cp(join(PROJECT, name), join(root, name), { recursive: true, filter: isNeeded });
  }
  return root;
}

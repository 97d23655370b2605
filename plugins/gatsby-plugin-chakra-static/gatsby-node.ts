import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs, CreateWebpackConfigArgs } from "gatsby";
import { FIRST_SCREEN_END } from "./compiler/first-screen";
import { STYLE_KEY } from "./runtime/style-key";

/** The styles that gatsby-ssr.tsx writes at FirstScreenEnd. */
const LATER_STYLES = new RegExp(`(?<=${FIRST_SCREEN_END})<style>(.*?)</style>`, "s");

/** Makes webpack compile the styles of the site's components for browsers. At build, Chakra itself renders the pages. */
export function onCreateWebpackConfig({ stage, actions, store }: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program as { directory: string };
  // esbuild runs a binary, so webpack can't bundle it.
  if (stage.endsWith("-html")) actions.setWebpackConfig({ externals: ["esbuild"] });
  if (stage !== "build-javascript") return;
  // Gatsby compiles this file to another folder, so `__dirname` is of no use.
  const plugin = join(directory, "plugins/gatsby-plugin-chakra-static");
  const include = [join(directory, "src"), join(plugin, "runtime/styles.ts")];
  const rule = { test: /\.tsx?$/, include, enforce: "pre", loader: join(plugin, "compiler/loader.mjs") };
  actions.setWebpackConfig({ module: { rules: [rule] } });
}

/** Moves the styles at FirstScreenEnd to files that browsers can cache, and links them. */
export function onPostBuild({ store }: BuildArgs): void {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  const published = join(program.directory, "public");
  for (const path of pages.keys()) {
    const file = join(published, path.endsWith(".html") ? path : `${path}/index.html`);
    const html = readFileSync(file, "utf8");
    const css = LATER_STYLES.exec(html)?.[1];
    if (css === undefined) continue;
    const sheet = `/static/${createHash("sha256").update(css).digest("hex").slice(0, 10)}.css`;
    mkdirSync(join(published, "static"), { recursive: true });
    writeFileSync(join(published, sheet), css);
    const link = `<link rel="stylesheet" href="${sheet}" data-emotion="${STYLE_KEY}"/>`;
    writeFileSync(file, html.replace(LATER_STYLES, link));
  }
}

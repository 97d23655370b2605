import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** webpack compiles styles for browsers. The pages' HTML, which Chakra renders, needs only the address of the style sheet. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  // esbuild runs a binary, so webpack can't bundle it.
  if (stage.endsWith("-html")) actions.setWebpackConfig({ externals: ["esbuild"] });
  if (!stage.startsWith("build-")) return;
  // Gatsby compiles this file to another folder, so `__dirname` is of no use.
  const plugin = resolve("plugins/gatsby-plugin-chakra-static");
  const include = [join(plugin, "style-sheet.ts"), ...(stage === "build-javascript" ? [resolve("src")] : [])];
  const rule = { test: /\.tsx?$/, include, enforce: "pre", loader: join(plugin, "compiler/loader.mjs") };
  actions.setWebpackConfig({ module: { rules: [rule] } });
}

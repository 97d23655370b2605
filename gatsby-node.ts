import { rmSync } from "node:fs";
import type { BuildArgs, CreateWebpackConfigArgs, PreInitArgs } from "gatsby";
import { checkWhileDeveloping } from "./gatsby/check-hooks";
import { writeDesk } from "./gatsby/desk";
import { writeHeaders } from "./gatsby/headers";
import { clearOutdatedCache } from "./gatsby/outdated-cache";
import { setOutputOptions } from "./gatsby/pictures";
import { deleteUnusedFiles, writePublicFiles } from "./gatsby/public-files";

export function onPreInit(args: PreInitArgs): void {
  setOutputOptions();
  clearOutdatedCache(args);
  // `npm run dev` overwrites parts of the last build. Without its headers, `npm run serve` refuses the mixture.
  if (process.env.gatsby_executing_command === "develop") rmSync("public/_headers", { force: true });
}

export { checkBeforeBuild as onPreBootstrap } from "./gatsby/check-hooks";
export { addFileName as onCreateNode } from "./gatsby/nodes";
export { createTypes as createSchemaCustomization } from "./gatsby/graphql-types";
export { createResolvers } from "./gatsby/resolvers";
export { createPages } from "./gatsby/pages";
export { deleteWrittenFiles as onPreBuild } from "./gatsby/public-files";

export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  checkWhileDeveloping(args);
  if (args.stage !== "build-javascript") return;
  const config = args.getConfig() as { readonly output: object };
  // webpack deletes the scripts of earlier builds, and nothing else.
  const keep = (file: string) => !/^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/.test(file);
  // Every page lists the names of its scripts, so they are short. A form whose scripts hang is sent without them: by default,
  // webpack waits for two minutes. setWebpackConfig ignores changes of the output.
  const output = { ...config.output, hashDigestLength: 10, clean: { keep }, chunkLoadTimeout: 10_000 };
  args.actions.replaceWebpackConfig({ ...config, devtool: false, output });
}

export async function onPostBuild(args: BuildArgs): Promise<void> {
  await writePublicFiles(args);
  writeDesk();
  deleteUnusedFiles(args);
  writeHeaders(args);
}

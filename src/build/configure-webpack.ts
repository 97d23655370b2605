import type { CreateWebpackConfigArgs } from "gatsby";
import { checkContentWhileDeveloping } from "../content/check-content-while-developing";

/** Keeps the source maps of the browser's scripts from being made: they would be published. */
function leaveOutSourceMaps({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  // Gatsby merges its own setting over one that is only added.
  actions.replaceWebpackConfig({ ...(getConfig() as object), devtool: false });
}

/** Changes Gatsby's configuration of webpack: no source maps, and in development the content check. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  leaveOutSourceMaps(args);
  checkContentWhileDeveloping(args);
}

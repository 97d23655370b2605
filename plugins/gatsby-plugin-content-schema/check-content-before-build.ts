import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "./check/check-content";
import { asText } from "./check/report/as-text";
import type { PictureHost } from "../../src/content/picture-host";

/**
 * Stops `build` before anything is made of content that is wrong, with all of its mistakes at once. While developing,
 * check-content-while-developing.ts shows them instead.
 */
export const checkContentBeforeBuild: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  if (process.env.gatsby_executing_command === "develop") return;
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const findings = await checkContent(join(program.directory, "data"), config.siteMetadata.pictureHost);
  if (findings.length === 0) return;
  if (findings.some(({ severity }) => severity === "mistake")) reporter.panic(asText(findings));
  reporter.warn(asText(findings));
};

import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "./check/check-content";
import type { PictureHost } from "./picture-host";

/** Stops `build` and `dev` before anything is made of content that is wrong, with all of its mistakes at once. */
export const checkContentBeforeBuild: GatsbyNode["onPreBootstrap"] = ({ store, reporter }) => {
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const mistakes = checkContent(join(program.directory, "data"), config.siteMetadata.pictureHost);
  if (mistakes.length === 0) return;
  const list = mistakes.map(({ file, place, message }) => `  ${file}${place ? ` ${place}` : ""}: ${message}`);
  reporter.panic(
    `The content in data/ has ${mistakes.length === 1 ? "a mistake" : `${String(mistakes.length)} mistakes`}:\n\n${list.join("\n")}\n`,
  );
};

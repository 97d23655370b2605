import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

const PARTYTOWN = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js";

/**
 * Leaves Gatsby's support for third-party scripts out of every page (3 kB compressed): the site has none.
 * https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-script/
 */
export const leaveOutScriptLoading: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, store }) => {
  if (stage !== "build-javascript") return;
  const { directory } = store.getState().program as { directory: string };
  actions.setWebpackConfig({
    resolve: { alias: { [join(directory, PARTYTOWN)]: false, "gatsby-script": false } },
  });
};

import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/layout/layout";
import { Providers } from "./src/layout/providers";
import { createStyleCache } from "./src/theme/style-cache";

const cache = createStyleCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Providers cache={cache}>{element}</Providers>
);

/** Tells tests, and anybody who measures, that the page answers presses from now on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

import type { GatsbyBrowser } from "gatsby";
import { StyleProviders, waitForStyles } from "./index";

/** In development, Chakra's runtime styles the pages. webpack leaves it out of the built site, which has classes. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] =
  process.env.NODE_ENV === "production" ? undefined : ({ element }) => <StyleProviders>{element}</StyleProviders>;

export const onInitialClientRender = process.env.NODE_ENV === "production" ? waitForStyles : undefined;

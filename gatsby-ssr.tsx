import { Global } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { siteUrlCss } from "./src/layout/site-url";
import { fontFaceCss, fontFiles } from "./src/layout/fonts";
import { HeadTags } from "./src/layout/head-tags";
import { Layout, Providers } from "./src/layout/layout";
import { NO_SCRIPT_PATH } from "./src/layout/no-script-css";
import { HeadTagsAtBuild } from "./src/layout/page-head";
import { colors } from "./src/theme/colors";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** The head of each rendered page by path, until it is written into the HTML. */
const heads = new Map<string, ReactNode[]>();

/**
 * Reads the head as soon as the page is rendered: react-helmet keeps one head for all pages, and Gatsby renders several
 * at once.
 */
function CollectHead({ path }: { readonly path: string }) {
  const { title, meta, link, script } = Helmet.renderStatic();
  heads.set(path, [title.toComponent(), meta.toComponent(), link.toComponent(), script.toComponent()]);
  return null;
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => (
  <HeadTagsAtBuild.Provider value={HeadTags}>
    <Global styles={fontFaceCss + siteUrlCss} />
    <Providers>{element}</Providers>
    <CollectHead path={pathname} />
  </HeadTagsAtBuild.Provider>
);

/** The size on the PNG makes Chromium fetch only the SVG. */
const iconTags = [
  <link key="png" rel="icon" href="/favicon-32x32.png" type="image/png" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <meta key="color" name="theme-color" content={colors.ink} />,
  ...["192x192", "512x512"].map((size) => (
    <link key={size} rel="apple-touch-icon" sizes={size} href={`/icons/icon-${size}.png`} />
  )),
];

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  setHeadComponents(heads.get(pathname) ?? []);
  heads.delete(pathname);
  setHeadComponents([
    ...iconTags,
    ...fontFiles.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <noscript key="no-script">
      <link rel="stylesheet" href={NO_SCRIPT_PATH} />
    </noscript>,
  ]);
};

/** Removes the tag with Gatsby's version: no visitor needs it. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter((tag) => !isValidElement<{ name?: string }>(tag) || tag.props.name !== "generator"),
  );
};

import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement } from "react";
import { siteUrlCss } from "./src/layout/site-url";
import { FONTS, fontFaceCss } from "./src/theme/fonts";
import { HeadTags } from "./src/layout/head-tags";
import { Layout } from "./src/layout/layout";
import { NO_SCRIPT_PATH } from "./src/layout/no-script-css";
import { HeadTagsAtBuild } from "./src/layout/page-head";
import { colors } from "./src/theme/colors";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <HeadTagsAtBuild.Provider value={HeadTags}>{element}</HeadTagsAtBuild.Provider>
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

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en", className: "light" });
  setHeadComponents([
    ...iconTags,
    // `npm run dev` renders only what is set here.
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaceCss + siteUrlCss }} />,
    ...Object.values(FONTS).map(({ file }) => (
      <link key={file} rel="preload" href={`${file}.woff2`} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <noscript key="no-script">
      <link rel="stylesheet" href={NO_SCRIPT_PATH} />
    </noscript>,
  ]);
};

/** Gatsby's version, and the styles and the script of gatsby-plugin-image (src/ui/portrait-picture.tsx), which no visitor needs. */
const isNeeded = ({ key, props }: ReactElement<{ name?: string }>) =>
  props.name !== "generator" && !key?.startsWith("gatsby-image-style");

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((tag) => !isValidElement<{ name?: string }>(tag) || isNeeded(tag)));
};

import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import redirects from "./data/redirects.json";
import { sharePathScript } from "./src/build/page-path-script";
import { sayIconSize } from "./src/build/say-icon-size";
import { inlineTokens } from "./src/build/styles/inline-tokens";
import { minifyCss } from "./src/build/styles/minify-css";
import { siteUrlCss } from "./src/build/site-url";
import { anchorRedirectScript } from "./src/content/anchor-redirects";
import { fontFaceCss, fontFiles } from "./src/layout/fonts";
import { HeadTags } from "./src/layout/head-tags";
import { Layout } from "./src/layout/layout";
import { NO_SCRIPT_CSS } from "./src/layout/no-script";
import { HeadTagsAtBuild } from "./src/layout/page-head";
import { Providers } from "./src/layout/providers";
import { createStyleCache } from "./src/theme/style-cache";
import { StyleProviders } from "./src/theme/style-providers";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/**
 * Renders a page with its styles in the head. Left alone, emotion writes a style element before each
 * component it styles, which swells the document and breaks selectors such as :first-child.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <HeadTagsAtBuild.Provider value={HeadTags}>
      <StyleProviders cache={cache}>
        <Providers>{bodyComponent}</Providers>
      </StyleProviders>
    </HeadTagsAtBuild.Provider>,
  );
  // react-helmet keeps one head for all pages, and Gatsby renders several at once: gatsby-plugin-react-helmet asks
  // for it a moment later, when it may be another page's or gone.
  const { title, meta, link, script } = Helmet.renderStatic();
  replaceBodyHTMLString(html);
  setHeadComponents([title.toComponent(), meta.toComponent(), link.toComponent(), script.toComponent()]);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join("-")}`}
        // Without the names of its classes, which src/theme/in-browser/wear.ts reads in it.
        data-emotion={key}
        dangerouslySetInnerHTML={{ __html: minifyCss(inlineTokens(css)) }}
      />
    )),
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const anchorRedirect = anchorRedirectScript(redirects, pathname);
  setHeadComponents([
    anchorRedirect && <script key="anchor-redirect" dangerouslySetInnerHTML={{ __html: anchorRedirect }} />,
    ...fontFiles.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaceCss + siteUrlCss }} />,
    <noscript key="no-script">
      <style dangerouslySetInnerHTML={{ __html: NO_SCRIPT_CSS }} />
    </noscript>,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page, options) => {
  sayIconSize(page, options);
  sharePathScript(page, options);
};

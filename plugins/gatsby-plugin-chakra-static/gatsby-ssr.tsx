import { system } from "@chakra-static/system";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, PluginOptions } from "gatsby";
import { renderToString } from "react-dom/server";
import { firstScreenOf, putStylesAtEnd, splitStyles } from "./compiler/first-screen";
import { createStyleRules } from "./compiler/style-rules";
import type { StyleRules } from "./compiler/style-rules";
import { minifyCss } from "./compiler/style-rules";
import { StyleProviders, createStyleCache } from "./emotion";
import type { ChakraStaticOptions } from "./options";
import { STYLE_KEY } from "./runtime/style-key";

let styleRules: StyleRules | undefined;

/**
 * Renders a page with its styles in the head, in one element, which one digest in a policy allows. Without it, emotion
 * writes a style element before each component that it styles, which swells the document and breaks selectors such as
 * :first-child. Where the page says where its first screen ends, the other styles stand there, until
 * the build links them.
 */
export const replaceRenderer = (
  { bodyComponent, replaceBodyHTMLString, setHeadComponents }: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0],
  { mode }: ChakraStaticOptions & PluginOptions,
): void => {
  styleRules ??= createStyleRules({ system, mode });
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <StyleProviders system={system} cache={cache}>
      {bodyComponent}
    </StyleProviders>,
  );
  const css = styleRules.inlineTokens(
    extractCriticalToChunks(html)
      .styles.map((chunk) => chunk.css)
      .join(""),
  );
  const firstScreen = firstScreenOf(html);
  const { first, later } = firstScreen === undefined ? { first: css, later: "" } : splitStyles(css, firstScreen);
  replaceBodyHTMLString(later ? putStylesAtEnd(html, minifyCss(later)) : html);
  setHeadComponents([
    <style
      key={STYLE_KEY}
      // Emotion lists the hashes of the classes here as well; runtime/class-for.ts reads them in the CSS.
      data-emotion={STYLE_KEY}
      dangerouslySetInnerHTML={{ __html: minifyCss(first) }}
    />,
  ]);
};

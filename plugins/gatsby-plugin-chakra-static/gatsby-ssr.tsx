import { system } from "@chakra-static/system";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR, PluginOptions } from "gatsby";
import { renderToString } from "react-dom/server";
import { createStyleRules } from "./compiler/style-rules";
import type { StyleRules } from "./compiler/style-rules";
import { minifyCss } from "./compiler/style-rules";
import { StyleProviders, createStyleCache } from "./emotion";
import type { ChakraStaticOptions } from "./options";

let styleRules: StyleRules | undefined;

/**
 * Renders a page with its styles in the head. Without it, emotion writes a style element before each component that it
 * styles, which swells the document and breaks selectors such as :first-child.
 */
export const replaceRenderer = (
  { bodyComponent, replaceBodyHTMLString, setHeadComponents }: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0],
  { mode }: ChakraStaticOptions & PluginOptions,
): void => {
  styleRules ??= createStyleRules({ system, mode });
  const { inlineTokens } = styleRules;
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <StyleProviders system={system} cache={cache}>
      {bodyComponent}
    </StyleProviders>,
  );
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join("-")}`}
        // Emotion lists the hashes of the classes here as well; runtime/class-for.ts reads them in the CSS.
        data-emotion={key}
        dangerouslySetInnerHTML={{ __html: minifyCss(inlineTokens(css)) }}
      />
    )),
  );
};

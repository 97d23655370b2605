import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { system } from "../../src/theme/system";
import { END, splitStyles } from "./compiler/first-screen";
import { inlineTokens, minifyCss } from "./compiler/style-rules";
import { StyleProviders, createStyleCache } from "./emotion";
import { STYLE_KEY } from "./runtime/style-key";

/**
 * Renders a page with its styles in one element of the head. Without it, emotion writes a style element before each
 * component that it styles, which makes the page longer and breaks selectors such as :first-child. If the page names the
 * end of its first screen, the other styles are there until the build links them.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  // Before the rendering: it keeps emotion from writing style elements into the HTML.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <StyleProviders system={system} cache={cache}>
      {bodyComponent}
    </StyleProviders>,
  );
  const { styles } = extractCriticalToChunks(html);
  const css = inlineTokens(styles.map((chunk) => chunk.css).join(""));
  const [firstScreen = "", after] = html.split(END);
  const { first, later } = after === undefined ? { first: css, later: "" } : splitStyles(css, firstScreen);
  replaceBodyHTMLString(html.replace(END, (end) => `${end}<style>${minifyCss(later)}</style>`));
  setHeadComponents([
    // Emotion lists the hashes of the classes here as well; runtime/class-for.ts reads them in the CSS.
    <style key={STYLE_KEY} data-emotion={STYLE_KEY} dangerouslySetInnerHTML={{ __html: minifyCss(first) }} />,
  ]);
};

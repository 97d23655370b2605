import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { system } from "../../src/theme/system";
import { FIRST_SCREEN_END, splitStyles } from "./compiler/first-screen";
import { inlineTokens, minifyCss } from "./compiler/style-rules";
import { StyleProviders, createStyleCache } from "./emotion";
import { STYLE_KEY } from "./runtime/style-key";

type Renderer = NonNullable<GatsbySSR["replaceRenderer"]>;

/** Ends when the page that is being rendered, and all that wait for it, are done. */
let lastTurn = Promise.resolve();

/** The ends of the turns, the current one first. */
const ends: (() => void)[] = [];

const endTurn = () => ends.shift()?.();

/**
 * Renders a page with its styles in one element of the head. Otherwise emotion writes a style element before each styled
 * component, which makes the page longer and breaks selectors such as :first-child. On a page with FirstScreenEnd, the other
 * styles are there until onPostBuild moves them to a file.
 */
const renderPage: Renderer = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = createStyleCache();
  // Has to run before the rendering: it stops emotion from writing style elements into the HTML.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <StyleProviders system={system} cache={cache}>
      {bodyComponent}
    </StyleProviders>,
  );
  const { styles } = extractCriticalToChunks(html);
  const css = inlineTokens(styles.map((chunk) => chunk.css).join(""));
  const [firstScreen = "", after] = html.split(FIRST_SCREEN_END);
  const { first, later } = after === undefined ? { first: css, later: "" } : splitStyles(css, firstScreen);
  replaceBodyHTMLString(html.replace(FIRST_SCREEN_END, (end) => `${end}<style>${minifyCss(later)}</style>`));
  setHeadComponents([
    // Emotion would list the hashes of the classes in the attribute; runtime/class-for.ts reads them from the CSS.
    <style key={STYLE_KEY} data-emotion={STYLE_KEY} dangerouslySetInnerHTML={{ __html: minifyCss(first) }} />,
  ]);
};

/**
 * Lets pages take turns: Gatsby renders two at once, but react-helmet keeps one head for all. A turn ends when
 * gatsby-plugin-react-helmet has read the head, or when the rendering throws.
 */
export const replaceRenderer = async (...args: Parameters<Renderer>): Promise<void> => {
  const before = lastTurn;
  lastTurn = new Promise((end) => void ends.push(end));
  await before;
  try {
    await renderPage(...args);
  } catch (error) {
    endTurn();
    throw error;
  }
};

export const onRenderBody = endTurn;

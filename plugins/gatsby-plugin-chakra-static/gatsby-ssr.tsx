import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { FIRST_SCREEN_END, firstScreenStyles } from "./compiler/first-screen";
import { inlineTokens, minifyCss } from "./compiler/style-rules";
import { StyleProviders, createStyleCache } from "./emotion";

type Renderer = NonNullable<GatsbySSR["replaceRenderer"]>;

/** Ends when the page that is being rendered, and all that wait for it, are done. */
let lastTurn = Promise.resolve();

/** The ends of the turns, the current one first. */
const ends: (() => void)[] = [];

const endTurn = () => ends.shift()?.();

/**
 * Renders a page with its styles in one element of the head. Otherwise emotion writes a style element before each styled
 * component, which makes the page longer and breaks selectors such as :first-child. On a page with FirstScreenEnd, the
 * style sheet linked there has the rest.
 */
const renderPage: Renderer = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = createStyleCache();
  // Has to run before the rendering: it stops emotion from writing style elements into the HTML.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<StyleProviders cache={cache}>{bodyComponent}</StyleProviders>);
  const { styles } = extractCriticalToChunks(html);
  const css = inlineTokens(styles.map((chunk) => chunk.css).join(""));
  const [firstScreen = "", rest] = html.split(FIRST_SCREEN_END);
  const needed = minifyCss(rest === undefined ? css : firstScreenStyles(css, firstScreen));
  replaceBodyHTMLString(html);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: needed }} />]);
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

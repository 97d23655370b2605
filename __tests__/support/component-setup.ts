import { TextEncoder } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { stubMedia } from "./environment";

// Some tests of components look at what the build renders, and ask for no browser.
const inBrowser = typeof window !== "undefined";

// jsdom has none, and react-dom/server needs one.
globalThis.TextEncoder = TextEncoder;

// jsdom has no layout, and so doesn't scroll.
if (inBrowser) Element.prototype.scrollIntoView = () => undefined;

// No media query matches, unless a test says so.
if (inBrowser) stubMedia();

// Long enough to tell a hang: a part that is imported on demand is compiled first.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // Each test begins as a visitor with a new tab.
  if (inBrowser) window.sessionStorage.clear();
});

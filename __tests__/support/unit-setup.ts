import { TextEncoder } from "node:util";
import { cleanup, configure } from "@testing-library/react";

// jsdom has none, and react-dom/server wants one.
globalThis.TextEncoder = TextEncoder;

// jsdom lays nothing out, and scrolls nowhere. Some tests have no browser.
if (typeof window !== "undefined") Element.prototype.scrollIntoView = () => undefined;

// Time to find out that something never comes; a part that is fetched when it is needed is compiled first.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // As a visitor who closes the tab: nothing of one test is left to the next. Some tests have no browser.
  if (typeof window !== "undefined") window.sessionStorage.clear();
});

// jsdom lays nothing out, and so scrolls nowhere.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => undefined;

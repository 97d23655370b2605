import { cleanup, configure } from "@testing-library/react";
import { stubMedia } from "./environment";
import { stubIntersectionObserver } from "./intersection";

// Tests of the static HTML run without jsdom.
const inBrowser = typeof window !== "undefined";

if (inBrowser) {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = () => undefined;
  stubMedia();
}

// jest compiles a module when it is first imported, which takes time for dynamic imports.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(stubIntersectionObserver);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  if (inBrowser) window.sessionStorage.clear();
});

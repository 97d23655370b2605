import { cleanup, configure } from "@testing-library/react";
import { stubMedia } from "./environment";

// Tests of the static HTML run without jsdom.
const inBrowser = typeof window !== "undefined";

if (inBrowser) {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = () => undefined;
  stubMedia();
  // Nor this. A form also loads its code when it is submitted.
  globalThis.IntersectionObserver = function () {
    return { observe: () => undefined, disconnect: () => undefined };
  } as unknown as typeof IntersectionObserver;
}

// jest compiles a module when it is first imported, which takes time for dynamic imports.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  if (inBrowser) window.sessionStorage.clear();
});

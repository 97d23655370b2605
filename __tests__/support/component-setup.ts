import { cleanup, configure } from "@testing-library/react";

// Tests of the static HTML run without jsdom.
const inBrowser = typeof window !== "undefined";

if (inBrowser) {
  // jsdom implements none of these. A form also loads its code when it is submitted.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
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

/** The phone that Lighthouse emulates. https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How much slower than this machine a visitor's phone is; Lighthouse assumes the same. */
export const SLOWDOWN = 4;

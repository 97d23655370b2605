import type { Page } from "playwright-core";

/** The fade of what is behind the hero banner's words, as the browser understands it. */
export function heroFade(page: Page) {
  return page.evaluate(() => {
    const hero = document.querySelector("[data-hero] [data-print=none]");
    if (!hero) throw new Error("no hero banner with a background");
    const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(hero);
    const rule = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find((candidate) => candidate instanceof CSSKeyframesRule && candidate.name === animationName);
    const opacities =
      rule instanceof CSSKeyframesRule
        ? [...rule].map((frame) => (frame instanceof CSSKeyframeRule ? Number(frame.style.opacity) : NaN))
        : [];
    return { animationDuration, animationDelay, animationIterationCount, opacities };
  });
}

/** Window widths in pixels. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Windows in which sticky elements leave no room for scrolling content, such as a phone at 400% zoom. */
export const LOW_WINDOW = "@media (max-height: 30rem)";

export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** Chakra's types accept only a string literal as a style key. */
export const ON_PHONES = `@media screen and ${below("sm")}` as "@media screen";

/** Aspect ratios. Other pictures fill their parent. */
export const PICTURE_RATIOS = { landscape: 1.6, square: 1 } as const;

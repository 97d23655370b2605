/** The widths of the window at which the layout changes, in pixels. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Matches windows so low that sticky elements leave no room for scrolling content, such as a phone's at 400% zoom. */
export const LOW_WINDOW = "@media (max-height: 30rem)";

/** Returns the media query of windows at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${String(breakpoints[breakpoint])}px)`;
}

/** Returns the media query of narrower windows. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${String(breakpoints[breakpoint] - 0.02)}px)`;
}

/** Matches screens that are a phone's width. As a key of styles, its type has to be one text. */
export const PHONE = `@media screen and ${below("sm")}` as "@media screen";

/** The aspect ratios of pictures. Other pictures fill their parent. */
export const PICTURE_RATIOS = { landscape: 1.6, square: 1 } as const;

/** Widths of the window from which on the layout changes, in pixels. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

type Breakpoint = keyof typeof breakpoints;

/** Windows in which what stays in place leaves no room for what scrolls below it, such as a phone's at 400% zoom. */
export const LOW_WINDOW = "@media (max-height: 30rem)";

/** The media query of windows that are at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${String(breakpoints[breakpoint])}px)`;
}

/** The media query of windows that are narrower. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${String(breakpoints[breakpoint] - 0.02)}px)`;
}

/** The proportions of pictures, width to height; what isn't one of these fills the frame that it stands in. */
export const PICTURE_RATIOS = { landscape: 1.6, square: 1 } as const;

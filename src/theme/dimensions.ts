/** Window widths. With a larger font, less fits in a window. */
export const breakpoints = { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem" } as const;

type Breakpoint = keyof typeof breakpoints;

const LOW = "(max-height: 30rem)";

/** Windows in which sticky elements leave no room for scrolling content, such as a phone at 400% zoom. */
export const LOW_WINDOW = `@media ${LOW}` as const;

export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]})`;

export const below = (breakpoint: Breakpoint): string =>
  `(max-width: ${parseFloat(breakpoints[breakpoint]) - 0.0025}rem)`;

/** Chakra's types accept only string literals as style keys. */
const onScreen = <Name extends Breakpoint>(breakpoint: Name) =>
  `@media screen and ${below(breakpoint)}` as `@media screen and ${Name}`;

export const ON_PHONES = onScreen("sm");
export const IN_NARROW_WINDOWS = onScreen("lg");
export const IN_LOW_WINDOWS = `${IN_NARROW_WINDOWS} and ${LOW}` as const;

/** Columns of the same width. */
export const tracks = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** The width of a picture beside words on phones. */
export const THUMBNAIL = "clamp(5.5rem, 30vw, 8rem)";

/** Aspect ratios. Other pictures fill their parent. */
export const PICTURE_RATIOS = { landscape: 1.6, square: 1 } as const;

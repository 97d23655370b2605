import type { SystemConfig } from "@chakra-ui/react/styled-system";
import { below } from "./dimensions";

/** The suffixes of CSS properties for the sides of a box. */
const SIDES = [
  "Top",
  "Right",
  "Bottom",
  "Left",
  "Block",
  "BlockStart",
  "BlockEnd",
  "Inline",
  "InlineStart",
  "InlineEnd",
];

const withSides = (property: string, suffix = "") => ["", ...SIDES].map((side) => `${property}${side}${suffix}`);

/** The CSS properties that take tokens, by the category of the tokens. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  colors: [
    ...withSides("border", "Color"),
    ...["color", "background", "backgroundColor", "outlineColor", "accentColor", "caretColor", "columnRuleColor"],
    ...["textDecorationColor", "textEmphasisColor", "fill", "stroke"],
  ],
  borders: withSides("border"),
  spacing: [
    ...["padding", "margin", "scrollPadding", "scrollMargin"].flatMap((property) => withSides(property)),
    ...["top", "right", "bottom", "left"],
    ...["inset", "insetBlock", "insetBlockStart", "insetBlockEnd", "insetInline", "insetInlineStart", "insetInlineEnd"],
    ...["gap", "rowGap", "columnGap", "textIndent"],
  ],
  sizes: [
    ...["width", "height", "inlineSize", "blockSize"],
    ...["Width", "Height", "InlineSize", "BlockSize"].flatMap((size) => [`min${size}`, `max${size}`]),
    "flexBasis",
  ],
  fonts: ["fontFamily"],
  fontSizes: ["fontSize"],
  radii: ["borderRadius"],
  shadows: ["boxShadow"],
  zIndex: ["zIndex"],
  durations: ["transitionDuration", "transitionDelay", "animationDuration", "animationDelay"],
};

/** The CSS keywords that these properties take besides tokens. */
const KEYWORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  colors: { transparent: "transparent", inherit: "inherit", currentColor: "currentColor" },
  borders: { none: "none" },
  spacing: { auto: "auto" },
  sizes: { auto: "auto" },
  shadows: { none: "none" },
};

/** A value in brackets is CSS as it is: `maxWidth="[46rem]"`. */
const BRACKETS = /^\[(.*)\]$/;

type Utility = NonNullable<SystemConfig["utilities"]>[string];

const tokenUtility = (property: string, category: string): Utility => ({
  values: (categoryValues: (category: string) => object) => ({ ...categoryValues(category), ...KEYWORDS[category] }),
  transform: (value) => ({ [property]: typeof value === "string" ? value.replace(BRACKETS, "$1") : value }),
});

const tokenUtilities = Object.fromEntries(
  Object.entries(PROPERTIES).flatMap(([category, properties]) =>
    properties.map((property) => [property, tokenUtility(property, category)]),
  ),
);

/** https://www.a11yproject.com/posts/how-to-hide-content/ */
const VISUALLY_HIDDEN = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** The styles of a text that is cut off after so many lines: https://developer.mozilla.org/docs/Web/CSS/line-clamp */
const lineClamp: Utility["transform"] = (lines: string) =>
  lines === "none"
    ? { display: "block", WebkitLineClamp: lines }
    : { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" };

/**
 * The base configuration: conditions, and which property takes which tokens. Chakra's own one covers all of CSS with
 * shorthands and adds 6 kB of compressed JavaScript to every page. `npm run typecheck` generates Chakra's types from
 * this one, strictly, so that everything that compiles has an effect: a shorthand, condition or token that is not here
 * is an error, and a single value stands in brackets.
 */
export const baseConfig: SystemConfig = {
  conditions: {
    hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled)"],
    focus: "&:focus",
    focusVisible: "&:focus-visible",
    disabled: "&:is(:disabled, [aria-disabled=true])",
    readOnly: "&:read-only",
    placeholder: "&::placeholder",
    before: "&::before",
    after: "&::after",
    motionReduce: "@media (prefers-reduced-motion: reduce)",
    print: "@media print",
    phone: `@media screen and ${below("sm")}`,
    highContrast: "@media (forced-colors: active)",
    dark: ".dark &",
    light: ":root &, .light &",
  },
  utilities: {
    ...tokenUtilities,
    srOnly: { values: { type: "boolean" }, transform: (value: string) => (value ? VISUALLY_HIDDEN : {}) },
    lineClamp: { values: ["1", "2", "none"], transform: lineClamp },
  },
};

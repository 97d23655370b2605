import type { SystemConfig } from "@chakra-ui/react/styled-system";

/** CSS properties by the tokens that their values may name. */
const PROPERTIES = {
  colors: [
    "color",
    "background",
    "backgroundColor",
    "borderColor",
    "borderTopColor",
    "borderBottomColor",
    "borderInlineStartColor",
    "outlineColor",
    "fill",
    "stroke",
    "accentColor",
    "textDecorationColor",
  ],
  spacing: [
    "padding",
    "paddingTop",
    "paddingBottom",
    "paddingBlock",
    "paddingInline",
    "paddingInlineStart",
    "paddingInlineEnd",
    "margin",
    "marginTop",
    "marginBottom",
    "marginBlock",
    "marginInline",
    "marginInlineStart",
    "marginInlineEnd",
    "gap",
    "rowGap",
    "columnGap",
    "inset",
    "insetBlock",
    "insetInline",
    "insetInlineStart",
    "insetInlineEnd",
    "top",
    "bottom",
    "left",
    "right",
    "scrollMarginTop",
    "scrollPaddingTop",
    "scrollPaddingInline",
  ],
  sizes: ["width", "minWidth", "maxWidth", "height", "minHeight", "maxHeight", "flexBasis"],
  fonts: ["fontFamily"],
  fontSizes: ["fontSize"],
  radii: ["borderRadius"],
  shadows: ["boxShadow"],
  zIndex: ["zIndex"],
  durations: ["transitionDuration", "animationDuration"],
} as const;

const tokenUtilities = Object.fromEntries(
  Object.entries(PROPERTIES).flatMap(([values, properties]) => properties.map((property) => [property, { values }])),
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

/**
 * What the system knows of CSS: conditions, and which property takes which tokens. Chakra's own base configuration
 * covers all of CSS with shorthands and costs every page 6 kB of compressed JavaScript more. A property that is
 * not listed still works, with plain values; __tests__/browser/styles.test.ts finds a token that it doesn't resolve.
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
    highContrast: "@media (forced-colors: active)",
    dark: ".dark &",
    light: ":root &, .light &",
  },
  utilities: {
    ...tokenUtilities,
    srOnly: { values: { type: "boolean" }, transform: (value: string) => (value ? VISUALLY_HIDDEN : {}) },
  },
};

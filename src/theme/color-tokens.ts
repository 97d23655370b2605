import { colors, translucent } from "./colors";

const sameInBoth = (color: string) => [color, color] as const;

/** The color tokens, named by their use, each with its light and dark value. */
export const COLOR_TOKENS = {
  "bg.page": [colors.ground, colors.ink],
  "bg.panel": [colors.panel, colors.raised],
  "bg.alternate": [colors.band, colors.raised],
  "bg.inverse": sameInBoth(colors.ink),
  "bg.inverseRaised": sameInBoth(colors.raised),
  // The frame of a picture that is loading.
  "bg.frame": [colors.line, colors.raised],
  fg: [colors.ink, colors.ground],
  "fg.muted": [colors.muted, colors.mutedOnInk],
  "fg.inverse": sameInBoth(colors.onInk),
  "fg.inverseMuted": sameInBoth(colors.mutedOnInk),
  "fg.onAccent": [colors.onInk, colors.ink],
  "fg.onDanger": [colors.onInk, colors.ink],
  "fg.onHighlight": sameInBoth(colors.ink),
  accent: [colors.accent, colors.accentOnInk],
  "accent.inverse": sameInBoth(colors.accentOnInk),
  // The end of a gradient behind text.
  "accent.deep": sameInBoth(colors.accent),
  highlight: sameInBoth(colors.highlight),
  border: [colors.line, colors.muted],
  "border.strong": [colors.muted, colors.mutedOnInk],
  "border.inverse": sameInBoth(colors.muted),
  danger: [colors.danger, colors.dangerOnInk],
  dangerInverse: sameInBoth(colors.dangerOnInk),
  // Darkens the page behind a dialog, and the pictures of banners.
  scrim: sameInBoth(translucent(colors.ink, 0.72)),
  "scrim.half": sameInBoth(translucent(colors.ink, 0.4)),
  "scrim.light": sameInBoth(translucent(colors.ink, 0.08)),
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ColorToken = keyof typeof COLOR_TOKENS;

/** Returns the tokens in the format of https://chakra-ui.com/docs/theming/semantic-tokens */
export function colorTokens() {
  const groups: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [token, [base, _dark]] of Object.entries(COLOR_TOKENS)) {
    const [group = token, name = "DEFAULT"] = token.split(".");
    groups[group] = { ...groups[group], [name]: { value: { base, _dark } } };
  }
  return groups;
}

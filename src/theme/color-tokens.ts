import { colors, translucent } from "./colors";

/** A color that is the same in the light theme and in the dark one. */
const both = (color: string) => [color, color] as const;

/** The color tokens, named by what they do: their values in the light theme and in the dark one. */
export const COLOR_TOKENS = {
  "bg.page": [colors.ground, colors.ink],
  "bg.panel": [colors.panel, colors.raised],
  "bg.alternate": [colors.band, colors.raised],
  "bg.inverse": both(colors.ink),
  "bg.inverseRaised": both(colors.raised),
  // Where a picture will be.
  "bg.frame": [colors.line, colors.raised],
  fg: [colors.ink, colors.ground],
  "fg.muted": [colors.muted, colors.mutedOnInk],
  "fg.inverse": both(colors.onInk),
  "fg.inverseMuted": both(colors.mutedOnInk),
  "fg.onAccent": [colors.onInk, colors.ink],
  "fg.onDanger": [colors.onInk, colors.ink],
  "fg.onHighlight": both(colors.ink),
  accent: [colors.accent, colors.accentOnInk],
  "accent.inverse": both(colors.accentOnInk),
  // The end of a gradient that words on ink stand on.
  "accent.deep": both(colors.accent),
  highlight: both(colors.highlight),
  border: [colors.line, colors.muted],
  "border.strong": [colors.muted, colors.mutedOnInk],
  "border.inverse": both(colors.muted),
  danger: [colors.danger, colors.dangerOnInk],
  dangerInverse: both(colors.dangerOnInk),
  // Over a picture or a page, so that what is on it can be read.
  scrim: both(translucent(colors.ink, 0.72)),
  "scrim.dark": both(translucent(colors.ink, 0.86)),
  "scrim.half": both(translucent(colors.ink, 0.4)),
  "scrim.clear": both(translucent(colors.ink, 0.05)),
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ColorToken = keyof typeof COLOR_TOKENS;

interface SemanticToken {
  readonly value: { readonly base: string; readonly _dark: string };
}

/** The color tokens as Chakra takes them: https://chakra-ui.com/docs/theming/semantic-tokens */
export function colorTokens(): Readonly<Record<string, Readonly<Record<string, SemanticToken>>>> {
  const groups: Record<string, Record<string, SemanticToken>> = {};
  for (const [token, [base, _dark]] of Object.entries(COLOR_TOKENS)) {
    const [group = token, name = "DEFAULT"] = token.split(".");
    groups[group] = { ...groups[group], [name]: { value: { base, _dark } } };
  }
  return groups;
}

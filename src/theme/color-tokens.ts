import { translucent } from "./colors";
import type { Colors } from "./colors";

/** A role of the brand's colors (data/schemas/theme.schema.json says what each does). */
export type Role = keyof Colors;

/** A color of the brand, as it is or with so much of it that its ground shows through. */
type Paint = Role | `${Role} ${number}%`;

/** What a token is in the light look, and in the dark one. */
type Looks = readonly [light: Paint, dark: Paint];

/** What looks the same in both: dark sections, and what stands on them. */
const both = <P extends Paint>(paint: P) => [paint, paint] as const;

/**
 * The color tokens, each named for what it does, with the colors that they are. Components take colors from nowhere
 * else; src/theme/contrast.ts says which of them stand on which.
 */
export const COLOR_TOKENS = {
  "bg.page": ["ground", "ink"],
  "bg.panel": ["panel", "raised"],
  "bg.alternate": ["band", "raised"],
  "bg.inverse": both("ink"),
  "bg.inverseRaised": both("raised"),
  // Where a picture will be.
  "bg.frame": ["line", "raised"],
  fg: ["ink", "ground"],
  "fg.muted": ["muted", "mutedOnInk"],
  "fg.inverse": both("onInk"),
  "fg.inverseMuted": both("mutedOnInk"),
  "fg.onAccent": ["onInk", "ink"],
  "fg.onDanger": ["onInk", "ink"],
  "fg.onHighlight": both("ink"),
  accent: ["accent", "accentOnInk"],
  "accent.inverse": both("accentOnInk"),
  // A button of the accent's color below a pointer.
  "accent.hover": ["raised", "onInk"],
  // The end of a gradient that words on ink stand on.
  "accent.deep": both("accent"),
  highlight: both("highlight"),
  border: ["line", "muted"],
  "border.strong": ["muted", "mutedOnInk"],
  "border.inverse": both("muted"),
  danger: ["danger", "dangerOnInk"],
  dangerInverse: both("dangerOnInk"),
  // Over a picture or a page, so that what stands on it can be read.
  scrim: both("ink 72%"),
  "scrim.dark": both("ink 86%"),
  "scrim.half": both("ink 40%"),
  "scrim.clear": both("ink 5%"),
} as const satisfies Readonly<Record<string, Looks>>;

export type ColorToken = keyof typeof COLOR_TOKENS;

/** Returns the role that a token takes its color from in each look. */
export function rolesOf(token: ColorToken): readonly [light: Role, dark: Role] {
  const [light, dark] = COLOR_TOKENS[token].map((paint) => paint.split(" ")[0] as Role);
  return [light, dark] as readonly [Role, Role];
}

/** Returns what a token is as CSS in each look, with these colors. */
export function colorsOf(token: ColorToken, colors: Colors): readonly [light: string, dark: string] {
  const [light, dark] = COLOR_TOKENS[token].map((paint) => {
    const [role, share] = paint.split(" ") as [Role, string?];
    return share === undefined ? colors[role] : translucent(colors[role], parseFloat(share) / 100);
  });
  return [light, dark] as readonly [string, string];
}

interface SemanticToken {
  readonly value: { readonly base: string; readonly _dark: string };
}

/** Makes semantic tokens of colors: https://chakra-ui.com/docs/theming/semantic-tokens */
export function colorTokens(colors: Colors): Readonly<Record<string, Readonly<Record<string, SemanticToken>>>> {
  const groups: Record<string, Record<string, SemanticToken>> = {};
  for (const token of Object.keys(COLOR_TOKENS) as ColorToken[]) {
    const [group = token, name = "DEFAULT"] = token.split(".");
    const [base, _dark] = colorsOf(token, colors);
    groups[group] = { ...groups[group], [name]: { value: { base, _dark } } };
  }
  return groups;
}

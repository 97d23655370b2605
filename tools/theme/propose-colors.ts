import { formatHex, oklch, parse, toGamut, wcagContrast } from "culori";
import type { Role } from "../../src/theme/color-tokens";
import type { Colors } from "../../src/theme/colors";
import { tooAlike } from "../../src/theme/contrast";

/** The colors that a brand gives. */
export interface GivenColors {
  /** The darkest: text, and the ground of dark sections. */
  readonly ink: string;
  /** The one that people remember: links and buttons. */
  readonly accent: string;
  /** What a screen puts first; an amber where it is left out. */
  readonly highlight?: string | undefined;
}

/** Lightness (0 to 1), chroma (0 to 0.4) and hue (in degrees): https://bottosson.github.io/posts/oklab/ */
type Tone = readonly [lightness: number, chroma: number, hue: number];

const AMBER: Tone = [0.78, 0.14, 78];
const RED_HUE = 29;

const shownOnScreens = toGamut("rgb", "oklch");

/** Writes a tone, or the nearest one that screens show, as "#RRGGBB". */
const hex = ([l, c, h]: Tone): string => formatHex(shownOnScreens({ mode: "oklch", l, c, h })).toUpperCase();

/**
 * Reads a color.
 *
 * @throws Error where it is none, or lets its ground show through
 */
function toneOf(color: string): Tone {
  const parsed = parse(color);
  if (!parsed || (parsed.alpha ?? 1) < 1) throw new Error(`"${color}" is no color: write it as six digits behind a #.`);
  const { l, c, h = 0 } = oklch(parsed);
  return [l, c, h];
}

/** The tones to begin with. Those of the brand are as given; the others take their hues from it. */
function firstTones({ ink, accent, highlight }: GivenColors): Readonly<Record<Role, Tone>> {
  const [darkest, main] = [toneOf(ink), toneOf(accent)];
  const first = highlight === undefined ? AMBER : toneOf(highlight);
  const [lightness, chroma, hue] = darkest;
  return {
    ground: [0.98, Math.min(first[1], 0.006), first[2]],
    panel: [1, 0, 0],
    band: [0.96, Math.min(chroma, 0.007), hue],
    line: [0.905, Math.min(chroma, 0.012), hue],
    ink: darkest,
    muted: [0.46, Math.min(chroma, 0.04), hue],
    accent: main,
    highlight: first,
    danger: [0.5, 0.18, RED_HUE],
    raised: [Math.min(lightness, 0.32) + 0.085, Math.min(chroma * 1.5, Math.max(chroma, 0.09)), hue],
    onInk: [1, 0, 0],
    mutedOnInk: [0.77, Math.min(chroma, 0.03), hue],
    accentOnInk: [0.78, Math.min(main[1], 0.14), main[2]],
    dangerOnInk: [0.78, 0.12, RED_HUE],
  };
}

/** What has to be so dark that several colors can be told from it, by its contrast to white. */
const DARK: Partial<Record<Role, number>> = { ink: 12, raised: 9 };

const [DARKER, LIGHTER] = [-0.005, 0.005];

/** The colors in the order in which they are settled, with the way in which each moves. */
const ORDER: readonly (readonly [role: Role, way: number])[] = [
  ...(["panel", "onInk", "ground", "band", "line"] as const).map((role) => [role, LIGHTER] as const),
  ...(["ink", "raised", "muted", "accent", "danger"] as const).map((role) => [role, DARKER] as const),
  ...(["highlight", "mutedOnInk", "accentOnInk", "dangerOnInk"] as const).map((role) => [role, LIGHTER] as const),
];

/**
 * Proposes the colors of all roles from the two or three that a brand has. A given color stays as it is, unless it is
 * too light or too dark for what it does; then it keeps its hue. Every pair of colors that the site uses has the contrast
 * that WCAG 2.2 asks for at level AA (src/theme/contrast.ts).
 *
 * @param given any colors of CSS that are opaque
 * @throws Error where one of them is no such color
 */
export function proposeColors(given: GivenColors): Colors {
  const tones = firstTones(given);
  const colors = Object.fromEntries(Object.entries(tones).map(([role, tone]) => [role, hex(tone)])) as Colors;
  const settled = new Set<string>();
  for (const [role, way] of ORDER) {
    settled.add(role);
    const standsOut = () =>
      wcagContrast(colors[role], colors.onInk) >= (DARK[role] ?? 1) &&
      tooAlike(colors).every(({ foreground, ground }) => {
        const isDue = (foreground === role || ground === role) && settled.has(foreground) && settled.has(ground);
        return !isDue;
      });
    const [lightness, chroma, hue] = tones[role];
    for (let l = lightness; !standsOut(); colors[role] = hex([l, chroma, hue])) {
      if ((way < 0 && l < 0) || (way > 0 && l > 1)) throw new Error(`No "${role}" stands out of the other colors.`);
      l += way;
    }
  }
  return colors;
}

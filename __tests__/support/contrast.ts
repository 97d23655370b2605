/** The linear channels of "#RRGGBB", "rgb(…)" or "rgba(…)", the last one over white. */
function channels(color: string): number[] {
  const [red = 0, green = 0, blue = 0, opacity = 1] = color.startsWith("#")
    ? [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue]
    .map((channel) => (channel * opacity) / 255 + 1 - opacity)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

const weighted = (values: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const luminance = (color: string) => weighted(channels(color), [0.2126, 0.7152, 0.0722]);
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(color: string): number[] {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((weights) => Math.cbrt(weighted(channels(color), weights)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((weights) => weighted(cones, weights));
}

/** How different two colors look: 0 for the same color, 1 for black and white. */
export function colorDistance(one: string, other: string): number {
  const place = oklab(other);
  return Math.hypot(...oklab(one).map((value, axis) => value - (place[axis] ?? 0)));
}

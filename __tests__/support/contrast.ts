/** The linear channels of "#RRGGBB", "rgb(…)" or "rgba(…)", the last one over white. */
function channels(color: string): number[] {
  const [red = 0, green = 0, blue = 0, opacity = 1] = color.startsWith("#")
    ? [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue]
    .map((channel) => (channel * opacity) / 255 + 1 - opacity)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

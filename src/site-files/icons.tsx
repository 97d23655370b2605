import { colors } from "../theme/colors";

/** The icons that are drawn of static/favicon.svg: https://web.dev/articles/add-manifest#icons */
export const ICONS = [
  { size: 32, path: "favicon-32x32.png" },
  { size: 192, path: "icons/icon-192x192.png" },
  { size: 512, path: "icons/icon-512x512.png" },
] as const;

/** Writes a size as HTML and manifests have it: "32x32". */
export const sizes = (size: number): string => `${String(size)}x${String(size)}`;

const [small, ...large] = ICONS;

/** The elements of a page's head that say how browsers and systems show the site. */
export const iconLinks = [
  // Chromium fetches only the SVG where the PNG's size is said.
  <link key="png" rel="icon" href={`/${small.path}`} type="image/png" sizes={sizes(small.size)} />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" crossOrigin="anonymous" />,
  <meta key="color" name="theme-color" content={colors.ink} />,
  ...large.map(({ size, path }) => <link key={path} rel="apple-touch-icon" sizes={sizes(size)} href={`/${path}`} />),
];

/** The icons that are drawn of the firm's own: https://web.dev/articles/add-manifest#icons */
export const ICONS = [
  { size: 32, path: "favicon-32x32.png" },
  { size: 192, path: "icons/icon-192x192.png" },
  { size: 512, path: "icons/icon-512x512.png" },
] as const;

/** Writes a size as HTML and manifests have it: "32x32". */
export const sizes = (size: number): string => `${String(size)}x${String(size)}`;

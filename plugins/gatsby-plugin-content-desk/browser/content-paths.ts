const isHosted = (path: string) => path.startsWith("https://");

/** Returns the path of a picture or a download in Sveltia, which counts from the root, by its path in a content file. */
export function toSitePath(path: string): string {
  return path === "" || isHosted(path) ? path : `/${path}`;
}

/** Returns the path of a picture or a download in a content file, which counts from the content folder. */
export function toContentPath(path: string): string {
  return isHosted(path) ? path : path.replace(/^\//, "");
}

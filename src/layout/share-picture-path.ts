/**
 * Where the picture that stands for a page in social networks is served.
 *
 * @param path the page's path, such as "/services/strategy"
 */
export function sharePicturePath(path: string): string {
  return `/share${path === "/" ? "/home" : path}.jpg`;
}

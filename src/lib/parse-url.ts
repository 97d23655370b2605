/**
 * Returns undefined if a text is no URL. After some thousand calls, `URL.canParse` of Node 20 and 22 rejects URLs with letters
 * outside ASCII.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

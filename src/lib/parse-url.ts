/** Not `URL.canParse`: after some thousand calls, that of Node 20 and 22 rejects URLs with letters outside ASCII. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

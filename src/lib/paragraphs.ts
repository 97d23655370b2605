/** Copy from the data as its paragraphs: a blank line stands between them. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/);
}

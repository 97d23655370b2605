/** The name by which the desk's page knows how to read and write one content file. */
export function formatName(file: string): string {
  return `${file}.json`;
}

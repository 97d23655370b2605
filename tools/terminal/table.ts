/**
 * Returns a Markdown table whose columns are aligned on the terminal, too: the first to the left, the others, which have
 * figures, to the right.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [head.map(padded), rule, ...rows.map((row) => row.map(padded))].map(line).join("\n");
}

/** Is told how much of some work is done. */
export type Progress = (done: number, total: number) => void;

/**
 * Shows how far some work has come, in one line that is written anew; where the output is kept in a file, in a line
 * for each tenth.
 *
 * @param label what is done: "pages read"
 */
export function progressLine(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = -1;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (!stream.isTTY && tenth === shown) return;
    shown = tenth;
    const line = `${label}: ${String(done)} of ${String(total)}`;
    stream.write(stream.isTTY && done < total ? `\r${line}` : `${stream.isTTY ? "\r" : ""}${line}\n`);
  };
}

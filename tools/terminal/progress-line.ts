/** Reports how much of some work is done. */
export type Progress = (done: number, total: number) => void;

/**
 * Returns a function that shows progress: on a terminal in one line that it rewrites, in a file in a line for each tenth.
 *
 * @param label the unit of work: "pages read"
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

import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, constants, setPriority } from "node:os";
import { dirname } from "node:path";
import { json } from "node:stream/consumers";
import pLimit from "p-limit";
import { sharePictures } from "./share-picture";
import type { TitledFile } from "./write-share-pictures";

/**
 * Draws pictures for social networks in a process of its own, with the project's folder as its working directory: in
 * Gatsby's, whose memory is large, they would wait for webpack and for the garbage collector.
 *
 * Reads the list of pictures as JSON from standard input. A picture that can't be drawn ends the process with its reason.
 */
async function main(): Promise<void> {
  // The build goes first: webpack has work for all cores, what follows leaves some free.
  setPriority(constants.priority.PRIORITY_LOW);
  const pictures = (await json(process.stdin)) as readonly TitledFile[];
  const { draw } = await sharePictures(process.cwd());
  const limit = pLimit(availableParallelism());
  const write = async ({ file, title }: TitledFile) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await draw(title));
  };
  await Promise.all(pictures.map((picture) => limit(write, picture)));
}

void main();

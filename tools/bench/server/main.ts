import { listen } from "../../../netlify/local/web-server";
import { baselinePages } from "../baseline/baseline-pages";
import { openBuiltFiles } from "./built-files";

/** The server's process: it serves the folder that it is told, says where, and ends with the one who started it. */
async function main(publicFolder: string): Promise<void> {
  const files = await openBuiltFiles(publicFolder, await baselinePages(publicFolder));
  await files.precompress();
  const server = await listen(0);
  server.answerWith(files.handle);
  process.once("disconnect", () => process.exit());
  process.send?.(server.url);
}

void main(process.argv[2] ?? "public");

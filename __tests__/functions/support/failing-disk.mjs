/**
 * Loaded into a process before everything else, makes the disk fail for what writes files: while the file that
 * FAILING_DISK names exists, with the error whose code is in it. A full disk still takes half of a file.
 */
import { promises, readFileSync } from "node:fs";

const { mkdir, rename, writeFile } = promises;

function failure() {
  try {
    const code = readFileSync(process.env.FAILING_DISK, "utf8");
    return Object.assign(new Error(`${code}: the disk fails`), { code });
  } catch {
    return undefined;
  }
}

promises.writeFile = async (file, data, ...rest) => {
  const error = failure();
  if (error?.code === "ENOSPC") await writeFile(file, data.subarray(0, data.length / 2), ...rest);
  if (error) throw error;
  return writeFile(file, data, ...rest);
};

for (const [name, original] of Object.entries({ mkdir, rename })) {
  promises[name] = async (...args) => {
    const error = failure();
    if (error?.code === "EROFS") throw error;
    return original(...args);
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemFiles } from "../compiler/system-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "system-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a system is made of its modules and of data outside their folder, and of no package's", () => {
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  for (const name of ["theme", "data"]) mkdirSync(join(folder, name));
  write("data/colors.json", '{ "ink": "black" }');
  write("theme/colors.ts", 'import colors from "../data/colors.json"; export const { ink } = colors;');
  write("theme/system.ts", 'import "@chakra-ui/react/styled-system"; export { ink as system } from "./colors";');
  write("theme/other.ts", "export {};");
  expect(systemFiles(join(folder, "theme/system.ts")).toSorted()).toEqual(
    ["data/colors.json", "theme/colors.ts", "theme/system.ts"].map((file) => join(folder, file)),
  );
});

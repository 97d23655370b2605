import { execFileSync } from "node:child_process";
import { join } from "node:path";

const LOADERS = join(__dirname, "../../src/webpack/icons");

/** The loaders are ES modules, which jest doesn't run. */
const run = (loader: string, call: string) =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `import load from ${JSON.stringify(join(LOADERS, loader))}; console.log(${call});`],
    { encoding: "utf8", stdio: "pipe" },
  );

test("each icon is imported by itself", () => {
  const source = JSON.stringify('import { FiX, FiMenu } from "react-icons/fi";\nimport { Box } from "./box";');
  const [icons = "", box] = run("split-icons.mjs", `load(${source})`).split("\n");
  expect(
    icons.match(/import \{ \w+ \} from ".*?icon-of-set\.ts\?.*?";/g)?.map((one) => one.replace(/"\/.*\//, '"')),
  ).toEqual(['import { FiX } from "FiX";', 'import { FiMenu } from "FiMenu";']);
  expect(icons).toContain("icon-of-set.ts?react-icons/fi/FiX");
  expect(box).toBe('import { Box } from "./box";');
});

test("an import on several lines ends in a comma, which names nothing", () => {
  const source = JSON.stringify('import {\n  FiX,\n  FiMenu,\n} from "react-icons/fi";');
  expect(run("split-icons.mjs", `load(${source})`).match(/import /g)).toHaveLength(2);
});

test("its module has its own lines only", () => {
  const module = run("write-icon.mjs", `load.call({ resourceQuery: "?react-icons/fi/FiMenu" })`);
  expect(module).toMatch(/^import \{ GenIcon \} from ".\/icon"; export const FiMenu = GenIcon\(\{/);
  expect(module.match(/"tag":"line"/g)).toHaveLength(3);
});

test("an icon that the set doesn't have stops the build with its name", () => {
  expect(() => run("write-icon.mjs", `load.call({ resourceQuery: "?react-icons/fi/FiNone" })`)).toThrow(
    'react-icons/fi has no icon "FiNone"',
  );
});

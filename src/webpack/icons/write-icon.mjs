import { createRequire } from "node:module";
import { posix } from "node:path";

const require = createRequire(import.meta.url);

/** What react-icons calls its factory with: JSON. */
const TREE = /GenIcon\((\{.*\})\)\(props\)/;

/**
 * Writes the module of an icon.
 *
 * @this {{ readonly resourceQuery: string }} webpack's loader context, with `?react-icons/fi/FiX`
 * @throws where the set has no such icon
 */
export default function writeIcon() {
  const path = this.resourceQuery.slice(1);
  const { dir: set, base: name } = posix.parse(path);
  const [, tree] = TREE.exec(String(require(set)[name])) ?? [];
  if (!tree) throw new Error(`${set} has no icon "${name}" that could be written by itself`);
  return `import { GenIcon } from "./icon"; export const ${name} = GenIcon(${tree});`;
}

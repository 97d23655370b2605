import { join } from "node:path";

const ICON = join(import.meta.dirname, "../../ui/in-browser/icon-of-set.ts");

/**
 * Lets webpack have each icon as a module of its own: react-icons has a set in one module, of which every page would
 * bring along all that any page shows.
 *
 * @param {string} source
 */
export default function splitIcons(source) {
  return source.replace(/import \{([^}]+)\} from "(react-icons\/\w+)";/g, (_, names, set) =>
    names
      .split(",")
      .map((name) => name.trim())
      .map((name) => `import { ${name} } from ${JSON.stringify(`${ICON}?${set}/${name}`)};`)
      .join(" "),
  );
}

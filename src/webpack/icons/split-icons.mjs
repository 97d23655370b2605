import { join } from "node:path";

const ICON = join(import.meta.dirname, "icon-of-set.ts");

/**
 * Imports each icon as a module of its own: react-icons has a whole set in one module, and every page would load all the
 * icons that any page shows.
 *
 * @param {string} source
 */
export default function splitIcons(source) {
  return source.replace(/import \{([^}]+)\} from "(react-icons\/\w+)";/g, (_, names, set) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name) => `import { ${name} } from ${JSON.stringify(`${ICON}?${set}/${name}`)};`)
      .join(" "),
  );
}

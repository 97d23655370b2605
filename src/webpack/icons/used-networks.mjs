import { readFileSync } from "node:fs";
import { join } from "node:path";

const SITE = join(import.meta.dirname, "../../../data/site.json");

/** An icon of the list in network-icons.tsx: "  youtube: FaYoutube," */
const ICON = /^ {2}(\w+): Fa\w+,\n/gm;

/**
 * Leaves out of the list of networks those that the firm has no profile in, so that nobody loads their icons.
 *
 * @this {{ addDependency(file: string): void }} webpack's loader context
 * @param {string} source
 * @throws where a network of data/site.json has no line in the list
 */
export default function usedNetworks(source) {
  this.addDependency(SITE);
  const { socialLinks } = JSON.parse(readFileSync(SITE, "utf8"));
  const used = new Set(socialLinks.map(({ network }) => network));
  const kept = source.replace(ICON, (line, network) => (used.delete(network) ? line : ""));
  if (used.size > 0) throw new Error(`network-icons.tsx has no icon for ${[...used].join(", ")}`);
  return kept;
}

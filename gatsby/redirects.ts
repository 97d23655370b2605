import { rmSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** An entry of `data/redirects.json`: a path that is no more, and where it leads now. */
interface Redirect {
  readonly from: string;
  /** A path of the site, with or without an anchor. */
  readonly to: string;
}

/**
 * Makes permanent redirects of the entries in `data/redirects.json`: gatsby-plugin-netlify writes them into
 * `public/_redirects`, whose rules come before those of netlify.toml.
 */
export function createRedirects({ actions, getNodesByType, store }: CreatePagesArgs): void {
  const { directory } = store.getState().program as { directory: string };
  // Where there are no redirects, gatsby-plugin-netlify leaves the file of an earlier build as it is.
  rmSync(join(directory, "public/_redirects"), { force: true });
  for (const { from, to } of getNodesByType("Redirect") as unknown as readonly Redirect[]) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}

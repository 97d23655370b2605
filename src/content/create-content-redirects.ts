import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isAnchorRedirect } from "./anchor-redirects";
import type { Redirect } from "./anchor-redirects";

interface Redirects {
  readonly allRedirect: { readonly nodes: readonly Redirect[] };
}

/**
 * Makes permanent redirects of the entries in `data/redirects.json`: gatsby-plugin-netlify writes them into
 * `public/_redirects`, whose rules come before those of netlify.toml. Entries with an anchor are for
 * `anchorRedirectScript`.
 */
export async function createContentRedirects({ actions, graphql, reporter, store }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Redirects>(`
    query Redirects {
      allRedirect {
        nodes {
          from
          to
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panic("The redirects could not be read", errors as Error[]);
    return;
  }
  // Where there are no redirects, gatsby-plugin-netlify leaves the file of an earlier build as it is.
  const { directory } = store.getState().program as { directory: string };
  await rm(join(directory, "public", "_redirects"), { force: true });
  for (const { from, to } of data.allRedirect.nodes.filter((redirect) => !isAnchorRedirect(redirect))) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}

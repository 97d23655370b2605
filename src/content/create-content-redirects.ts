import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { formerAddresses, isAnchorRedirect } from "./moved-addresses";
import type { Redirect } from "./moved-addresses";
import { readSitePages } from "./switch-pages";

interface RenamedNodes {
  readonly nodes: readonly { readonly jsonId: string; readonly formerIds: readonly string[] | null }[];
}

interface Redirects {
  readonly allRedirect: { readonly nodes: readonly Redirect[] };
  readonly allService: RenamedNodes;
  readonly allIndustry: RenamedNodes;
}

const renamed = ({ nodes }: RenamedNodes) => nodes.map(({ jsonId, formerIds }) => ({ id: jsonId, formerIds }));

/**
 * Makes permanent redirects of the entries in `data/redirects.json` and of the former ids of services and industries:
 * gatsby-plugin-netlify writes them into `public/_redirects`, whose rules come before those of netlify.toml. Addresses with
 * an anchor are for `anchorRedirectScript`; what led to a page that is switched off leads nowhere now.
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
      allService {
        nodes {
          jsonId
          formerIds
        }
      }
      allIndustry {
        nodes {
          jsonId
          formerIds
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
  const { allRedirect, allService, allIndustry } = data;
  const former = formerAddresses({ services: renamed(allService), industries: renamed(allIndustry) });
  const { isOn } = readSitePages(directory);
  const redirects = [...allRedirect.nodes, ...former].filter(({ to }) => isOn(to));
  for (const { from, to } of redirects.filter((redirect) => !isAnchorRedirect(redirect))) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}

import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage, sectionCopy } from "../layout/page-copy";
import { NextStep } from "../sections/shared/next-step";
import { LinkGroups } from "../sections/sitemap/link-groups";

/** Sitemap: grouped lists of every page, and whom to ask for what isn't there (spec §2). */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy} path="/sitemap">
      <LinkGroups groups={data.navigation?.sitemap ?? []} />
      <NextStep copy={sectionCopy(copy, "contact")} />
    </Page>
  );
}

export const query = graphql`
  query SitemapPage {
    pageCopy(jsonId: { eq: "sitemap" }) {
      ...PageText
    }
    navigation {
      sitemap {
        ...LinkGroupContent
      }
    }
  }
`;

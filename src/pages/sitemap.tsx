import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { NextStep } from "../sections/shared/next-step";
import { LinkGroups } from "../sections/sitemap/link-groups";

/** Sitemap: grouped lists of every page, and whom to ask for what isn't there. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { sitemap, notFound } = assertDefined(data.navigation, "data/navigation.json");
  return (
    <Page copy={copy}>
      <LinkGroups groups={sitemap} footnote={notFound} />
      <NextStep copy={copy.section("contact")} />
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
      notFound {
        ...LinkText
      }
    }
  }
`;

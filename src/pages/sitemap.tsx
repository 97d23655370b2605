import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { LinkList } from "../sections/shared/link-list";
import { NextStep } from "../sections/shared/next-step";
import { SiteLink } from "../ui/links";
import { Section } from "../ui/section";

export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { sitemap, notFound } = assertDefined(data.navigation, "data/navigation.json");
  return (
    <Page copy={copy}>
      <Section>
        <chakra.div
          columns={{ base: "1", sm: "2", lg: "3" }}
          columnGap={{ base: "8", lg: "16" }}
          css={{ "& > div": { paddingBottom: "12" } }}
        >
          {sitemap.map(({ title, links }) => (
            <LinkList key={title} heading={title} links={links} />
          ))}
        </chakra.div>
        <chakra.p display="flex" textStyle="small" lineHeight="1.5rem" color="fg.muted" textDecoration="underline">
          <SiteLink to={notFound.to}>{notFound.label}</SiteLink>
        </chakra.p>
      </Section>
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
        title
        links {
          ...LinkText
        }
      }
      notFound {
        ...LinkText
      }
    }
  }
`;

import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { HeroBanner } from "../layout/hero-banner";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { NotFoundMessage } from "../sections/not-found/not-found-message";

/** A background without a picture: a gradient. */
const GradientBackground = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    background:
      "[linear-gradient(120deg, {colors.bg.inverse} 0%, {colors.bg.inverseRaised} 55%, {colors.accent.deep} 100%)]",
  },
});

/**
 * The page for unknown addresses. It is the same for all of them, as it is hydrated under addresses that no build
 * knows.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page
      copy={copy}
      path={null}
      hero={(breadcrumb) => (
        <HeroBanner
          title={copy.hero.title}
          subtitle={copy.hero.subtitle}
          background={<GradientBackground />}
          breadcrumb={breadcrumb}
        />
      )}
    >
      <NotFoundMessage copy={copy.section("message")} />
    </Page>
  );
}

export const query = graphql`
  query NotFoundPage {
    pageCopy(jsonId: { eq: "not-found" }) {
      ...PageText
    }
  }
`;

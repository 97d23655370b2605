import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { useSite } from "../layout/use-site";
import { pagePath } from "../lib/paths";
import { Columns } from "../ui/primitives";
import { LinkButton } from "../ui/links";
import { Section, SectionTitle } from "../ui/section";

const GRADIENT =
  "linear-gradient(120deg, {colors.bg.inverse} 0%, {colors.bg.inverseRaised} 55%, {colors.accent.deep} 100%)";

/** The HTML must not depend on the path: the page is hydrated under any unknown path. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const { id, heading, text } = copy.section("message");
  const { contact } = useSite().navigation;
  return (
    <Page
      copy={copy}
      banner={{ background: <chakra.div position="absolute" inset="0" background={GRADIENT} /> }}
      path={null}
    >
      <Section id={id}>
        <Columns ratio="7:4" alignItems="center">
          <SectionTitle textStyle="monument" color="accent">
            {heading}
          </SectionTitle>
          <div>
            <chakra.p textStyle="lead">{text}</chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="4" marginTop="8">
              <LinkButton to={pagePath("home")} size="lg">
                Return to Home
              </LinkButton>{" "}
              <LinkButton to={contact.to} size="lg" variant="outline">
                Contact Support
              </LinkButton>
            </chakra.div>
          </div>
        </Columns>
      </Section>
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

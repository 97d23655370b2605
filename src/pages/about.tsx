import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { Partnerships, Story } from "../sections/about/company";
import { withWholeNumbers } from "../lib/text";
import { CardSection } from "../sections/shared/card-section";
import { NextStep } from "../sections/shared/next-step";
import { Portrait } from "../sections/shared/portrait";
import { Card, Text } from "../ui/primitives";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <Story copy={copy.section("company")} />
      <Story copy={copy.section("mission")} ground="inverse" />
      <CardSection copy={copy.section("team")} columns={1}>
        {data.allLeader.nodes.map((leader) => (
          <Card key={leader.jsonId} id={leader.jsonId} variant="ruled">
            <Portrait person={leader}>
              <chakra.div gridColumn={{ base: "1 / -1", md: "3" }}>
                {leader.ran ? <chakra.p textStyle="entry">{withWholeNumbers(leader.ran)}</chakra.p> : null}
                <Text css={{ "p + &": { marginTop: "3" } }}>{leader.bio}</Text>
              </chakra.div>
            </Portrait>
          </Card>
        ))}
      </CardSection>
      <Partnerships copy={copy.section("partnerships")} partners={data.allPartner.nodes} />
      <NextStep copy={copy.section("next-step")} />
    </Page>
  );
}

export const query = graphql`
  query AboutPage {
    pageCopy(jsonId: { eq: "about" }) {
      ...PageText
    }
    allLeader {
      nodes {
        ...PortraitContent
        ran
        bio
      }
    }
    allPartner {
      nodes {
        name
      }
    }
  }
`;

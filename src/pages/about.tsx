import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { leaderPath } from "../lib/paths";
import { Company, Mission, Partnerships } from "../sections/about/company";
import { CardSection } from "../sections/shared/card-section";
import { NextStep } from "../sections/shared/next-step";
import { CardLink } from "../ui/links";
import { Picture } from "../ui/picture";
import { Note, Text } from "../ui/primitives";

const Leader = chakra("article", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "2.5rem minmax(0, 1fr)", md: "2.5rem minmax(0, 4fr) minmax(0, 7fr)" },
    alignItems: "start",
    gap: "4",
    paddingTop: "6",
    borderTop: "hairline",
    breakInside: "avoid",
  },
});

function LeaderCard({ leader }: { readonly leader: Queries.LeaderContentFragment }) {
  const { jsonId, name, title, ran, bio, image } = leader;
  return (
    <Leader id={jsonId}>
      <Picture image={image} alt="" />
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={leaderPath(jsonId)}>{name}</CardLink>
        </chakra.h3>
        <Note marginTop="1">{title}</Note>
      </div>
      <chakra.div gridColumn={{ base: "1 / -1", md: "3" }} display="flex" flexDirection="column" gap="3">
        {ran ? <chakra.p textStyle="entry">{ran}</chakra.p> : null}
        <Text>{bio}</Text>
      </chakra.div>
    </Leader>
  );
}

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const copy = requirePage(data.pageCopy);
  return (
    <Page copy={copy}>
      <Company copy={copy.section("company")} />
      <Mission copy={copy.section("mission")} />
      <CardSection copy={copy.section("team")} columns={1}>
        {data.allLeader.nodes.map((leader) => (
          <LeaderCard key={leader.jsonId} leader={leader} />
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
        ...LeaderContent
      }
    }
    allPartner {
      nodes {
        name
      }
    }
  }
`;

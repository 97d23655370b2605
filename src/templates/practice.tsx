import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { useSite } from "../layout/use-site";
import { practicePath, pagePath, type PracticeKind } from "../lib/paths";
import { InPractice } from "../sections/practice/in-practice";
import { RelatedPractices } from "../sections/practice/related-practices";
import { NextStep } from "../sections/shared/next-step";
import { CheckList } from "../ui/check-list";
import { Columns, Paragraphs } from "../ui/primitives";
import { Section, SectionTitle } from "../ui/section";

/** A spinner for an unknown id, until the scripts redirect to /not-found. The server redirects direct requests itself. */
function MissingPractice({ list }: PracticePageContext) {
  useEffect(() => void navigate("/not-found", { replace: true }), []);
  return (
    <chakra.div
      role="status"
      aria-label={`Looking up the ${list === "services" ? "service" : "industry"}`}
      display="flex"
      justifyContent="center"
      paddingBlock="24"
    >
      <chakra.div
        aria-hidden="true"
        width="10"
        height="10"
        border="3px solid {colors.border}"
        borderTopColor="accent"
        borderRadius="full"
        animation="spin 800ms linear infinite"
      />
    </chakra.div>
  );
}

/** Lists side by side share their rows, so the lines between their items are aligned. */
const List = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: "subgrid",
    // More rows than any list needs; empty rows take no space.
    gridRow: "span 100",
    "& > ul": { display: "contents" },
    "&:not(:first-child)": { marginTop: { base: "12", md: "0" } },
  },
});

interface PracticePageContext {
  readonly list: PracticeKind;
  /** Undefined for an unknown id. */
  readonly related?: readonly string[];
}

type PracticePageProps = PageProps<Queries.PracticePageQuery, PracticePageContext>;

export default function PracticePage({ data: { practice, allPractice, pageCopy }, pageContext }: PracticePageProps) {
  const { consultation } = useSite().navigation;
  if (!practice) return <MissingPractice {...pageContext} />;
  const { jsonId, title, description, image, imageAlt, facts, team, invitation } = practice;
  const { list, related = [] } = pageContext;
  return (
    <Page
      copy={{ jsonId, title, description, hero: { image, imageAlt } }}
      path={practicePath(list, jsonId)}
      parents={[{ label: requirePage(pageCopy).title, to: pagePath(list) }]}
    >
      <Section>
        <SectionTitle srOnly>Overview</SectionTitle>
        <chakra.h3 textStyle="h2" marginBottom="8">
          {practice.headline}
        </chakra.h3>
        <Columns ratio="7:4">
          <Paragraphs text={practice.detailedDescription} />
          <chakra.dl
            display={{ base: "block", mdToLg: "grid" }}
            gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))"
            columnGap="8"
          >
            {facts.map(({ label, value }) => (
              <chakra.div key={label} paddingBlock="4" borderTop="hairline">
                <chakra.dt css={{ textStyle: "small", color: "fg.muted" }}>{label}</chakra.dt>
                <dd>{value}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Columns>
      </Section>
      <Section>
        {"benefits" in practice ? (
          <Columns ratio="4:7" rowGap="0">
            <chakra.div display="contents">
              <SectionTitle marginBottom="8">Key benefits</SectionTitle>
              <CheckList items={practice.benefits} />
            </chakra.div>
          </Columns>
        ) : (
          <Columns ratio="6:6" rowGap="0">
            <List>
              <SectionTitle marginBottom="8">Challenges</SectionTitle>
              <CheckList items={practice.challenges} marker="dash" />
            </List>
            <List>
              <SectionTitle marginBottom="8">Solutions</SectionTitle>
              <CheckList items={practice.solutions} />
            </List>
          </Columns>
        )}
      </Section>
      <InPractice practice={practice} />
      <RelatedPractices all={allPractice.nodes} currentId={jsonId} related={related} list={list} />
      <NextStep
        copy={{ id: "next-step", heading: `Talk to the ${team} team`, text: invitation, link: consultation }}
        query={list === "services" ? { service: jsonId } : {}}
      />
    </Page>
  );
}

export const query = graphql`
  query PracticePage($list: String!, $type: String!, $jsonId: String) {
    pageCopy(jsonId: { eq: $list }) {
      ...PageText
    }
    practice(internal: { type: { eq: $type } }, jsonId: { eq: $jsonId }) {
      jsonId
      title
      description
      image {
        ...HeroPicture
      }
      imageAlt
      headline
      detailedDescription
      facts {
        label
        value
      }
      ...InPracticeContent
      team
      invitation
      ... on Service {
        benefits
      }
      ... on Industry {
        challenges
        solutions
      }
    }
    allPractice(filter: { internal: { type: { eq: $type } } }) {
      nodes {
        ...PracticeCardContent
      }
    }
  }
`;

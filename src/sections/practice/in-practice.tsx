import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { articlePath, pagePath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Card, Columns, Note } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";
import { CaseStudyCard } from "../shared/case-study-card";
import { Portrait } from "../shared/portrait";

export const inPracticeContent = graphql`
  fragment InPracticeContent on Practice {
    title
    caseStudyEntry {
      ...CaseStudyCard
    }
    partnerEntry {
      ...PortraitContent
    }
    articleEntry {
      jsonId
      title
      readingMinutes
    }
    whitePaperEntry {
      title
      pages
    }
  }
`;

/** The case study, the lead partner and further reading of a service or an industry. */
export function InPractice({ practice }: { readonly practice: Queries.InPracticeContentFragment }) {
  const { caseStudyEntry: study, partnerEntry: partner, articleEntry: article, whitePaperEntry: paper } = practice;
  const reading = [
    article && { ...article, note: `Article, ${article.readingMinutes} min read`, to: articlePath(article.jsonId) },
    paper && { ...paper, note: `White paper, ${paper.pages} pages`, to: pagePath("white-papers") },
  ].filter((entry) => entry !== null);
  return (
    <Section id="in-practice">
      <SectionTitle marginBottom="10">{practice.title} in practice</SectionTitle>
      <Columns ratio={study ? "7:4" : undefined}>
        {study ? (
          <div>
            <CaseStudyCard study={study} />
          </div>
        ) : null}
        {/* Without a case study, these cards are side by side. */}
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))"
          columnGap="16"
          rowGap="8"
        >
          <Card variant="ruled">
            <Note marginBottom="2">Lead partner</Note>
            <Portrait person={partner} />
          </Card>
          {reading.map(({ title, note, to }) => (
            <Card key={to} variant="ruled">
              <chakra.h3 textStyle="h3">
                <CardLink to={to}>{title}</CardLink>
              </chakra.h3>
              <Note marginTop="1">{note}</Note>
            </Card>
          ))}
        </chakra.div>
      </Columns>
    </Section>
  );
}

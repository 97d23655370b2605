import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { articlePath, pagePath } from "../../lib/paths";
import { CardLink } from "../../ui/links";
import { Card, Eyebrow, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CaseInBrief } from "./case-in-brief";
import type { Practice } from "./practice";
import { ResponsiblePartner } from "./responsible-partner";

export const furtherReadingContent = graphql`
  fragment ArticleToReadContent on Article {
    jsonId
    title
    readingMinutes
  }

  fragment WhitePaperToReadContent on WhitePaper {
    title
    pages
  }
`;

interface FurtherReadingProps {
  /** The kind of text: "Article". */
  readonly kind: string;
  readonly title: string;
  /** Its length: "6 min read". */
  readonly length: string;
  readonly to: string;
}

/** A link to an article or a white paper. */
function FurtherReading({ kind, title, length, to }: FurtherReadingProps) {
  return (
    <Card variant="ruled" gap="3">
      <Eyebrow>{kind}</Eyebrow>
      <chakra.h3 textStyle="h3">
        <CardLink to={to}>{title}</CardLink>
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {length}
      </chakra.p>
    </Card>
  );
}

const Columns = chakra("div", {
  base: { display: "grid", columnGap: "16", rowGap: "10", marginTop: "8" },
  variants: {
    hasCase: {
      true: { gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" } },
    },
  },
});

/** Below each other beside a case, side by side without one. */
const People = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    alignContent: "start",
    columnGap: "16",
    rowGap: "8",
  },
});

interface InPracticeProps {
  /** The service or industry: "Digital Transformation". */
  readonly title: string;
  readonly practice: Practice;
}

/** References for a service or an industry: a case, the partner responsible, and further reading. */
export function InPractice({ title, practice }: InPracticeProps) {
  const { caseStudyEntry: study, partnerEntry: partner, articleEntry: article, whitePaperEntry: paper } = practice;
  return (
    <Section id="in-practice" spacing="compact">
      <SectionTitle id={headingId("in-practice")}>{title} in practice</SectionTitle>
      <Columns hasCase={study !== null}>
        {study ? <CaseInBrief study={study} /> : null}
        <People>
          <ResponsiblePartner partner={partner} />
          {article ? (
            <FurtherReading
              kind="Article"
              title={article.title}
              length={`${String(article.readingMinutes)} min read`}
              to={articlePath(article.jsonId)}
            />
          ) : null}
          {paper ? (
            <FurtherReading
              kind="White paper"
              title={paper.title}
              length={`${String(paper.pages)} pages`}
              to={pagePath("white-papers")}
            />
          ) : null}
        </People>
      </Columns>
    </Section>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { articlePath, pagePath } from "../../lib/paths";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";
import { CaseInBrief } from "./case-in-brief";
import { FurtherReading } from "./further-reading";
import type { Practice } from "./practice";
import { ResponsiblePartner } from "./responsible-partner";

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

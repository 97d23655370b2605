import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { legalSectionId, pagePath } from "../../lib/paths";
import { Columns } from "../../ui/columns";
import { SectionTitle } from "../../ui/primitives";
import { RichText } from "../../ui/rich-text";
import { Section, headingId } from "../../ui/section";
import { ContentsList } from "../shared/contents-list";

export const legalDocumentContent = graphql`
  fragment LegalDocumentContent on LegalText {
    jsonId
    lastUpdated
    introduction
    sections {
      title
      content
    }
  }
`;

interface LegalDocumentProps {
  readonly text: Queries.LegalDocumentContentFragment | null;
}

/** @throws Error if data/legal.json has no text for the page */
export function LegalDocument({ text }: LegalDocumentProps) {
  const { jsonId, lastUpdated, introduction, sections } = assertDefined(text, "data/legal.json: the text of this page");
  const numbered = sections.map((section, index) => ({
    ...section,
    id: legalSectionId(index),
    title: `${String(index + 1)}. ${section.title}`,
  }));
  return (
    <Section>
      <Columns notes="first">
        <ContentsList path={pagePath(jsonId)} entries={numbered} />
        <div>
          <chakra.p textStyle="small" fontWeight="700" color="fg.muted">
            {`Last Updated ${lastUpdated}`}
          </chakra.p>
          <chakra.p textStyle="lead" textWrap="pretty" marginTop="4">
            {introduction}
          </chakra.p>
          {numbered.map(({ id, title, content }) => (
            <chakra.section key={id} id={id} aria-labelledby={headingId(id)} marginTop="12">
              <SectionTitle id={headingId(id)} textStyle="entry" marginBottom="4">
                {title}
              </SectionTitle>
              <RichText html={content} />
            </chakra.section>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

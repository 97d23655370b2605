import { chakra } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/page";
import { requirePage } from "../layout/page-copy";
import { assertDefined } from "../lib/assert-defined";
import { legalSectionId, pagePath } from "../lib/paths";
import { ContentsList } from "../sections/shared/contents-list";
import { Columns, Text } from "../ui/primitives";
import { RichText } from "../ui/rich-text";
import { NamedSection, Section, SectionTitle } from "../ui/section";

const LegalSection = chakra(NamedSection, { base: { marginTop: "12" } });

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const copy = requirePage(data.pageCopy);
  const legal = assertDefined(data.legalText, "data/legal.json: the text of this page");
  const numbered = legal.sections.map((section, index) => ({
    ...section,
    id: legalSectionId(index),
    title: `${index + 1}. ${section.title}`,
  }));
  return (
    <Page copy={copy}>
      <Section>
        <Columns ratio="4:7">
          <ContentsList path={pagePath(copy.jsonId)} entries={numbered} />
          <div>
            <chakra.p textStyle="small" fontWeight="700" color="fg.muted">
              {`Last Updated ${legal.lastUpdated}`}
            </chakra.p>
            <Text textStyle="lead" textWrap="pretty" marginTop="4">
              {legal.introduction}
            </Text>
            {numbered.map(({ id, title, content }) => (
              <LegalSection key={id} id={id}>
                <SectionTitle textStyle="entry" marginBottom="4">
                  {title}
                </SectionTitle>
                <RichText html={content} />
              </LegalSection>
            ))}
          </div>
        </Columns>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query LegalPage($jsonId: String!) {
    pageCopy(jsonId: { eq: $jsonId }) {
      ...PageText
    }
    legalText(jsonId: { eq: $jsonId }) {
      lastUpdated
      introduction
      sections {
        title
        content
      }
    }
  }
`;

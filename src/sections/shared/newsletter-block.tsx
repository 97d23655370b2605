import { FIELDS } from "../../forms/fields";
import { SubmissionForm } from "../../forms/submission-form";
import { NamedSection, Section, SectionTitle } from "../../ui/section";
import { Columns, Note, Text } from "../../ui/primitives";

interface NewsletterBlockProps {
  readonly copy: Queries.SectionTextFragment;
  /** A band across the page, or a box beside other content. */
  readonly variant: "band" | "box";
}

export function NewsletterBlock({ copy: { id, heading, text }, variant }: NewsletterBlockProps) {
  if (variant === "box") {
    return (
      <NamedSection id={id} data-print="none">
        <SectionTitle level="h3" textStyle="h3">
          {heading}
        </SectionTitle>
        <Note marginTop="2" marginBottom="4">
          {text}
        </Note>
        <SubmissionForm kind="newsletter" fields={FIELDS.newsletter} />
      </NamedSection>
    );
  }
  return (
    <div data-print="none">
      <Section id={id} ground="inverse">
        <Columns ratio="7:4">
          <div>
            <SectionTitle>{heading}</SectionTitle>
            <Text textStyle="lead" color="fg.inverseMuted" marginTop="4">
              {text}
            </Text>
          </div>
          <SubmissionForm kind="newsletter" fields={FIELDS.newsletter} />
        </Columns>
      </Section>
    </div>
  );
}

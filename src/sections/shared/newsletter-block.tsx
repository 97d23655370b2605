import { chakra } from "@chakra-ui/react/styled-system";
import { FIELDS } from "../../forms/fields";
import { SubmissionForm } from "../../forms/submission-form";
import { Columns } from "../../ui/columns";
import { Section, headingId } from "../../ui/section";
import { Note, SectionTitle, Text } from "../../ui/primitives";

interface NewsletterBlockProps {
  readonly copy: Queries.SectionTextFragment;
  /** A band across the page, or a box beside other content. */
  readonly variant: "band" | "box";
}

export function NewsletterBlock({ copy: { id, heading, text }, variant }: NewsletterBlockProps) {
  if (variant === "box") {
    return (
      <section id={id} aria-labelledby={headingId(id)} data-print="none">
        <chakra.h3 id={headingId(id)} textStyle="h3">
          {heading}
        </chakra.h3>
        <Note marginTop="2" marginBottom="4">
          {text}
        </Note>
        <SubmissionForm kind="newsletter" fields={FIELDS.newsletter} />
      </section>
    );
  }
  return (
    <div data-print="none">
      <Section id={id} ground="inverse">
        <Columns ratio="7:4">
          <div>
            <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
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

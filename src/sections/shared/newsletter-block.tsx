import { chakra } from "@chakra-ui/react/styled-system";
import type { FormField } from "../../forms/form-field";
import { NewsletterForm } from "../../forms/newsletter-form";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";

interface NewsletterBlockProps {
  readonly copy: Queries.SectionTextFragment;
  readonly fields: readonly FormField[];
  /** A band across the page, or a box beside other content. */
  readonly variant: "band" | "box";
}

const Box = chakra("section", {
  base: { padding: { base: "6", md: "8" }, background: "bg.alternate", borderRadius: "lg" },
});

/** An invitation to the newsletter, with its form. */
export function NewsletterBlock({ copy: { id, heading, text }, fields, variant }: NewsletterBlockProps) {
  if (variant === "box") {
    return (
      <Box id={id} aria-labelledby={headingId(id)} data-print="none">
        <chakra.h3 id={headingId(id)} textStyle="h3">
          {heading}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="3" marginBottom="5">
          {text}
        </chakra.p>
        <NewsletterForm fields={fields} />
      </Box>
    );
  }
  return (
    <chakra.div data-print="none">
      <Section id={id} ground="alternate" spacing="compact">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }}
          alignItems="center"
          gap={{ base: "8", lg: "16" }}
        >
          <div>
            <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="4" maxWidth="measure">
              {text}
            </chakra.p>
          </div>
          <NewsletterForm fields={fields} />
        </chakra.div>
      </Section>
    </chakra.div>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { NewsletterForm } from "../../forms/newsletter-form";
import { Section } from "../../ui/section";

interface NewsletterBlockProps {
  readonly copy: Queries.SectionTextFragment;
  /** A band across the page, or a box beside other content. */
  readonly variant: "band" | "box";
}

const Box = chakra("section", {
  base: { padding: { base: "6", md: "8" }, background: "bg.alternate", borderRadius: "lg" },
});

/** An invitation to the newsletter, with its form (spec §2: Blog, White Papers, Webinars). */
export function NewsletterBlock({ copy: { id, heading, text }, variant }: NewsletterBlockProps) {
  const headingId = `${id}-heading`;
  if (variant === "box") {
    return (
      <Box id={id} aria-labelledby={headingId} data-print="none">
        <chakra.h3 id={headingId} textStyle="h3">
          {heading}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="3" marginBottom="5">
          {text}
        </chakra.p>
        <NewsletterForm />
      </Box>
    );
  }
  return (
    <chakra.div data-print="none">
      <Section id={id} labelledBy={headingId} ground="alternate" spacing="compact">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }}
          alignItems="center"
          gap={{ base: "8", lg: "16" }}
        >
          <div>
            <chakra.h2 id={headingId} textStyle="h2">
              {heading}
            </chakra.h2>
            <chakra.p textStyle="lead" color="fg.muted" marginTop="4" maxWidth="measure">
              {text}
            </chakra.p>
          </div>
          <NewsletterForm />
        </chakra.div>
      </Section>
    </chakra.div>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { LinkButton } from "../../ui/link-button";
import { Section } from "../../ui/section";

interface NextStepProps {
  readonly copy: Queries.SectionTextFragment;
}

/** The one clear next step at the end of a page. */
export function NextStep({ copy: { id, heading, text, link } }: NextStepProps) {
  return (
    <Section id={id} ground="inverse" spacing="compact" labelledBy={`${id}-heading`}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", lg: "8fr 4fr" }}
        alignItems="center"
        gap={{ base: "8", lg: "16" }}
      >
        <div>
          <chakra.h2 id={`${id}-heading`} textStyle="h2">
            {heading}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.inverseMuted" marginTop="4" maxWidth="measure">
            {text}
          </chakra.p>
        </div>
        {link ? (
          <LinkButton to={link.to} variant="secondary" size="lg" justifySelf={{ base: "start", lg: "end" }}>
            {link.label}
          </LinkButton>
        ) : null}
      </chakra.div>
    </Section>
  );
}

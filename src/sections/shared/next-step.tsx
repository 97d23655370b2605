import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { contactFormPath, type ContactQuery } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Text, lastColumns } from "../../ui/primitives";
import { Section, SectionTitle } from "../../ui/section";

interface NextStepProps {
  readonly copy: Omit<Queries.SectionTextFragment, "emptyText">;
  /** A button, if the copy has no link. */
  readonly children?: ReactNode;
  /** What a link to the contact form passes on. */
  readonly query?: ContactQuery;
}

export function NextStep({ copy: { id, heading, text, link }, query, children }: NextStepProps) {
  if (!link && !children) return null;
  return (
    <Section id={id} ground="inverse" spacing="compact">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", lg: `minmax(0, 1fr) ${lastColumns(4)}` }}
        alignItems="center"
        gap={{ base: "8", lg: "16" }}
        breakInside="avoid"
      >
        <div>
          <SectionTitle textStyle="entry">{heading}</SectionTitle>
          <Text color="fg.inverseMuted" marginTop="3">
            {text}
          </Text>
        </div>
        {link ? (
          <LinkButton
            to={link.to === contactFormPath() ? contactFormPath(query) : link.to}
            variant="secondary"
            size="lg"
            justifySelf={{ base: "start", lg: "end" }}
          >
            {link.label}
          </LinkButton>
        ) : null}
        {children}
      </chakra.div>
    </Section>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { LinkButton } from "./links";
import { Container, Paragraphs, SectionTitle } from "./primitives";

const Band = chakra("section", {
  base: { paddingBlock: { base: "16", md: "24" } },
  variants: {
    ground: { inverse: { background: "bg.inverse", color: "fg.inverse" } },
    spacing: { compact: { paddingBlock: { base: "10", md: "12" } } },
  },
});

interface SectionProps {
  /** The section's anchor. A SectionTitle with the id `headingId` names the section. */
  readonly id?: string;
  readonly ground?: "inverse";
  readonly spacing?: "compact";
  readonly children: ReactNode;
}

export function headingId(sectionId: string): string {
  return `${sectionId}-heading`;
}

export function Section({ id, children, ground, spacing }: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={id === undefined ? undefined : headingId(id)}
      ground={ground}
      spacing={spacing}
      data-band={ground ?? "page"}
      data-ground={ground}
    >
      <Container>{children}</Container>
    </Band>
  );
}

export function SectionHeading({ copy }: { readonly copy: Queries.SectionTextFragment }) {
  const { id, heading, text, link } = copy;
  return (
    <chakra.header maxWidth="50rem" marginBottom={{ base: "6", md: "8" }}>
      <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
      {text ? (
        <chakra.div
          marginTop="4"
          textStyle="lead"
          color="fg.muted"
          css={{ "[data-ground=inverse] &": { color: "fg.inverseMuted" } }}
        >
          <Paragraphs text={text} />
        </chakra.div>
      ) : null}
      {link ? (
        <LinkButton to={link.to} variant="link" marginTop="4">
          {link.label}
          <FiArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </chakra.header>
  );
}

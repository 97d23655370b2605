import type { ComponentProps, ReactNode } from "react";
import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";

interface CardSectionProps extends Pick<ComponentProps<typeof Section>, "ground"> {
  readonly copy: Queries.SectionTextFragment;
  /** Cards a row, on wide screens. */
  readonly columns: ComponentProps<typeof CardGrid>["columns"];
  /** The cards. */
  readonly children: ReactNode;
}

/** A section that is a grid of cards below its heading, anchored by its id. */
export function CardSection({ copy, columns, ground, children }: CardSectionProps) {
  return (
    <Section id={copy.id} ground={ground}>
      <SectionHeading copy={copy} />
      <CardGrid columns={columns}>{children}</CardGrid>
    </Section>
  );
}

import type { ReactNode } from "react";
import { CardGrid } from "../../ui/card-grid";
import { Section } from "../../ui/section";
import { SectionHeading } from "../../ui/section-heading";

interface WebinarListProps {
  readonly copy: Queries.SectionTextFragment;
  /** Webinars a row, on wide screens. */
  readonly columns: 1 | "trio";
  readonly ground: "page" | "alternate";
  /** The webinars, each as it is shown. */
  readonly children: ReactNode;
}

/** The upcoming or the past webinars (spec §2). */
export function WebinarList({ copy, columns, ground, children }: WebinarListProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section id={copy.id} labelledBy={headingId} ground={ground}>
      <SectionHeading id={headingId} copy={copy} />
      <CardGrid columns={columns}>{children}</CardGrid>
    </Section>
  );
}

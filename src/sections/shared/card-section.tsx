import { Children } from "react";
import { withEmptyText } from "../../layout/page-copy";
import { CardGrid, type CardGridProps } from "../../ui/card-grid";
import { Section, SectionHeading } from "../../ui/section";

/** Without cards, the section shows its `emptyText`, or nothing. */
export function CardSection({ copy, ...grid }: CardGridProps & { readonly copy: Queries.SectionTextFragment }) {
  const isEmpty = Children.count(grid.children) === 0;
  if (isEmpty && !copy.emptyText) return null;
  return (
    <Section id={copy.id}>
      <SectionHeading copy={isEmpty ? withEmptyText(copy) : copy} />
      {isEmpty ? null : <CardGrid {...grid} />}
    </Section>
  );
}

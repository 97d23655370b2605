import { Children } from "react";
import type { ComponentProps, ReactNode } from "react";
import { withEmptyText } from "../../layout/page-copy";
import { CardGrid } from "../../ui/card-grid";
import { Section, SectionHeading } from "../../ui/section";

interface CardSectionProps extends Pick<ComponentProps<typeof CardGrid>, "columns" | "compact"> {
  readonly copy: Queries.SectionTextFragment;
  readonly children: ReactNode;
}

/** Without cards, the section shows its `emptyText`, or nothing. */
export function CardSection({ copy, columns, compact, children }: CardSectionProps) {
  const isEmpty = Children.count(children) === 0;
  if (isEmpty && !copy.emptyText) return null;
  return (
    <Section id={copy.id} spacing={compact ? "compact" : undefined}>
      <SectionHeading copy={isEmpty ? withEmptyText(copy) : copy} />
      {isEmpty ? null : (
        <CardGrid columns={columns} compact={compact}>
          {children}
        </CardGrid>
      )}
    </Section>
  );
}

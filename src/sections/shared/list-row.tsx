import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { ReactNode } from "react";
import { CardGrid } from "../../ui/card-grid";
import { CardLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Card } from "../../ui/primitives";

interface ListRowProps {
  /** The entry's id, as an anchor. */
  readonly id: string;
  /** The address of the entry's own page. */
  readonly to: string;
  readonly title: string;
  /** Shown in one line, in two on phones. */
  readonly line: string;
  readonly image: Queries.CardPictureFragment;
  readonly imageAlt: string;
  /** What the line above the title says, such as a date and a badge. */
  readonly children: ReactNode;
}

/**
 * An entry of a long list that isn't shown in full: thumbnail, facts, title, and one line. The whole row leads to the
 * entry's own page. `useRowAnchor` knows it by `data-row`.
 */
export function ListRow({ id, to, title, line, image, imageAlt, children }: ListRowProps) {
  return (
    <Card
      id={id}
      data-row=""
      display="grid"
      gridTemplateColumns={{ base: "5rem minmax(0, 1fr)", md: "10rem minmax(0, 1fr)" }}
      alignItems="start"
      columnGap={{ base: "4", md: "6" }}
      paddingBlock={{ base: "4", md: "5" }}
      borderTop="hairline"
    >
      <Picture image={image} alt={imageAlt} decorative sizes="184px" />
      <div>
        {children}
        <chakra.h3 textStyle="h4" marginTop="2">
          <CardLink to={to}>{title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1" lineClamp={{ base: "2", md: "1", _print: "none" }}>
          {line}
        </chakra.p>
      </div>
    </Card>
  );
}

interface RowListProps {
  /** The rows, a `ListRow` each. */
  readonly children: ReactNode;
}

/** Rows below the cards of the entries that are shown in full; nothing where there are none. */
export function RowList({ children }: RowListProps) {
  if (Children.count(children) === 0) return null;
  return (
    <chakra.div marginTop={{ base: "8", lg: "14" }}>
      <CardGrid columns={1} compact>
        {children}
      </CardGrid>
    </chakra.div>
  );
}

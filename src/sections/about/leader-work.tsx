import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { detailPath, pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { CardGrid } from "../../ui/card-grid";
import { CardLink, LinkButton } from "../../ui/links";
import { Card, Eyebrow, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

interface FieldRowProps {
  readonly entity: Queries.ServiceIndexEntryFragment | Queries.IndustryIndexEntryFragment;
  /** The list of the entry. */
  readonly list: DetailList;
}

const KINDS: Readonly<Record<DetailList, string>> = { services: "Service", industries: "Industry" };

/** A service or an industry that a leader answers for: the whole row is a link. */
export function FieldRow({ entity: { jsonId, title, line }, list }: FieldRowProps) {
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "7rem minmax(0, 1fr)" }}
      alignItems="baseline"
      columnGap="6"
      rowGap="1"
      paddingBlock="4"
      borderTop="hairline"
    >
      <Eyebrow>{KINDS[list]}</Eyebrow>
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={detailPath(list, jsonId)}>{title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {line}
        </chakra.p>
      </div>
    </Card>
  );
}

interface LeaderWorkProps {
  readonly id: string;
  readonly heading: string;
  /** The page that has all entries of the kind, and the words of the link to it. */
  readonly all?: { readonly pageId: string; readonly label: string };
  /** The rows, an entry each. */
  readonly children: ReactNode;
}

/** What a leader answers for, has led or has written: a heading beside rows. Nothing where there are no rows. */
export function LeaderWork({ id, heading, all, children }: LeaderWorkProps) {
  if (Children.count(children) === 0) return null;
  return (
    <Section id={id} ground="alternate" spacing="compact">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" }}
        columnGap="16"
        rowGap={{ base: "4", md: "6" }}
      >
        <SectionTitle id={headingId(id)}>{heading}</SectionTitle>
        <div>
          <CardGrid columns={1} compact>
            {children}
          </CardGrid>
          {all ? (
            <LinkButton to={pagePath(all.pageId)} variant="link" marginTop="4" data-print="none">
              {all.label}
              <FiArrowRight aria-hidden="true" />
            </LinkButton>
          ) : null}
        </div>
      </chakra.div>
    </Section>
  );
}

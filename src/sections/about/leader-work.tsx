import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Children } from "react";
import type { ReactNode } from "react";
import { FiArrowRight } from "react-icons/fi";
import { pagePath } from "../../lib/paths";
import { CardGrid } from "../../ui/card-grid";
import { CardLink, LinkButton } from "../../ui/links";
import { Card, Eyebrow, SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

export const leaderWorkContent = graphql`
  fragment LeaderServiceContent on Service {
    jsonId
    title
    indexLine
  }

  fragment LeaderIndustryContent on Industry {
    jsonId
    title
    indexLine
  }

  fragment LeaderCaseContent on CaseStudy {
    jsonId
    title
    summary
    industryEntry {
      title
    }
  }

  fragment LeaderArticleContent on Article {
    jsonId
    title
    summary
    category
  }
`;

interface WorkRowProps {
  /** What the entry is or belongs to: "Service", "Technology". */
  readonly label: string;
  readonly title: string;
  /** The address of the entry's own page. */
  readonly to: string;
  readonly text: string;
}

/** An entry that a leader answers for, has led or has written: the whole row is a link. */
export function WorkRow({ label, title, to, text }: WorkRowProps) {
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "10rem minmax(0, 1fr)" }}
      alignItems="baseline"
      columnGap="6"
      rowGap="1"
      paddingBlock="4"
      borderTop="hairline"
    >
      <Eyebrow>{label}</Eyebrow>
      <div>
        <chakra.h3 textStyle="h3">
          <CardLink to={to}>{title}</CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {text}
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

import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Page } from "../../layout/page";
import { contactFormPath, detailPath, pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { Columns } from "../../ui/columns";
import { Paragraphs } from "../../ui/primitives";
import { Section } from "../../ui/section";
import { NextStep } from "../shared/next-step";
import { InPractice } from "./in-practice";
import { RelatedEntries } from "./related-entries";

export const detailPageContent = graphql`
  fragment DetailPageContent on Practice {
    jsonId
    title
    description
    image {
      ...HeroPicture
    }
    imageAlt
    headline
    detailedDescription
    facts {
      label
      value
    }
    ...InPracticeContent
    team
    invitation
  }
`;

const PracticeFacts = chakra("dl", {
  base: {
    display: { base: "block", mdToLg: "grid" },
    gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
    columnGap: "8",
    "& > div": { paddingBlock: "4", borderTop: "hairline" },
    "& dt": { textStyle: "small", color: "fg.muted" },
  },
});

interface DetailPageProps {
  readonly entry: Queries.DetailPageContentFragment;
  /** All services or all industries; the related entries come from these. */
  readonly all: readonly Queries.EntryCardContentFragment[];
  readonly list: DetailList;
  readonly listTitle: string;
  /** Shown after the overview. */
  readonly children: ReactNode;
}

export function DetailPage({ entry, all, list, listTitle, children }: DetailPageProps) {
  const { jsonId, title, description, image, imageAlt } = entry;
  return (
    <Page
      copy={{ jsonId, title, description, hero: { image, imageAlt } }}
      path={detailPath(list, jsonId)}
      parents={[{ label: listTitle, to: pagePath(list) }]}
    >
      <Section>
        <chakra.h2 textStyle="h4" color="fg.muted" marginBottom="2">
          Overview
        </chakra.h2>
        <chakra.h3 textStyle="h2" marginBottom="8">
          {entry.headline}
        </chakra.h3>
        <Columns ratio="7:4">
          <Paragraphs text={entry.detailedDescription} />
          <PracticeFacts>
            {entry.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </PracticeFacts>
        </Columns>
      </Section>
      {children}
      <InPractice entry={entry} />
      <RelatedEntries all={all} currentId={jsonId} list={list} />
      <NextStep
        copy={{
          id: "next-step",
          heading: `Talk to the ${entry.team} team`,
          text: entry.invitation,
          emptyText: null,
          link: {
            label: "Request a Consultation",
            to: contactFormPath(list === "services" ? { service: jsonId } : {}),
          },
        }}
      />
    </Page>
  );
}

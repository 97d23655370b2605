import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Page } from "../../layout/page";
import { contactFormPath, detailPath, pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { Paragraphs, SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";
import type { CardEntity } from "../shared/entity-card";
import { NextStep } from "../shared/next-step";
import { InPractice } from "./in-practice";
import type { Practice } from "./practice";
import { RelatedEntries } from "./related-entries";

export const practiceFactContent = graphql`
  fragment PracticeFactContent on PracticeFact {
    label
    value
  }
`;

const Row = chakra("dl", {
  base: {
    display: "grid",
    columnGap: "8",
    gridAutoColumns: "minmax(0, 1fr)",
    gridAutoFlow: { base: "row", md: "column" },
    marginTop: { base: "8", lg: "12" },
    borderBlockWidth: "1px",
    borderColor: "border",
    "& > div": { paddingBlock: { base: "3", md: "5" } },
    "& > div ~ div": { borderTop: { base: "hairline", md: "none" } },
    "& dt": { textStyle: "eyebrow", color: "accent" },
    "& dd": { textStyle: "body", textWrap: "balance", marginTop: "1" },
  },
});

interface FactRowProps {
  readonly facts: readonly Queries.PracticeFactContentFragment[];
}

/** Facts in a ruled row; below each other on phones. */
function FactRow({ facts }: FactRowProps) {
  return (
    <Row>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}

interface TalkToTeamProps {
  readonly practice: Practice;
  /** What the contact form begins with. */
  readonly query: { readonly service?: string };
}

/** The call to action at the end of a service's or an industry's page. It names the partner and the team. */
function TalkToTeam({ practice: { partnerEntry, team, invitation }, query }: TalkToTeamProps) {
  return (
    <NextStep
      copy={{
        id: "next-step",
        heading: `Put your question to ${partnerEntry.name}`,
        text: invitation,
        emptyText: null,
        link: { label: `Talk to the ${team} team`, to: contactFormPath(query) },
      }}
    />
  );
}

/** The part of a heading that says what kind of section it begins. */
const Label = chakra("span", {
  base: { display: "block", marginBottom: "3", fontFamily: "body", textStyle: "eyebrow", color: "accent" },
});

interface DetailPageProps {
  /** The service or industry of the page. */
  readonly entry: Practice & {
    readonly jsonId: string;
    readonly title: string;
    readonly description: string;
    readonly image: Queries.HeroPictureFragment;
    readonly imageAlt: string;
  };
  /** All entries of its kind, from which related ones are picked. */
  readonly all: readonly CardEntity[];
  /** The list of the entry, and its name. */
  readonly list: DetailList;
  readonly listTitle: string;
  readonly overview: string;
  readonly relatedHeading: string;
  readonly backLabel: string;
  /** The entry's lists, between overview and related entries. */
  readonly children: ReactNode;
}

/** The page of a service or an industry: banner, overview, facts, practice, related entries, call to action. */
export function DetailPage({
  entry,
  all,
  list,
  listTitle,
  overview,
  relatedHeading,
  backLabel,
  children,
}: DetailPageProps) {
  const { title, description, image, imageAlt } = entry;
  const copy = {
    jsonId: entry.jsonId,
    title,
    description,
    hero: { title, subtitle: description, link: null },
  };
  return (
    <Page
      copy={copy}
      image={image}
      imageAlt={imageAlt}
      path={detailPath(list, entry.jsonId)}
      parents={[{ label: listTitle, to: pagePath(list) }]}
    >
      <Section spacing="compact">
        <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", lg: "4fr 8fr" }} gap={{ base: "6", lg: "16" }}>
          <SectionTitle>
            <Label>Overview</Label> {entry.headline}
          </SectionTitle>
          <chakra.div textStyle="lead" textWrap="pretty">
            <Paragraphs text={overview} />
          </chakra.div>
        </chakra.div>
        <FactRow facts={entry.facts} />
      </Section>
      {children}
      <InPractice title={title} practice={entry} />
      <RelatedEntries heading={relatedHeading} all={all} id={entry.jsonId} list={list} backLabel={backLabel} />
      <TalkToTeam practice={entry} query={list === "services" ? { service: entry.jsonId } : {}} />
    </Page>
  );
}

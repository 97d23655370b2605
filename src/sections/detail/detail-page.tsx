import { chakra } from "@chakra-ui/react/styled-system";
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

/** The overview in seven columns, and the facts in the other four. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" },
    alignItems: "start",
    columnGap: "[calc(100% / 12)]",
    rowGap: "8",
    marginTop: { base: "4", md: "8" },
    "& h3": { textStyle: "entry", marginBottom: "4" },
    "& dl > div": { paddingBlock: "4", borderTop: "hairline" },
    "& dt": { textStyle: "small", color: "fg.muted" },
  },
});

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
        heading: `Talk to ${partnerEntry.name}`,
        text: invitation,
        emptyText: null,
        link: { label: `Talk to the ${team} team`, to: contactFormPath(query) },
      }}
    />
  );
}

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
      <Section>
        <SectionTitle>Overview</SectionTitle>
        <Columns>
          <div>
            <h3>{entry.headline}</h3>
            <Paragraphs text={overview} />
          </div>
          <dl>
            {entry.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Columns>
      </Section>
      {children}
      <InPractice title={title} practice={entry} />
      <RelatedEntries heading={relatedHeading} all={all} id={entry.jsonId} list={list} backLabel={backLabel} />
      <TalkToTeam practice={entry} query={list === "services" ? { service: entry.jsonId } : {}} />
    </Page>
  );
}

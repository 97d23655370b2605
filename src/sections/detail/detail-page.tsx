import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Page } from "../../layout/page";
import { contactFormPath, detailPath, pagePath } from "../../lib/paths";
import type { DetailList } from "../../lib/paths";
import { Columns } from "../../ui/columns";
import { Paragraphs, SectionTitle } from "../../ui/primitives";
import { Section } from "../../ui/section";
import type { CardEntity } from "../shared/entity-card";
import { NextStep } from "../shared/next-step";
import { InPractice } from "./in-practice";
import type { Practice } from "./practice";
import { RelatedEntries } from "./related-entries";

const Facts = chakra("dl", {
  base: {
    "& > div": { paddingBlock: "4", borderTop: "hairline" },
    "& dt": { textStyle: "small", color: "fg.muted" },
  },
});

interface TalkToTeamProps {
  readonly practice: Practice;
  /** The initial values of the contact form. */
  readonly query: { readonly service?: string };
}

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
  readonly entry: Practice & {
    readonly jsonId: string;
    readonly title: string;
    readonly description: string;
    readonly image: Queries.HeroPictureFragment;
    readonly imageAlt: string;
  };
  /** All services or all industries; the related entries come from these. */
  readonly all: readonly CardEntity[];
  readonly list: DetailList;
  readonly listTitle: string;
  readonly overview: string;
  readonly relatedHeading: string;
  readonly backLabel: string;
  /** Shown after the overview. */
  readonly children: ReactNode;
}

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
  const copy = { jsonId: entry.jsonId, title, description, hero: { title, subtitle: description, link: null } };
  return (
    <Page
      copy={copy}
      image={image}
      imageAlt={imageAlt}
      path={detailPath(list, entry.jsonId)}
      parents={[{ label: listTitle, to: pagePath(list) }]}
    >
      <Section>
        <SectionTitle marginBottom="8">Overview</SectionTitle>
        <Columns notes="last">
          <div>
            <chakra.h3 textStyle="entry" marginBottom="4">
              {entry.headline}
            </chakra.h3>
            <Paragraphs text={overview} />
          </div>
          <Facts>
            {entry.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Columns>
      </Section>
      {children}
      <InPractice title={title} practice={entry} />
      <RelatedEntries heading={relatedHeading} all={all} currentId={entry.jsonId} list={list} backLabel={backLabel} />
      <TalkToTeam practice={entry} query={list === "services" ? { service: entry.jsonId } : {}} />
    </Page>
  );
}

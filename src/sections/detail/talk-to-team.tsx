import { NextStep } from "../shared/next-step";
import type { Practice } from "./practice";

interface TalkToTeamProps {
  readonly practice: Practice;
  /** Where the visitor can write to the team. */
  readonly contactPath: string;
}

/** The next step at the end of a service's or an industry's page: it names the partner and the team. */
export function TalkToTeam({ practice: { partnerEntry, team, invitation }, contactPath }: TalkToTeamProps) {
  return (
    <NextStep
      copy={{
        id: "next-step",
        eyebrow: null,
        heading: `Put your question to ${partnerEntry.name}`,
        text: invitation,
        emptyText: null,
        link: { label: `Talk to the ${team} team`, to: contactPath },
      }}
    />
  );
}

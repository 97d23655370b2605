import { graphql } from "gatsby";
import { GeneralApplication } from "./general-application";
import { HtmlApplication } from "./html-application";
import { OpenPositions } from "./open-positions";
import { generalPosition } from "./position";
import { useApplyDialog } from "./use-apply-dialog";

export const positionsContent = graphql`
  fragment PositionsContent on Job {
    jsonId
    title
    location
    type
    department
    posted
    summary
    responsibilities
    requirements
  }
`;

interface PositionsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly generalCopy: Queries.SectionTextFragment;
  readonly jobs: readonly Queries.PositionsContentFragment[];
}

/** All ways to apply: the open positions, the general application, and the dialog that both open. */
export function Positions({ copy, generalCopy, jobs }: PositionsProps) {
  const { opened, open, close } = useApplyDialog();
  const titles = jobs.map(({ title }) => title);
  return (
    <>
      <OpenPositions copy={copy} jobs={jobs} onApply={open} />
      <GeneralApplication
        copy={generalCopy}
        onApply={() => {
          open(generalPosition);
        }}
      />
      <HtmlApplication titles={titles} />
      {opened ? (
        <opened.Dialog
          key={opened.position.id}
          position={opened.position}
          jobTitles={titles}
          onClose={() => {
            close(opened.position);
          }}
        />
      ) : null}
    </>
  );
}

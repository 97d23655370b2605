import { chakra } from "@chakra-ui/react/styled-system";
import { CheckList } from "../../ui/check-list";

const Panel = chakra("div", { base: { "&[data-collapsed]": { display: { base: "none", _print: "block" } } } });

interface JobDetailsProps {
  readonly id: string;
  readonly job: Pick<Queries.PositionsContentFragment, "responsibilities" | "requirements">;
  readonly expanded: boolean;
}

/** What a job is about and asks for; closed until somebody wants to know. */
export function JobDetails({ id, job, expanded }: JobDetailsProps) {
  const lists = [
    { heading: "Responsibilities", items: job.responsibilities },
    { heading: "Requirements", items: job.requirements },
  ];
  return (
    <Panel id={id} data-collapsed={expanded ? undefined : ""}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        columnGap="12"
        rowGap="8"
        paddingBlock="4"
      >
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <chakra.h4 textStyle="h4" marginBottom="3">
              {heading}
            </chakra.h4>
            <CheckList items={items} />
          </div>
        ))}
      </chakra.div>
    </Panel>
  );
}

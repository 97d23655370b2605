import { chakra } from "@chakra-ui/react/styled-system";
import { animate } from "framer-motion/dom/mini";
import { forwardRef, memo, useRef, useState } from "react";
import { longDate } from "../../lib/dates";
import { useReducedMotion } from "../../lib/use-media";
import { CheckList } from "../../ui/check-list";
import { Columns } from "../../ui/columns";
import { Button, Card, VisuallyHidden } from "../../ui/primitives";
import { ApplyButton } from "./apply-button";
import type { OpenDialog } from "./apply-button";
import type { Position } from "./apply-dialog";

const Panel = chakra("div", { base: { "&[data-collapsed]": { display: { base: "none", _print: "block" } } } });

interface JobDetailsProps {
  readonly id: string;
  readonly job: Pick<Queries.PositionsContentFragment, "responsibilities" | "requirements">;
  readonly expanded: boolean;
}

const Lists = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "1fr 1fr" },
    columnGap: "12",
    rowGap: "8",
    paddingBlock: "4",
  },
});

/** In the HTML even while collapsed, for printing and for visitors without JavaScript. */
const JobDetails = forwardRef<HTMLDivElement, JobDetailsProps>(function JobDetails({ id, job, expanded }, ref) {
  const lists = [
    { heading: "Responsibilities", items: job.responsibilities },
    { heading: "Requirements", items: job.requirements },
  ];
  return (
    <Panel ref={ref} id={id} data-collapsed={expanded ? undefined : ""}>
      <Lists>
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <chakra.h4 textStyle="h4" marginBottom="3">
              {heading}
            </chakra.h4>
            <CheckList items={items} />
          </div>
        ))}
      </Lists>
    </Panel>
  );
});

interface JobCardProps {
  readonly job: Queries.PositionsContentFragment;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Memoized, or opening the dialog would render all cards again. */
export const JobCard = memo(function JobCard({ job, onOpen }: JobCardProps) {
  const [expanded, setExpanded] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const position: Position = { id: job.number, title: job.title };
  const detailsId = `job-${String(position.id)}-details`;
  return (
    <Card variant="ruled" gap="6" breakInside="auto">
      <Columns notes="first" rowGap="4">
        <div>
          <chakra.h3 textStyle="h3">{job.title}</chakra.h3>
          <chakra.ul listStyle="none" marginTop="2" textStyle="small" color="fg.muted">
            <li>{job.location}</li>
            <li>{job.type}</li>
            <li>{job.department}</li>
            <li>
              Posted <time dateTime={job.posted}>{longDate(job.posted)}</time>
            </li>
          </chakra.ul>
        </div>
        <div>
          <p>{job.summary}</p>
          <chakra.div data-needs-script="" data-print="none" display="flex" flexWrap="wrap" gap="3" marginTop="4">
            <Button
              variant="outline"
              aria-expanded={expanded}
              aria-controls={detailsId}
              onClick={() => {
                if (details.current && !expanded && !reducedMotion)
                  animate(details.current, { opacity: [0, 1] }, { duration: 0.25 });
                setExpanded(!expanded);
              }}
            >
              {expanded ? "Less Details" : "More Details"}
              <VisuallyHidden> about {job.title}</VisuallyHidden>
            </Button>{" "}
            <ApplyButton position={position} onOpen={onOpen}>
              Apply Now
              <VisuallyHidden> for {job.title}</VisuallyHidden>
            </ApplyButton>
          </chakra.div>
        </div>
      </Columns>
      <JobDetails ref={details} id={detailsId} job={job} expanded={expanded} />
    </Card>
  );
});

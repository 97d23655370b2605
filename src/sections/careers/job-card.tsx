import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useState } from "react";
import { FiBriefcase, FiCalendar, FiClock, FiMapPin } from "react-icons/fi";
import { longDate } from "../../lib/dates";
import { CheckList } from "../../ui/check-list";
import { Button, Card, VisuallyHidden } from "../../ui/primitives";
import { ApplyButton } from "./apply-button";
import type { Position } from "./use-apply-dialog";

const Panel = chakra("div", { base: { "&[data-collapsed]": { display: { base: "none", _print: "block" } } } });

interface JobDetailsProps {
  readonly id: string;
  readonly job: Pick<Queries.PositionsContentFragment, "responsibilities" | "requirements">;
  readonly expanded: boolean;
}

/** The responsibilities and requirements of a job; collapsed at first. */
function JobDetails({ id, job, expanded }: JobDetailsProps) {
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

const Facts = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    rowGap: "1",
    listStyle: "none",
    textStyle: "small",
    color: "fg.muted",
    "& li": { display: "inline-flex", alignItems: "center", gap: "2" },
    "& svg": { color: "accent" },
  },
});

interface JobCardProps {
  readonly job: Queries.PositionsContentFragment;
  readonly onApply: (position: Position) => Promise<void>;
}

/** An open position: facts, details on demand, and a button to apply (docs/behaviour.md 4.8). */
export const JobCard = memo(function JobCard({ job, onApply }: JobCardProps) {
  const [expanded, setExpanded] = useState(false);
  const position: Position = { id: job.number, title: job.title };
  const detailsId = `job-${String(position.id)}-details`;
  const about = <VisuallyHidden> about {job.title}</VisuallyHidden>;
  return (
    <Card variant="ruled" gap="6" breakInside="auto">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "8fr 4fr" }}
        columnGap="12"
        rowGap="6"
        alignItems="center"
      >
        <chakra.div display="flex" flexDirection="column" gap="3">
          <chakra.h3 textStyle="h3">{job.title}</chakra.h3>
          <Facts>
            <li>
              <FiMapPin aria-hidden="true" />
              {job.location}
            </li>
            <li>
              <FiClock aria-hidden="true" />
              {job.type}
            </li>
            <li>
              <FiBriefcase aria-hidden="true" />
              {job.department}
            </li>
            <li>
              <FiCalendar aria-hidden="true" />
              <span>
                Posted <time dateTime={job.posted}>{longDate(job.posted)}</time>
              </span>
            </li>
          </Facts>
          <chakra.p maxWidth="measure">{job.summary}</chakra.p>
        </chakra.div>
        <chakra.div
          data-needs-script=""
          data-print="none"
          display="flex"
          flexWrap="wrap"
          justifyContent={{ lg: "flex-end" }}
          gap="3"
        >
          <Button
            variant="outline"
            aria-expanded={expanded}
            aria-controls={detailsId}
            onClick={() => {
              setExpanded(!expanded);
            }}
          >
            {expanded ? "Less Details" : "More Details"}
            {about}
          </Button>{" "}
          <ApplyButton applyFor={position} onApply={onApply}>
            Apply Now
            <VisuallyHidden> for {job.title}</VisuallyHidden>
          </ApplyButton>
        </chakra.div>
      </chakra.div>
      <JobDetails id={detailsId} job={job} expanded={expanded} />
    </Card>
  );
});

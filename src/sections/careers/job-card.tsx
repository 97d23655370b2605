import { chakra } from "@chakra-ui/react/styled-system";
import { animate } from "framer-motion/dom/mini";
import { graphql, type PageProps } from "gatsby";
import { memo, useEffect, useRef, useState, type ComponentProps } from "react";
import { longDate } from "../../lib/dates";
import { anchorId, anchorPath } from "../../lib/paths";
import { useIsPrerendered } from "../../lib/use-hydrated";
import { useReducedMotion } from "../../lib/use-media";
import { CheckList } from "../../ui/check-list";
import { SiteLink } from "../../ui/links";
import { Button, Card, Columns, Facts, Note, Text, VisuallyHidden } from "../../ui/primitives";
import { ApplyButton } from "./apply-button";

export const jobCardContent = graphql`
  fragment JobCardContent on Job {
    jsonId
    number
    title
    location
    type
    salary
    department
    posted
    summary
    responsibilities
    requirements
  }
`;

interface JobCardProps extends Pick<ComponentProps<typeof ApplyButton>, "setDialog" | "answer"> {
  readonly job: Queries.JobCardContentFragment;
  readonly location: PageProps["location"];
}

/** A link to its anchor opens it. Memoized, or opening the dialog would render all cards again. */
export const JobCard = memo(function JobCard({ job, location, ...apply }: JobCardProps) {
  const isLinked = anchorId(location.hash) === job.jsonId;
  // Hydration starts with closed details, as in the HTML. On Back, the list must have its height before it scrolls.
  const [expanded, setExpanded] = useState(!useIsPrerendered() && isLinked);
  const details = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const panel = details.current;
    const expand = () => setExpanded(true);
    // The browser may have opened it before hydration.
    if (panel && !panel.hidden) expand();
    panel?.addEventListener("beforematch", expand);
    return () => panel?.removeEventListener("beforematch", expand);
  }, []);

  // A second link to the same job has another location.
  useEffect(() => {
    if (isLinked) setExpanded(true);
  }, [isLinked, location]);

  const detailsId = `${job.jsonId}-details`;
  return (
    <Card id={job.jsonId} variant="ruled" breakInside="auto">
      <Columns ratio="4:7" rowGap="4">
        <div>
          <chakra.h3 textStyle="h3" css={{ "& > a:hover": { color: "accent" } }}>
            <SiteLink to={anchorPath("careers", job.jsonId)}>{job.title}</SiteLink>
          </chakra.h3>
          <Note marginTop="2">{job.department}</Note>
        </div>
        <div>
          <Facts>
            <span>{job.location}</span> <span>{job.type}</span> <span>{job.salary}</span>
          </Facts>
          <Text>{job.summary}</Text>
          <Note marginTop="2">
            Posted <time dateTime={job.posted}>{longDate(job.posted)}</time>
          </Note>
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
              <span>{expanded ? "Less Details" : "More Details"}</span>
              <VisuallyHidden> about {job.title}</VisuallyHidden>
            </Button>{" "}
            <ApplyButton position={job} {...apply}>
              Apply Now
              <VisuallyHidden> for {job.title}</VisuallyHidden>
            </ApplyButton>
          </chakra.div>
          {/* For the browser's search, printing and visitors without JavaScript. React 18 writes `hidden` without a value. */}
          <div ref={details} id={detailsId} {...(expanded ? {} : { HIDDEN: "until-found" })}>
            <chakra.div display="grid" gridTemplateColumns={{ xl: "1fr 1fr" }} columnGap="12" rowGap="8" paddingTop="8">
              {Object.entries({ Responsibilities: job.responsibilities, Requirements: job.requirements }).map(
                ([heading, items]) => (
                  <div key={heading}>
                    <chakra.h4 textStyle="h4" marginBottom="3">
                      {heading}
                    </chakra.h4>
                    <CheckList items={items} marker="dash" compact />
                  </div>
                ),
              )}
            </chakra.div>
          </div>
        </div>
      </Columns>
    </Card>
  );
});

import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { memo } from "react";
import type { ReactNode } from "react";
import { positionOptions } from "../../forms/choices";
import { withField } from "../../forms/form-field";
import type { FormField } from "../../forms/form-field";
import { SubmissionForm } from "../../forms/submission-form";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CardSection } from "../shared/card-section";
import { NextStep } from "../shared/next-step";
import { ApplyButton } from "./apply-button";
import { JobCard } from "./job-card";
import { generalPosition, useApplyDialog } from "./use-apply-dialog";
import type { Position } from "./use-apply-dialog";

interface NoScriptApplicationProps {
  readonly fields: readonly FormField[];
  /** The titles of the open positions. */
  readonly titles: readonly string[];
}

/** The application form for visitors without JavaScript, who cannot open the dialog. */
function NoScriptApplication({ fields, titles }: NoScriptApplicationProps) {
  return (
    <Section id="apply" spacing="compact">
      <SectionTitle id={headingId("apply")} marginBottom="8">
        Apply for a position
      </SectionTitle>
      <chakra.div maxWidth="[44rem]">
        <SubmissionForm
          kind="application"
          fields={withField(fields, "position", { type: "select", options: positionOptions(titles) })}
        />
      </chakra.div>
    </Section>
  );
}

interface GeneralApplicationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly onApply: (position: Position) => Promise<void>;
}

/** An invitation to apply without an open position. */
const GeneralApplication = memo(function GeneralApplication({ copy, onApply }: GeneralApplicationProps) {
  return (
    <NextStep copy={copy}>
      <chakra.div justifySelf={{ base: "start", lg: "end" }} data-needs-script="" data-print="none">
        <ApplyButton applyFor={generalPosition} onApply={onApply} prominent>
          Submit a General Application
        </ApplyButton>
      </chakra.div>
    </NextStep>
  );
});

export const positionsContent = graphql`
  fragment PositionsContent on Job {
    jsonId
    number
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
  /** The fields of the application form. */
  readonly fields: readonly FormField[];
  /** What is between the positions and the general application. */
  readonly children?: ReactNode;
}

/** The open positions, the general application, and the dialog that both open. */
export function Positions({ copy, generalCopy, jobs, fields, children }: PositionsProps) {
  const { opened, open, close } = useApplyDialog();
  const titles = jobs.map(({ title }) => title);
  return (
    <>
      <CardSection copy={copy} columns={1}>
        {jobs.map((job) => (
          <JobCard key={job.jsonId} job={job} onApply={open} />
        ))}
      </CardSection>
      {/* Scripts that run draw nothing of it, and needn't bring it. */}
      <noscript>
        {process.env.BUILD_STAGE === "build-javascript" ? null : (
          <NoScriptApplication fields={fields} titles={titles} />
        )}
      </noscript>
      {children}
      <GeneralApplication copy={generalCopy} onApply={open} />
      {opened ? (
        <opened.Dialog
          key={opened.position.id}
          position={opened.position}
          fields={fields}
          onClose={() => {
            close(opened);
          }}
        />
      ) : null}
    </>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import type { PageProps } from "gatsby";
import { FIELDS, withField } from "../../forms/fields";
import { GENERAL_APPLICATION } from "../../forms/form-copy";
import { FormMarkup } from "../../forms/form-markup";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";
import { CardSection } from "../shared/card-section";
import { NextStep } from "../shared/next-step";
import { ApplyButton } from "./apply-button";
import type { OpenDialog } from "./apply-button";
import { JobCard } from "./job-card";

/** The application form for visitors without JavaScript, who cannot open the dialog. */
function NoScriptApplication({ titles }: { readonly titles: readonly string[] }) {
  const options = [
    { value: "", label: "Select a position" },
    ...[...titles, GENERAL_APPLICATION].map((title) => ({ value: title, label: title })),
  ];
  return (
    <Section id="apply" spacing="compact">
      <SectionTitle id={headingId("apply")} marginBottom="8">
        Apply for a position
      </SectionTitle>
      <chakra.div maxWidth="44rem">
        <FormMarkup
          kind="application"
          fields={withField(FIELDS.application, "position", { type: "select", options })}
        />
      </chakra.div>
    </Section>
  );
}

interface PositionsProps {
  readonly copy: Queries.SectionTextFragment;
  readonly jobs: readonly Queries.JobCardContentFragment[];
  readonly location: PageProps["location"];
  readonly onOpen: (dialog: OpenDialog) => void;
}

export function Positions({ copy, jobs, location, onOpen }: PositionsProps) {
  return (
    <>
      <CardSection copy={copy} columns={1}>
        {jobs.map((job) => (
          <JobCard key={job.jsonId} job={job} location={location} onOpen={onOpen} />
        ))}
      </CardSection>
      {/* React never renders the content of noscript in the browser, so the scripts leave it out. */}
      <noscript>
        {process.env.BUILD_STAGE === "build-javascript" ? null : (
          <NoScriptApplication titles={jobs.map(({ title }) => title)} />
        )}
      </noscript>
    </>
  );
}

/** The call to action of /careers. */
export function GeneralApplication({ copy, onOpen }: Pick<PositionsProps, "copy" | "onOpen">) {
  return (
    <NextStep copy={copy}>
      <chakra.div justifySelf={{ base: "start", lg: "end" }} data-needs-script="" data-print="none">
        <ApplyButton position={{ id: 0, title: GENERAL_APPLICATION }} onOpen={onOpen} prominent>
          Submit a General Application
        </ApplyButton>
      </chakra.div>
    </NextStep>
  );
}

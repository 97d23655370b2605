import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { FIELDS, withField } from "../../forms/fields";
import { GENERAL_APPLICATION } from "../../forms/form-copy";
import { FormMarkup } from "../../forms/form-markup";
import { Section, SectionTitle } from "../../ui/section";
import { CardSection } from "../shared/card-section";
import { NextStep } from "../shared/next-step";
import { ApplyButton } from "./apply-button";
import { JobCard } from "./job-card";

/** The application form for visitors without JavaScript, who cannot open the dialog. */
function NoScriptApplication({ titles }: { readonly titles: readonly string[] }) {
  const options = [
    { value: "", label: "Select a position" },
    ...[...titles, GENERAL_APPLICATION].map((title) => ({ value: title, label: title })),
  ];
  return (
    <Section id="apply" spacing="compact">
      <SectionTitle marginBottom="8">Apply for a position</SectionTitle>
      <chakra.div maxWidth="44rem">
        <FormMarkup
          kind="application"
          fields={withField(FIELDS.application, "position", { type: "select", options })}
        />
      </chakra.div>
    </Section>
  );
}

interface PositionsProps extends Omit<ComponentProps<typeof JobCard>, "job"> {
  readonly copy: Queries.SectionTextFragment;
  readonly jobs: readonly Queries.JobCardContentFragment[];
}

export function Positions({ copy, jobs, ...shared }: PositionsProps) {
  return (
    <>
      <CardSection copy={copy} columns={1}>
        {jobs.map((job) => (
          <JobCard key={job.jsonId} job={job} {...shared} />
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

export function GeneralApplication({ copy, ...apply }: Pick<PositionsProps, "copy" | "setDialog" | "answer">) {
  return (
    <NextStep copy={copy}>
      <chakra.div justifySelf={{ base: "start", lg: "end" }} data-needs-script="" data-print="none">
        <ApplyButton position={{ number: 0, title: GENERAL_APPLICATION }} {...apply} prominent>
          Submit a General Application
        </ApplyButton>
      </chakra.div>
    </NextStep>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { positionOptions } from "../../forms/choices";
import { withField } from "../../forms/form-field";
import type { FormField } from "../../forms/form-field";
import { SubmissionForm } from "../../forms/submission-form";
import { SectionTitle } from "../../ui/primitives";
import { Section, headingId } from "../../ui/section";

interface NoScriptApplicationProps {
  readonly fields: readonly FormField[];
  /** The titles of the open positions. */
  readonly titles: readonly string[];
}

/** The application form for visitors without JavaScript, who cannot open the dialog. */
export function NoScriptApplication({ fields, titles }: NoScriptApplicationProps) {
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

import { chakra } from "@chakra-ui/react/styled-system";
import { positionOptions } from "../../forms/choices";
import { withField } from "../../forms/form-field";
import type { FormField } from "../../forms/form-field";
import { SubmissionForm } from "../../forms/submission-form";
import { Section, headingId } from "../../ui/section";
import { SectionTitle } from "../../ui/primitives";

interface HtmlApplicationProps {
  readonly fields: readonly FormField[];
  /** The titles of the open positions. */
  readonly titles: readonly string[];
}

/** The application form for visitors without JavaScript, who cannot open the dialog. */
export function HtmlApplication({ fields, titles }: HtmlApplicationProps) {
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

import { chakra } from "@chakra-ui/react/styled-system";
import { applicationFields, applicationLabels, positionChoice } from "../../forms/application-fields";
import { SubmissionForm } from "../../forms/submission-form";
import { Section } from "../../ui/section";
import { generalPosition } from "./position";

interface HtmlApplicationProps {
  /** The titles of the open positions. */
  readonly titles: readonly string[];
}

/** The application form for visitors without JavaScript, who cannot open the dialog. */
export function HtmlApplication({ titles }: HtmlApplicationProps) {
  return (
    <noscript>
      <Section labelledBy="apply-heading" spacing="compact">
        <chakra.h2 id="apply-heading" textStyle="h2" marginBottom="8">
          Apply for a position
        </chakra.h2>
        <chakra.div maxWidth="44rem">
          <SubmissionForm
            kind="application"
            fields={applicationFields(positionChoice([...titles, generalPosition.title]))}
            labels={applicationLabels}
          />
        </chakra.div>
      </Section>
    </noscript>
  );
}

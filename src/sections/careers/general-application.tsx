import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "../../ui/button";
import { Section } from "../../ui/section";
import { applyButtonId, generalPosition } from "./position";

interface GeneralApplicationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly onApply: () => void;
}

/** For those whom no open position fits. */
export function GeneralApplication({ copy: { id, heading, text }, onApply }: GeneralApplicationProps) {
  return (
    <Section id={id} ground="inverse" spacing="compact" labelledBy={`${id}-heading`}>
      <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", lg: "7fr 5fr" }} alignItems="center" gap={{ base: "8", lg: "16" }}>
        <div>
          <chakra.h2 id={`${id}-heading`} textStyle="h2">
            {heading}
          </chakra.h2>
          <chakra.p textStyle="lead" color="fg.inverseMuted" marginTop="4" maxWidth="measure">
            {text}
          </chakra.p>
        </div>
        <Button
          id={applyButtonId(generalPosition)}
          variant="secondary"
          size="lg"
          justifySelf={{ base: "start", lg: "end" }}
          aria-haspopup="dialog"
          data-needs-script=""
          onClick={onApply}
        >
          Submit a General Application
        </Button>
      </chakra.div>
    </Section>
  );
}

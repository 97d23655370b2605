import { Button } from "../../ui/button";
import { NextStep } from "../shared/next-step";
import { applyButtonId, generalPosition } from "./position";

interface GeneralApplicationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly onApply: () => void;
}

/** For those whom no open position fits. */
export function GeneralApplication({ copy, onApply }: GeneralApplicationProps) {
  return (
    <NextStep copy={copy}>
      <Button
        id={applyButtonId(generalPosition)}
        variant="secondary"
        size="lg"
        justifySelf={{ base: "start", lg: "end" }}
        aria-haspopup="dialog"
        data-needs-script=""
        data-print="none"
        onClick={onApply}
      >
        Submit a General Application
      </Button>
    </NextStep>
  );
}

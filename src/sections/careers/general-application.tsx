import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { NextStep } from "../shared/next-step";
import { ApplyButton } from "./apply-button";
import { generalPosition } from "./position";
import type { Position } from "./position";

interface GeneralApplicationProps {
  readonly copy: Queries.SectionTextFragment;
  readonly onApply: (position: Position) => Promise<void>;
}

/** For those whom no open position fits. */
export const GeneralApplication = memo(function GeneralApplication({ copy, onApply }: GeneralApplicationProps) {
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

import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { FiPlus } from "react-icons/fi";

interface DisclosureProps {
  readonly heading: string;
  readonly open: boolean;
  /** Also called if the visitor opened it before hydration. */
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

const Details = chakra("details", {
  base: {
    borderBottom: "hairline",
    "&::details-content": { _print: { contentVisibility: "visible" } },
    // Without its vertical line, the plus is a minus.
    "&[open] svg > line:first-of-type": { opacity: "0" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    minHeight: "16",
    paddingBlock: "5",
    listStyle: "none",
    cursor: "pointer",
    _hover: { color: "accent" },
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { flexShrink: "0", fontSize: "xl", color: "accent" },
  },
});

/** A heading that opens and closes its content, also without JavaScript. */
export function Disclosure({ heading, open, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // React misses the event of a click before hydration.
    if (details.current && details.current.open !== open) onToggle(details.current.open);
  }, [open, onToggle]);

  return (
    <Details
      ref={details}
      open={open}
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
      }}
    >
      <Summary>
        <chakra.h3 textStyle="h3" maxWidth="measure">
          {heading}
        </chakra.h3>
        <FiPlus aria-hidden="true" />
      </Summary>
      <chakra.div paddingBottom="6" paddingInlineEnd={{ base: "0", md: "12" }} color="fg.muted">
        {children}
      </chakra.div>
    </Details>
  );
}

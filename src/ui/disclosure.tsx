import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { FiPlus } from "react-icons/fi";

interface DisclosureProps {
  /** The words to press, as a heading of the third level. */
  readonly heading: string;
  readonly open: boolean;
  /** Called once it has been opened or closed; also where that was before scripts were at work. */
  readonly onToggle: (open: boolean) => void;
  /** What is opened and closed. */
  readonly children: ReactNode;
}

const Details = chakra("details", {
  base: {
    borderBottom: "hairline",
    "&::details-content": { _print: { contentVisibility: "visible" } },
    "&[open] svg": { transform: "rotate(45deg)" },
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
    "& svg": { flexShrink: "0", fontSize: "xl", color: "accent", transition: "transform", transitionDuration: "fast" },
  },
});

/**
 * A heading that opens and closes what stands below it, on its own: others stay as they are. The browser opens it,
 * without scripts, too.
 */
export function Disclosure({ heading, open, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // Opened before scripts came to it: React leaves it so and tells nobody.
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
        <chakra.h3 textStyle="h3">{heading}</chakra.h3>
        <FiPlus aria-hidden="true" />
      </Summary>
      <chakra.div paddingBottom="6" paddingInlineEnd={{ base: "0", md: "12" }} color="fg.muted">
        {children}
      </chakra.div>
    </Details>
  );
}

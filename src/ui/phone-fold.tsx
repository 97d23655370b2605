import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ReactNode } from "react";
import { FiPlus } from "react-icons/fi";

interface PhoneFoldProps {
  /** Of what is folded away. */
  readonly id: string;
  /** The title, as a heading of the third level; on phones a button. */
  readonly heading: string;
  /** What stands below the title. */
  readonly children: ReactNode;
}

const Toggle = chakra("button", {
  base: {
    display: { base: "flex", md: "none" },
    alignItems: "center",
    justifyContent: "space-between",
    width: "full",
    minHeight: "11",
    borderTop: "hairline",
    textStyle: "eyebrow",
    cursor: "pointer",
    "& svg": { fontSize: "lg", transition: "transform", transitionDuration: "fast" },
    "&[aria-expanded=true] svg": { transform: "rotate(45deg)" },
  },
});

const Panel = chakra("div", {
  base: { "&[data-collapsed]": { display: { base: "none", md: "block", _print: "block" } } },
});

/** A titled part of a section, which phones fold away until its title is pressed. Wider screens show it as it is. */
export function PhoneDisclosure({ id, heading, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <chakra.h3 textStyle="eyebrow" color="accent">
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen((now) => !now);
          }}
        >
          {heading}
          <FiPlus aria-hidden="true" />
        </Toggle>
        <chakra.span display={{ base: "none", md: "block" }} marginBottom="3">
          {heading}
        </chakra.span>
      </chakra.h3>
      <Panel id={id} data-collapsed={open ? undefined : ""}>
        {children}
      </Panel>
    </div>
  );
}

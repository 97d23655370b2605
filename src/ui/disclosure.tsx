import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { FiPlus } from "react-icons/fi";

interface DisclosureProps {
  /** The words of the button, as a heading of the third level. */
  readonly heading: string;
  /** What the button opens and closes. */
  readonly children: ReactNode;
}

const DisclosureButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    width: "full",
    minHeight: "16",
    paddingBlock: "5",
    textAlign: "start",
    cursor: "pointer",
    _hover: { color: "accent" },
    "& svg": { flexShrink: "0", fontSize: "xl", color: "accent", transition: "transform", transitionDuration: "fast" },
    "&[aria-expanded=true] svg": { transform: "rotate(45deg)" },
  },
});

const Panel = chakra("div", {
  base: {
    paddingBottom: "6",
    paddingInlineEnd: { base: "0", md: "12" },
    color: "fg.muted",
    "&[data-collapsed]": { display: { base: "none", _print: "block" } },
  },
});

/** A heading that opens and closes what stands below it, on its own: others stay as they are. */
export function Disclosure({ heading, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <chakra.div borderBottom="hairline">
      <chakra.h3 textStyle="h3">
        <DisclosureButton
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => {
            setOpen((now) => !now);
          }}
        >
          {heading}
          <FiPlus aria-hidden="true" />
        </DisclosureButton>
      </chakra.h3>
      <Panel id={panelId} data-collapsed={open ? undefined : ""}>
        {children}
      </Panel>
    </chakra.div>
  );
}

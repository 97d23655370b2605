import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { useModal } from "../lib/use-modal";
import { LOW_WINDOW } from "../theme/dimensions";

const Backdrop = chakra("div", {
  base: { position: "fixed", inset: "0", zIndex: "dialog", background: "scrim", animation: "fadeIn 150ms ease-out" },
});

const Positioner = chakra("div", {
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "dialog",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    padding: { base: "0", md: "8" },
  },
});

/** Fills the window on phones and is a panel on wider screens; scrolls inside. */
const Content = chakra("div", {
  base: {
    width: "full",
    maxWidth: { md: "[44rem]" },
    height: { base: "[100%]", md: "auto" },
    maxHeight: "[100%]",
    overflowY: "auto",
    overscrollBehavior: "contain",
    // The focused field and its label must not be hidden by the buttons.
    scrollPaddingBlock: "[6rem]",
    [LOW_WINDOW]: { scrollPaddingBlock: "[3rem]" },
    color: "fg",
    background: "bg.panel",
    borderRadius: { base: "[0]", md: "lg" },
    boxShadow: "float",
    // Forced colors show the border and remove the shadow.
    borderWidth: "1px",
    borderColor: "transparent",
    outline: "none",
    animation: "rise 250ms ease-out",
  },
});

const Header = chakra("div", { base: { paddingInline: { base: "6", md: "10" }, paddingTop: { base: "8", md: "10" } } });

const Body = chakra("div", {
  base: {
    paddingInline: { base: "6", md: "10" },
    paddingTop: "6",
    "& [data-actions]": {
      position: "sticky",
      bottom: "0",
      justifyContent: "flex-end",
      paddingBlock: "5",
      background: "bg.panel",
      borderTop: "hairline",
      [LOW_WINDOW]: { position: "static" },
    },
  },
});

interface ModalDialogProps {
  readonly title: string;
  readonly description: string;
  /** Returns the element that gets focus first. */
  readonly firstFocus: (content: HTMLElement) => HTMLElement | null;
  /** The id of the element that gets focus back. */
  readonly returnTo: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is mounted. A press outside of it does nothing. */
export function ModalDialog({ title, description, firstFocus, returnTo, onEscape, children }: ModalDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(content, { firstFocus, returnTo, onEscape });
  return (
    <>
      <Backdrop />
      <Positioner>
        <Content
          ref={content}
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          tabIndex={-1}
        >
          <Header>
            <chakra.h2 id={`${id}-title`} textStyle="h3" fontSize="h2">
              {title}
            </chakra.h2>
            <chakra.p id={`${id}-description`} marginTop="2" color="fg.muted">
              {description}
            </chakra.p>
          </Header>
          <Body>{children}</Body>
        </Content>
      </Positioner>
    </>
  );
}

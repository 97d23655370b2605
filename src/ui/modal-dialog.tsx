import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { FiX } from "react-icons/fi";
import { coverPage } from "../lib/cover-page";
import { showAndFocus } from "../lib/focus";
import { LOW_WINDOW } from "../theme/dimensions";
import { Button, VisuallyHidden } from "./primitives";

const Backdrop = chakra("div", {
  base: {
    position: { base: "fixed", _print: "static" },
    inset: "0",
    zIndex: "dialog",
    padding: { base: "0", md: "8", _print: "0" },
    display: { base: "flex", _print: "block" },
    alignItems: "center",
    justifyContent: "center",
    background: { base: "scrim", _print: "none" },
    animation: "fadeIn 150ms ease-out",
  },
});

const INDENT = { paddingInline: { base: "6", md: "10", _print: "0" } } as const;

/** The title, and the buttons of a form. */
const BAR = {
  position: { base: "sticky", _print: "static" },
  zIndex: "header",
  display: "flex",
  justifyContent: "space-between",
  paddingBlock: "5",
  background: "bg.panel",
  [LOW_WINDOW]: { position: "static" },
} as const;

/** Fills the window on phones. The content scrolls between title and buttons. */
const Content = chakra("div", {
  base: {
    width: "full",
    maxWidth: { md: "44rem", _print: "none" },
    height: { base: "100%", md: "auto", _print: "auto" },
    maxHeight: { base: "100%", _print: "none" },
    overflowY: { base: "auto", _print: "visible" },
    overscrollBehavior: "contain",
    // Title and buttons must not cover the focused field.
    scrollPaddingBlock: "8rem calc(6rem + var(--toast, 0px))",
    [LOW_WINDOW]: { scrollPaddingBlock: "0 max(3rem, var(--toast, 0px))", paddingBottom: "var(--toast, 0px)" },
    color: "fg",
    background: "bg.panel",
    borderRadius: { base: "0", md: "lg" },
    boxShadow: { base: "float", _print: "none" },
    // Visible only in forced colors, which remove the shadow.
    border: "1px solid transparent",
    animation: "rise 250ms ease-out",
    // A toast covers what is at the bottom on phones, and on the right in wide windows (toaster.tsx).
    "& [data-actions]": {
      ...BAR,
      bottom: { base: "var(--toast, 0px)", md: "0" },
      transition: "bottom 250ms ease-out",
      justifyContent: { base: "flex-end", md: "flex-start" },
      borderTop: "hairline",
    },
    "& [role=status]": { order: "-1", flexBasis: "100%" },
  },
});

const Title = chakra("div", {
  base: { ...BAR, ...INDENT, top: "0", textStyle: "h3", alignItems: "center", borderBottom: "hairline" },
});

interface ModalDialogProps {
  readonly title: string;
  readonly description: string;
  /** Gets focus back on close. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open while mounted. A click outside does not close it, to protect the input.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ModalDialog({ title, description, opener, onClose, children }: ModalDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const field = content.current?.querySelector<HTMLElement>("input, select, textarea");
    if (field) showAndFocus(field);
    // Otherwise WebKit scrolls the page to the selection of a removed field.
    return () => getSelection()?.removeAllRanges();
  }, []);

  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      // Input methods use Escape themselves.
      if (key === "Escape" && !isComposing) onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);

  useEffect(() => {
    // Only the page becomes inert: F8 must reach the toasts.
    const uncover = coverPage("#___gatsby");
    return () => {
      uncover();
      // Otherwise WebKit scrolls the page.
      opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return createPortal(
    <Backdrop>
      <Content ref={content} role="dialog" aria-modal="true" aria-labelledby={id} aria-describedby={`${id}-text`}>
        <Title>
          <h2 id={id}>{title}</h2>
          <Button variant="ghost" size="icon" onClick={onClose} data-print="none">
            <FiX aria-hidden="true" />
            <VisuallyHidden>Close</VisuallyHidden>
          </Button>
        </Title>
        <chakra.div css={INDENT} paddingTop="6">
          <chakra.p id={`${id}-text`} marginBottom="6" color="fg.muted">
            {description}
          </chakra.p>
          {children}
        </chakra.div>
      </Content>
    </Backdrop>,
    document.body,
  );
}

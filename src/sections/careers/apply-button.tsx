import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { withStyles } from "../../../plugins/gatsby-plugin-chakra-static";
import { timeOfDay } from "../../lib/dates";
import { ignore } from "../../lib/ignore";
import { whenNearViewport } from "../../lib/timing";
import { Button, Note } from "../../ui/primitives";
import type { Position } from "./apply-dialog";

/** Not React.lazy: it unmounts the page if the script can't be fetched, and doesn't retry. */
const loadDialog = () => withStyles(import("./apply-dialog"));

interface ApplyButtonProps {
  readonly position: Position;
  /** Gets the dialog to show, and null when it closes. */
  readonly setDialog: Dispatch<SetStateAction<ReactNode>>;
  /** Who answers an application and when. */
  readonly answer: string;
  /** For a section's only button, on a dark background. */
  readonly prominent?: boolean;
  readonly children: ReactNode;
}

/** Loads the script of the dialog when the button comes near the viewport. Between a click and the opening, it's busy. */
export function ApplyButton({ position, setDialog, answer, prominent, children }: ApplyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [sent, setSent] = useState<Date>();
  const id = useId();

  useEffect(() => {
    if (!button.current) return undefined;
    return whenNearViewport(button.current, () => loadDialog().catch(ignore));
  }, []);

  const open = async (opener: HTMLElement) => {
    const close = () => setDialog(null);
    setState("busy");
    try {
      const { ApplyDialog } = await loadDialog();
      setState("idle");
      const onSuccess = () => {
        setSent(new Date());
        // The visitor may have closed this dialog, and opened another one.
        setDialog((shown) => (shown === dialog ? null : shown));
      };
      const dialog = (
        <ApplyDialog key={position.number} position={position} opener={opener} onClose={close} onSuccess={onSuccess} />
      );
      setDialog(dialog);
    } catch {
      setState("failed");
    }
  };

  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-busy={state === "busy" || undefined}
        aria-describedby={sent && id}
        onClick={({ currentTarget }) => void open(currentTarget)}
        variant={prominent ? "secondary" : "default"}
        size={prominent ? "lg" : "default"}
      >
        {children}
      </Button>
      {sent ? (
        <Note id={id} flexBasis="100%" marginTop="1">
          {`Sent at ${timeOfDay(sent)}. ${answer}`}
        </Note>
      ) : null}
      {state === "failed" ? (
        <chakra.p role="alert" textStyle="small" fontWeight="600">
          The form couldn’t be loaded. Please reload the page.
        </chakra.p>
      ) : null}
    </>
  );
}

import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_REGION_ID, useLatestToast } from "../lib/toasts";
import type { Toast } from "../lib/toasts";
import { ErrorBoundary } from "./error-boundary";
import { loadToasts } from "./load-toasts";
import { Button } from "./primitives";
import type { Toasts } from "./toasts";

const Box = chakra("div", {
  base: {
    position: "fixed",
    bottom: "4",
    insetInlineEnd: "4",
    zIndex: "toast",
    width: { base: "[calc(100vw - 2rem)]", sm: "[24rem]" },
    padding: "4",
    background: "bg.inverse",
    color: "fg.inverse",
    borderWidth: "1px",
    borderColor: "border.inverse",
    borderRadius: "lg",
    boxShadow: "float",
  },
});

interface PlainToastProps {
  readonly toast: Toast | null;
}

/** A toast without code that has to be fetched. It is announced, and closes by its button or after 5 s. */
function FallbackToast({ toast }: PlainToastProps) {
  const [closed, setClosed] = useState<Toast | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      setClosed(toast);
    }, TOAST_DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);

  return (
    // The live region must exist before its text for the text to be announced.
    <div role="status" data-print="none">
      {toast && toast !== closed ? (
        <Box data-ground="inverse">
          <chakra.p textStyle="h4">{toast.title}</chakra.p>
          <chakra.p textStyle="small">{toast.text}</chakra.p>
          <Button
            variant="link"
            color="accent.inverse"
            onClick={() => {
              setClosed(toast);
            }}
          >
            Close notice
          </Button>
        </Box>
      ) : null}
    </div>
  );
}

interface Loaded {
  readonly Drawn: typeof Toasts;
}

/**
 * The region of the toasts. Its code is fetched with the first toast, or when the visitor presses F8; not by
 * React.lazy, which unmounts the page if the chunk cannot be fetched, and doesn't retry. If it cannot be fetched, the
 * toast is plain HTML.
 */
export function ToastRegion() {
  const toast = useLatestToast();
  const [asked, setAsked] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const needed = asked || toast !== null;

  useEffect(() => {
    if (!needed || loaded) return;
    loadToasts().then(
      ({ Toasts: Drawn }) => {
        setLoaded({ Drawn });
      },
      () => {
        setFailed(true);
      },
    );
  }, [needed, loaded, toast]);

  useEffect(() => {
    if (needed) return undefined;
    const onKeyDown = ({ code }: KeyboardEvent) => {
      if (code === TOAST_HOTKEY) setAsked(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [needed]);

  const plain = <FallbackToast toast={toast} />;
  return (
    // The attribute keeps a dialog from hiding the region from screen readers.
    <div id={TOAST_REGION_ID} data-live-announcer="">
      {loaded ? (
        <ErrorBoundary fallback={plain}>
          <loaded.Drawn toast={toast} focusFirst={asked} />
        </ErrorBoundary>
      ) : null}
      {!loaded && failed ? plain : null}
    </div>
  );
}

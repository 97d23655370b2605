import { useEffect, useState } from "react";
import { TOAST_HOTKEY, TOAST_REGION_ID, useLatestToast } from "../lib/toasts";
import { ErrorBoundary } from "./error-boundary";
import { loadToasts } from "./load-toasts";
import { FallbackToast } from "./plain-toast";
import type { Toasts } from "./toasts";

interface Loaded {
  readonly Drawn: typeof Toasts;
}

/**
 * The place for toasts. What it takes to draw them is fetched with the first one, or when somebody asks for the place;
 * not by React.lazy, which takes the page down where it cannot be fetched and does not try again. Until it is there,
 * nothing is shown; where it cannot be had, the toast is shown as plain HTML.
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
    // The attribute keeps a dialog from hiding what appears in here from assistive technology.
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

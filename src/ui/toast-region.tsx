import { Suspense, lazy, useEffect, useState } from "react";
import { NOTICES_ID, TOAST_HOTKEY, useLatestToast } from "../lib/toasts";

const Toasts = lazy(() => import("./toasts"));

/** The place for notices. What it takes to show them is loaded with the first one, or when somebody asks for the place. */
export function ToastRegion() {
  const toast = useLatestToast();
  const [asked, setAsked] = useState(false);
  const needed = asked || toast !== null;

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

  return (
    // The attribute keeps a dialog from hiding what appears in here from assistive technology.
    <div id={NOTICES_ID} data-live-announcer="">
      {needed ? (
        <Suspense fallback={null}>
          <Toasts toast={toast} focusFirst={asked} />
        </Suspense>
      ) : null}
    </div>
  );
}

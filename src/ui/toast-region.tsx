import { Suspense, lazy, useEffect, useState } from "react";
import { TOAST_HOTKEY, useLatestToast } from "../lib/toasts";

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

  return needed ? (
    <Suspense fallback={null}>
      <Toasts toast={toast} focusFirst={asked} />
    </Suspense>
  ) : null;
}

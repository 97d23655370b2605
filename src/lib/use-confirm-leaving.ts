import { useEffect } from "react";

const confirmLeaving = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  // For Chrome before 119.
  event.returnValue = true;
};

/** Makes the browser ask before the visitor leaves the page. */
export function useConfirmLeaving(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener("beforeunload", confirmLeaving);
    return () => {
      window.removeEventListener("beforeunload", confirmLeaving);
    };
  }, [isActive]);
}

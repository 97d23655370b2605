import { useEffect } from "react";

/** Has the browser ask before the page is left, closed or reloaded, as long as something would be lost by it. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome asks by this alone before 119.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [active]);
}

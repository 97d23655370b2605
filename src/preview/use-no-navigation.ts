import { useEffect } from "react";

/** Keeps links and forms from leading away from the page: it is to be looked at. */
export function useNoNavigation(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      const { target, type } = event;
      if (type === "submit" || (target instanceof Element && target.closest("a"))) event.preventDefault();
    };
    document.addEventListener("click", stay, true);
    document.addEventListener("submit", stay, true);
    return () => {
      document.removeEventListener("click", stay, true);
      document.removeEventListener("submit", stay, true);
    };
  }, []);
}

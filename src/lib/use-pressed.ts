import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How a press ends: with its click, or without one where it becomes a scroll or opens the context menu. */
const ENDS = ["click", "pointercancel", "contextmenu"];

/** Tells whether an element is being pressed: from the moment the pointer goes down until the click has had its effect. */
export function usePressed(ref: RefObject<HTMLElement>): boolean {
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ button }: PointerEvent) => {
      // No click follows a press of another button than the first.
      if (button !== 0) return;
      clearTimeout(ending);
      setPressed(true);
    };
    // The default action of a click, such as submitting a form, comes after its listeners.
    const end = () => {
      ending = setTimeout(() => {
        setPressed(false);
      });
    };
    element.addEventListener("pointerdown", begin);
    for (const type of ENDS) window.addEventListener(type, end);
    return () => {
      clearTimeout(ending);
      element.removeEventListener("pointerdown", begin);
      for (const type of ENDS) window.removeEventListener(type, end);
    };
  }, [ref]);

  return pressed;
}

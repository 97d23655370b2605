import { useEffect, useState } from "react";
import { onFirstInteraction } from "./timing";

type Motion = typeof import("../ui/motion");

/** Fetches what framer-motion moves, once the visitor interacts with the page: null until then, and nothing moves. */
export function useMotion(): Motion | null {
  const [motion, setMotion] = useState<Motion | null>(null);
  useEffect(
    () =>
      onFirstInteraction(() => {
        import("../ui/motion").then(setMotion, () => undefined);
      }),
    [],
  );
  return motion;
}

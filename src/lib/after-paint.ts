import { startTransition } from "react";

/**
 * Changes React's state once the page has been drawn as it stands, in slices that give way to whatever the visitor does.
 *
 * @returns gives up waiting
 */
export function afterPaint(change: () => void): () => void {
  let afterwards: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    afterwards = setTimeout(() => {
      startTransition(change);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(afterwards);
  };
}

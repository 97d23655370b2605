/**
 * Does something once the page has been drawn as it stands.
 *
 * @returns gives up waiting
 */
export function afterPaint(work: () => void): () => void {
  let afterwards: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    afterwards = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(afterwards);
  };
}

/** Fetches the apply dialog and its form. */
export const loadDialog = () => import("./apply-dialog");

/** Fetches them ahead of a press. */
export function prepareDialog(): void {
  loadDialog().catch(() => undefined);
}

import { withLooks } from "../../theme/in-browser/load-looks";

/** Fetches the apply dialog and its form. */
export const loadDialog = () => withLooks(import("./apply-dialog"));

/** Fetches what an application is checked by; the dialog opens without it. */
export const loadApplicationSchema = async () => (await import("../../forms/application")).applicationSchema;

/** Fetches both ahead of a press. */
export function prepareDialog(): void {
  Promise.all([loadDialog(), loadApplicationSchema()]).catch(() => undefined);
}

import { withLooks } from "../../../plugins/gatsby-plugin-chakra-static/runtime/load-styles";

/** Fetches the apply dialog and its form. */
export const loadDialog = () => withLooks(import("./apply-dialog"));

/** Fetches what an application is checked by; the dialog opens without it. */
export const loadApplicationSchema = async () => (await import("../../forms/application-schema")).applicationSchema;

/** Fetches both ahead of a press. */
export function prepareDialog(): void {
  Promise.all([loadDialog(), loadApplicationSchema()]).catch(() => undefined);
}

import { withStyles } from "../../../plugins/gatsby-plugin-chakra-static";

/** Fetches the apply dialog and its form. */
export const loadDialog = () => withStyles(import("./apply-dialog"));

/** Fetches what an application is checked by; the dialog opens without it. */
export const loadApplicationSchema = async () => (await import("../../forms/application-schema")).applicationSchema;

/** Fetches both ahead of a press. */
export function prepareDialog(): void {
  Promise.all([loadDialog(), loadApplicationSchema()]).catch(() => undefined);
}

import { isPreviewDeploy } from "./preview-deploy";

/** An entry that may be a draft. */
export interface Draftable {
  readonly draft?: boolean | null;
}

/** Whether drafts are shown: in development and in previews, but never in production. */
export function showsDrafts(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.NODE_ENV === "development" || isPreviewDeploy(environment);
}

/** Whether visitors see the entry. */
export function isPublished({ draft }: Draftable): boolean {
  return !draft || showsDrafts();
}

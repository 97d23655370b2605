import type { CreateResolversArgs } from "gatsby";
import { createPublishedLists } from "./drafts";
import { createEntryIds } from "./entry-fields";
import type { ContentSchemaOptions } from "./options";

/** Resolves entries' ids, and leaves drafts out of lists. */
export function createEntryResolvers(args: CreateResolversArgs, options: ContentSchemaOptions): void {
  createEntryIds(args, options);
  createPublishedLists(args, options);
}

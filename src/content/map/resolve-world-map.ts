import { isPublished } from "../drafts";
import type { Draftable } from "../drafts";
import { worldMap } from "./world-map";
import type { MappedOffice, WorldMap } from "./world-map";

/** The part of Gatsby's resolver context that reads offices. */
interface OfficeContext {
  readonly nodeModel: {
    findAll(query: { type: "Office" }): Promise<{ entries: Iterable<MappedOffice & Draftable> }>;
  };
}

/** Resolves the map of the offices that visitors are to see. */
export async function resolveWorldMap(
  _source: unknown,
  _args: unknown,
  { nodeModel }: OfficeContext,
): Promise<WorldMap | null> {
  const { entries } = await nodeModel.findAll({ type: "Office" });
  return worldMap([...entries].filter(isPublished));
}

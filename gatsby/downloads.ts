import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import type { ResolverContext } from "./extensions";

/** The type of a file of data/ that visitors may download: an entry's field of the format "file". */
export const DOWNLOAD_TYPES = `
  "A file of data/ that visitors may download"
  type Download @dontInfer {
    "Where it is served: an address that changes with the file"
    url: String!
  }
`;

/**
 * Makes the resolver of `Download.url`, which copies the file beside the pages.
 *
 * @returns a resolver that throws where there is no such file
 */
export function downloadResolver({ store }: CreateResolversArgs) {
  const { directory } = store.getState().program as { directory: string };
  return async (path: string, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo): Promise<string> => {
    const filter = { absolutePath: { eq: join(directory, "data", path) } };
    const file = await context.nodeModel.findOne({ type: "File", query: { filter } });
    const type = info.schema.getType("File");
    const publicUrl = type && "getFields" in type ? type.getFields().publicURL : undefined;
    if (!file || !publicUrl || !("resolve" in publicUrl) || !publicUrl.resolve) {
      throw new Error(`data${path} is not a file that can be downloaded`);
    }
    return (await publicUrl.resolve(file, {}, context, info)) as string;
  };
}

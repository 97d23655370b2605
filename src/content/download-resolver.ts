import { join } from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { ResolverContext } from "./picture-resolver";

/**
 * Resolves `Download.url`: the file is copied beside the pages, under an address that changes with its content.
 *
 * @param dataDirectory absolute path of `data/`
 * @returns resolver of a path relative to `data/`, which throws where there is no such file
 */
export function downloadResolver(dataDirectory: string) {
  return async (path: string, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo): Promise<string> => {
    const file = await context.nodeModel.findOne({
      type: "File",
      query: { filter: { absolutePath: { eq: join(dataDirectory, path) } } },
    });
    const type = info.schema.getType("File");
    const publicUrl = type && "getFields" in type ? type.getFields().publicURL : undefined;
    if (!file || !publicUrl || !("resolve" in publicUrl) || !publicUrl.resolve) {
      throw new Error(`data/${path} is not a file that can be downloaded`);
    }
    return (await publicUrl.resolve(file, {}, context, info)) as string;
  };
}

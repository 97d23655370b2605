import type { NodePluginArgs } from "gatsby";

/** Returns the absolute path of the project: Gatsby compiles these files to another folder, so `__dirname` is of no use. */
export function projectDirectory({ store }: Pick<NodePluginArgs, "store">): string {
  const { program } = store.getState() as { readonly program: { readonly directory: string } };
  return program.directory;
}

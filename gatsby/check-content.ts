import { join } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import type { Compilation, Compiler } from "webpack";
import { asText, checkContent, isError } from "./check";
import type { Problem } from "./json";
import { thisSite } from "./rules";

/** Stops `gatsby build` if the content has errors, and shows all of them at once. `gatsby develop` shows them later. */
export async function checkBeforeBuild({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.gatsby_executing_command === "develop") return;
  const problems = await checkContent(thisSite(store.getState().program.directory));
  if (problems.length === 0) return;
  if (problems.some(isError)) reporter.panic(asText(problems));
  else reporter.warn(asText(problems));
}

/** Turns errors in the content into errors of the development bundle, until a save removes them. */
class ContentCheckPlugin {
  private errors: readonly Problem[] = [];

  /**
   * @param directory the project's folder
   * @param warn shows warnings, which aren't errors of the bundle
   */
  constructor(
    private readonly directory: string,
    private readonly warn: (text: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    const data = join(this.directory, "data");
    // An error at an earlier hook would keep webpack from writing the bundle, which shows the error.
    compiler.hooks.afterEmit.tapPromise("content-check", async (compilation) => {
      compilation.contextDependencies.add(data);
      const { modifiedFiles, removedFiles } = compiler;
      const changed = modifiedFiles && [...modifiedFiles, ...(removedFiles ?? [])];
      if (!changed || changed.some((file) => file.startsWith(data))) await this.check();
      if (this.errors.length > 0) this.report(compilation, compiler);
    });
  }

  private async check(): Promise<void> {
    const problems = await checkContent(thisSite(this.directory));
    this.errors = problems.filter(isError);
    const warnings = problems.filter((problem) => !isError(problem));
    if (warnings.length > 0) this.warn(asText(warnings));
  }

  private report(compilation: Compilation, { webpack }: Compiler): void {
    // Gatsby's overlay takes the first line for the name of the file to open.
    compilation.errors.push(new webpack.WebpackError(`${this.errors[0]?.file ?? ""}\n\n${asText(this.errors)}`));
  }
}

/** Checks the content in `gatsby develop` at its start and after each save: Gatsby shows the errors and keeps running. */
export function checkWhileDeveloping({ stage, actions, store, reporter }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  const plugin = new ContentCheckPlugin(store.getState().program.directory, reporter.warn.bind(reporter));
  actions.setWebpackConfig({ plugins: [plugin] });
}

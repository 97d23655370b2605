import { join } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import type { Compilation, Compiler } from "webpack";
import { checkContent } from "./check/check-content";
import type { CheckOptions } from "./check/context";
import type { Finding } from "./check/findings";
import { asText } from "./check/report";
import { siteDirectory } from "./options";
import type { ContentSchemaOptions } from "./options";

/**
 * Stops `gatsby build` if the content has mistakes, and shows all of them at once. While developing,
 * `checkContentWhileDeveloping` shows them instead.
 */
export async function checkContentBeforeBuild(
  { store, reporter }: ParentSpanPluginArgs,
  options: ContentSchemaOptions,
): Promise<void> {
  if (process.env.gatsby_executing_command === "develop") return;
  const findings = await checkContent(siteDirectory(store), options);
  if (findings.length === 0) return;
  const text = asText(findings, options.folder);
  if (findings.some(({ severity }) => severity === "mistake")) reporter.panic(text);
  reporter.warn(text);
}

/**
 * Turns mistakes in the content into errors of the development bundle. Webpack watches the content folder, and Gatsby
 * prints the errors and shows them over the page until a save mends them.
 */
class ContentCheckPlugin {
  private mistakes: readonly Finding[] = [];

  /**
   * @param directory absolute path of the site
   * @param warn shows warnings, which are no errors of the bundle
   */
  constructor(
    private readonly directory: string,
    private readonly options: CheckOptions,
    private readonly warn: (text: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    const contentFolder = join(this.directory, this.options.folder);
    // An error before would keep webpack from writing the bundle, and so the page that shows the error.
    compiler.hooks.afterEmit.tapPromise("content-check", async (compilation) => {
      compilation.contextDependencies.add(contentFolder);
      if (mayHaveChanged(contentFolder, compiler)) await this.check();
      if (this.mistakes.length > 0) this.report(compilation, compiler);
    });
  }

  private async check(): Promise<void> {
    const findings = await checkContent(this.directory, this.options);
    this.mistakes = findings.filter(({ severity }) => severity === "mistake");
    const warnings = findings.filter(({ severity }) => severity === "warning");
    if (warnings.length > 0) this.warn(asText(warnings, this.options.folder));
  }

  private report(compilation: Compilation, { webpack }: Compiler): void {
    // Gatsby's overlay takes the first line for the name of the file to open.
    const message = `${this.mistakes[0]?.file ?? ""}\n\n${asText(this.mistakes, this.options.folder)}`;
    compilation.errors.push(new webpack.WebpackError(message));
  }
}

/** Whether this is the first compilation, or a save in the folder started it. */
function mayHaveChanged(folder: string, { modifiedFiles, removedFiles }: Compiler): boolean {
  if (!modifiedFiles) return true;
  return [...modifiedFiles, ...(removedFiles ?? [])].some((file) => file.startsWith(folder));
}

/** Checks the content in `gatsby develop`, at its start and with every save. */
export function checkContentWhileDeveloping(
  { stage, actions, store, reporter }: CreateWebpackConfigArgs,
  options: ContentSchemaOptions,
): void {
  if (stage !== "develop") return;
  const plugin = new ContentCheckPlugin(siteDirectory(store), options, reporter.warn.bind(reporter));
  actions.setWebpackConfig({ plugins: [plugin] });
}

import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compilation, Compiler } from "webpack";
import { checkContent } from "./check/check-content";
import type { Finding } from "./check/finding";
import { asText } from "./check/report/as-text";
import type { PictureHost } from "../../src/content/picture-host";

/** Gatsby's overlay takes the first line for the name of the file to open. */
function overlayMessage(mistakes: readonly Finding[]): string {
  return `${mistakes[0]?.file ?? ""}\n\n${asText(mistakes)}`;
}

/**
 * Makes mistakes in `data/` errors of the development bundle: webpack watches the folder, Gatsby prints the errors and
 * shows them over the page until a save mends them.
 */
class ContentCheckPlugin {
  private mistakes: readonly Finding[] = [];

  /**
   * @param dataDirectory absolute path of `data/`
   * @param warn shows what is only worth a look
   */
  constructor(
    private readonly dataDirectory: string,
    private readonly pictureHost: PictureHost,
    private readonly warn: (text: string) => void,
  ) {}

  apply(compiler: Compiler): void {
    // Earlier, errors would keep the bundle from being written, and the page that shows them from starting.
    compiler.hooks.afterEmit.tapPromise("content-check", async (compilation) => {
      compilation.contextDependencies.add(this.dataDirectory);
      if (this.mayHaveChanged(compiler)) await this.check();
      if (this.mistakes.length > 0) this.report(compilation, compiler);
    });
  }

  /** Whether this is the first compilation, or a file of `data/` was saved before it. */
  private mayHaveChanged({ modifiedFiles, removedFiles }: Compiler): boolean {
    if (!modifiedFiles) return true;
    return [...modifiedFiles, ...(removedFiles ?? [])].some((file) => file.startsWith(this.dataDirectory));
  }

  private async check(): Promise<void> {
    const findings = await checkContent(this.dataDirectory, this.pictureHost);
    this.mistakes = findings.filter(({ severity }) => severity === "mistake");
    const warnings = findings.filter(({ severity }) => severity === "warning");
    if (warnings.length > 0) this.warn(asText(warnings));
  }

  private report(compilation: Compilation, { webpack }: Compiler): void {
    compilation.errors.push(new webpack.WebpackError(overlayMessage(this.mistakes)));
  }
}

/** Checks the content in `npm run dev`, at its start and with every save. */
export function checkContentWhileDeveloping({ stage, actions, store, reporter }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  const { program, config } = store.getState() as {
    program: { directory: string };
    config: { siteMetadata: { pictureHost: PictureHost } };
  };
  const plugin = new ContentCheckPlugin(
    join(program.directory, "data"),
    config.siteMetadata.pictureHost,
    reporter.warn.bind(reporter),
  );
  actions.setWebpackConfig({ plugins: [plugin] });
}

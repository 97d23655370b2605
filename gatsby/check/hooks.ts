import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import type { Compiler } from "webpack";
import { checkContent } from "./check-content";
import { asText, isError, type Problem } from "./problems";
import { thisSite } from "./this-site";

/** Stops `gatsby build` if the content has errors. */
export async function checkBeforeBuild({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.gatsby_executing_command === "develop") return;
  const problems = await checkContent(thisSite("."));
  if (problems.some(isError)) reporter.panic(asText(problems));
  else if (problems.length > 0) reporter.warn(asText(problems));
}

/** Checks the content in `gatsby develop` at the start and after each save. Gatsby shows the errors and keeps running. */
export function checkWhileDeveloping({ stage, actions, reporter }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  const data = resolve("data");
  let errors: readonly Problem[] = [];
  const check = async () => {
    const problems = await checkContent(thisSite("."));
    errors = problems.filter(isError);
    if (errors.length < problems.length) reporter.warn(asText(problems.filter((problem) => !isError(problem))));
  };
  const apply = (compiler: Compiler) => {
    // An error in an earlier hook would stop webpack from writing the bundle, which shows the error.
    compiler.hooks.afterEmit.tapPromise("content-check", async ({ contextDependencies, errors: shown }) => {
      contextDependencies.add(data);
      const { modifiedFiles, removedFiles, webpack } = compiler;
      const changed = modifiedFiles && [...modifiedFiles, ...(removedFiles ?? [])];
      if (!changed || changed.some((file) => file.startsWith(data))) await check();
      // Gatsby's overlay reads the first line as the name of the file to open.
      if (errors[0]) shown.push(new webpack.WebpackError(`${errors[0].file}\n\n${asText(errors)}`));
    });
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
}

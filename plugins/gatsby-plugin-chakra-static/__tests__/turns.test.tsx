/** @jest-environment node */
import { Helmet } from "react-helmet";
import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody, replaceRenderer } from "../gatsby-ssr";

/** Renders a page, then reads its head, as Gatsby does. */
async function titleOf(page: () => string): Promise<string> {
  const Page = () => <Helmet title={page()} />;
  const nothing = () => undefined;
  const args = { bodyComponent: <Page />, replaceBodyHTMLString: nothing, setHeadComponents: nothing };
  await replaceRenderer(args as Partial<ReplaceRendererArgs> as ReplaceRendererArgs, { plugins: [] });
  const title = Helmet.renderStatic().title.toString();
  onRenderBody();
  return title;
}

test("pages rendered at once get their own heads, also after one that throws", async () => {
  const broken = () => {
    throw new Error("A part is missing");
  };
  const results = await Promise.allSettled([titleOf(() => "One"), titleOf(broken), titleOf(() => "Two")]);
  expect(results).toMatchObject([
    { value: expect.stringContaining(">One<") as string },
    { reason: new Error("A part is missing") },
    { value: expect.stringContaining(">Two<") as string },
  ]);
});

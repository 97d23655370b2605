/** @jest-environment node */
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sharePathScript } from "../page-path-script";

type PreRender = Parameters<typeof sharePathScript>[0];

/** Runs the plugin's step over the components behind a page's body, as Gatsby does. */
function rendered(pathname: string, components: readonly ReactElement[]): string {
  let body: readonly ReactNode[] = components;
  sharePathScript(
    {
      pathname,
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (replaced: readonly ReactNode[]) => {
        body = replaced;
      },
    } as unknown as PreRender,
    { plugins: [] },
  );
  return renderToStaticMarkup(<>{body}</>);
}

const script = (id: string, code: string) => <script key={id} id={id} dangerouslySetInnerHTML={{ __html: code }} />;

const environment = process.env.NODE_ENV;

beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: "production" });
});

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

test("the path moves into an attribute, so that the script is the same on every page", () => {
  const at = (path: string) =>
    rendered(path, [
      script("gatsby-script-loader", `window.pagePath="${path}";window.hash="1";`),
      script("other", "1"),
    ]);
  expect(at("/about")).toContain('data-path="/about"');
  expect(at("/about").replace("/about", "/")).toBe(at("/"));
  expect(at("/about")).not.toContain('pagePath="/about"');
});

test.each([
  ["is missing", script("other", "1")],
  ["tells the path otherwise", script("gatsby-script-loader", 'window.path="/about"')],
])("a script that %s stops the build", (_what, component) => {
  expect(() => rendered("/about", [component])).toThrow("window.pagePath");
});

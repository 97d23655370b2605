import { render, screen } from "@testing-library/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { onClientEntry, wrapRootElement } from "../../gatsby-browser";
import { stubMedia } from "../support/environment";

stubMedia();

/** https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/root.js */
test("the development server may wrap the site before it lets it prepare", async () => {
  const args = { element: <p>Site</p>, pathname: "" } as WrapRootElementBrowserArgs;
  const site = wrapRootElement?.(args, { plugins: [] });
  await onClientEntry?.({ getResourceURLsForPathname: () => [] }, { plugins: [] });
  render(<>{site}</>);
  expect(screen.getByText("Site")).toBeTruthy();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { useState } from "react";
import { onClientEntry, wrapRootElement } from "../../gatsby-browser";
import { Layout } from "../../src/layout/layout";
import { Page } from "../../src/layout/page";
import { reloadForNewDeploy } from "../../src/lib/new-deploy";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/new-deploy", () => ({ reloadForNewDeploy: jest.fn() }));

const error = new Error("broken");
let brokenHeader = false;

jest.mock("../../src/layout/header", () => {
  const { Header } = jest.requireActual<typeof import("../../src/layout/header")>("../../src/layout/header");
  return {
    Header: (props: { readonly path: string }) => {
      if (brokenHeader) throw error;
      return <Header {...props} />;
    },
  };
});

const COPY = {
  jsonId: "about",
  title: "About Us",
  description: "What the firm is.",
  hero: { title: "A firm", subtitle: "Since 2010", link: null },
};

/** Returns what fails a component as soon as somebody presses its button. */
function useFragile(name: string) {
  const [broken, setBroken] = useState(false);
  if (broken) throw error;
  return (
    <button
      onClick={() => {
        setBroken(true);
      }}
    >
      {name}
    </button>
  );
}

const Fragile = ({ name }: { readonly name: string }) => useFragile(name);

function FragilePage() {
  return (
    <Page copy={COPY} hero={() => <Fragile name="Banner" />}>
      <Fragile name="First" />
      {["Second", "Third"].map((name) => (
        <Fragile key={name} name={name} />
      ))}
      {useFragile("Page")}
    </Page>
  );
}

const page = (path: string) => (
  <Layout path={path}>
    <FragilePage key={path} />
  </Layout>
);

beforeEach(() => {
  // React tells of each error that a boundary has caught.
  jest.spyOn(console, "error").mockImplementation();
});

it("where a part of a page fails, the rest stays, the visitor is told, and a new deploy is looked for", () => {
  renderWithTheme(<FragilePage />);
  const parts = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const left = ["Banner", "First", "Second", "Third", "Page"];
  expect(parts()).toEqual(left);
  for (const name of left.slice(0, -1)) {
    fireEvent.click(screen.getByRole("button", { name }));
    left[left.indexOf(name)] = "Reload the page";
    expect(parts()).toEqual(left);
  }
  const told = screen.getAllByRole("status").filter(({ textContent }) => textContent?.includes("failed to load"));
  expect(told).toHaveLength(4);
  expect(jest.mocked(reloadForNewDeploy).mock.calls).toEqual(Array(4).fill([error]));
});

it("where the header fails, the page stays", () => {
  brokenHeader = true;
  renderWithTheme(page("/about"));
  brokenHeader = false;
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.getByRole("main").textContent).toContain("Page");
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

it("where all of a page fails, header and footer stay, and the next page is shown", async () => {
  const { rerender } = renderWithTheme(page("/about"));
  fireEvent.click(screen.getByRole("button", { name: "Page" }));
  await waitFor(() => expect(screen.getByRole("main").textContent).toContain("failed to load"));
  expect([screen.getByRole("banner"), screen.getByRole("contentinfo")]).toHaveLength(2);
  rerender(page("/faq"));
  expect(screen.getByRole("main").textContent).not.toContain("failed to load");
});

/** https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/root.js */
it("the development server may wrap the site before it lets it prepare", async () => {
  const args = { element: <p>Site</p>, pathname: "" } as WrapRootElementBrowserArgs;
  const site = wrapRootElement?.(args, { plugins: [] });
  await onClientEntry?.({ getResourceURLsForPathname: () => [] }, { plugins: [] });
  renderWithTheme(<>{site}</>);
  expect(screen.getByText("Site")).toBeTruthy();
});

import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Layout } from "../../src/layout/layout";
import { Page } from "../../src/layout/page";
import { PAGE_COPY } from "../support/content";
import { renderWithTheme } from "../support/render";

function fail(): never {
  throw new Error("broken");
}

/** A button; the component that uses it fails on a click. */
function useFragile(name: string) {
  const [broken, setBroken] = useState(false);
  return broken ? fail() : <button onClick={() => setBroken(true)}>{name}</button>;
}

const Fragile = ({ name }: { readonly name: string }) => useFragile(name);

function FragilePage() {
  return (
    <Page copy={PAGE_COPY} hero={<Fragile name="Banner" />}>
      <Fragile name="First" />
      <Fragile name="Second" />
      {[<Fragile key="third" name="Third" />]}
      {useFragile("Page")}
    </Page>
  );
}

const page = (path: string) => (
  <Layout path={path}>
    <FragilePage key={path} />
  </Layout>
);

// React logs each error that a boundary catches.
beforeEach(() => void jest.spyOn(console, "error").mockImplementation());

it("a failed section shows a message and keeps the rest of the page", () => {
  renderWithTheme(<FragilePage />);
  const names = ["Banner", "First", "Second", "Third"];
  for (const [index, name] of names.entries()) {
    fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.getAllByRole("status")).toHaveLength(index + 1);
    for (const other of [...names.slice(index + 1), "Page"])
      expect(screen.getByRole("button", { name: other })).toBeTruthy();
  }
});

it("a failed page keeps header and footer, and works again with other content", async () => {
  const { rerender } = renderWithTheme(page("/about"));
  fireEvent.click(screen.getByRole("button", { name: "Page" }));
  await screen.findByRole("status");
  expect([screen.getByRole("banner"), screen.getByRole("contentinfo")]).toHaveLength(2);
  rerender(page("/about"));
  expect(screen.queryByRole("status")).toBeNull();
});

it("a page has its title before the script of its head is loaded, which may fail", () => {
  document.title = "";
  renderWithTheme(page("/about"));
  expect(document.title).toMatch(/^About Us/);
});

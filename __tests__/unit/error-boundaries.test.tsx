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
  const parts = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const expected = ["Banner", "First", "Second", "Third", "Page"];
  expect(parts()).toEqual(expected);
  for (const name of expected.slice(0, -1)) {
    fireEvent.click(screen.getByRole("button", { name }));
    expected[expected.indexOf(name)] = screen.getAllByRole("status")[0]?.querySelector("button")?.textContent ?? "";
    expect(parts()).toEqual(expected);
  }
  expect(screen.getAllByRole("status")).toHaveLength(4);
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

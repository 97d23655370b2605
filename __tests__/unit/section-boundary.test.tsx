import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Layout } from "../../src/layout/layout";
import { Page } from "../../src/layout/page";
import { reloadForNewDeploy } from "../../src/lib/new-deploy";
import { stubMedia } from "../support/environment";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/new-deploy", () => ({ reloadForNewDeploy: jest.fn() }));

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

const error = new Error("broken");

/** A part of a page that fails as soon as somebody uses it. */
function Fragile({ name }: { readonly name: string }) {
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

function FragilePage() {
  const [broken, setBroken] = useState(false);
  if (broken) throw error;
  return (
    <Page copy={COPY} hero={() => <Fragile name="Banner" />}>
      <Fragile name="First" />
      {["Second", "Third"].map((name) => (
        <Fragile key={name} name={name} />
      ))}
      <button
        onClick={() => {
          setBroken(true);
        }}
      >
        Page
      </button>
    </Page>
  );
}

const words = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const WORDS = ["Banner", "First", "Second", "Third", "Page"];

let logged: jest.SpyInstance;

beforeEach(() => {
  stubMedia();
  jest.mocked(reloadForNewDeploy).mockClear();
  // React tells of each error that a boundary has caught.
  logged = jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  logged.mockRestore();
});

it.each(WORDS.slice(0, -1))("where %s fails, the rest of the page stands, and the visitor is told", async (name) => {
  renderWithTheme(<FragilePage />);
  expect(words()).toEqual(WORDS);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(words()).toEqual(WORDS.map((word) => (word === name ? "Reload the page" : word)));
  expect(screen.getByRole("status").textContent).toContain("could not be shown");
  expect(reloadForNewDeploy).toHaveBeenCalledWith(error);
});

it("where the header fails, the page stands", () => {
  brokenHeader = true;
  renderWithTheme(
    <Layout path="/about">
      <FragilePage />
    </Layout>,
  );
  brokenHeader = false;
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.getByRole("main").textContent).toContain("Page");
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

it("where all of a page fails, header and footer stand, and the next page is shown", async () => {
  const page = (path: string) => (
    <Layout path={path}>
      <FragilePage key={path} />
    </Layout>
  );
  const { rerender } = renderWithTheme(page("/about"));
  await userEvent.click(screen.getByRole("button", { name: "Page" }));
  await waitFor(() => {
    expect(screen.getByRole("main").textContent).toContain("could not be shown");
  });
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
  rerender(page("/faq"));
  expect(screen.getByRole("main").textContent).not.toContain("could not be shown");
});

/** @jest-environment jsdom */
import { keepLinkedStyles } from "../runtime/class-for";
import { withStyles } from "../runtime/load-styles";
import { waitForStyles } from "../runtime/wait-for-styles";

jest.mock("../runtime/load-styles", () => ({ withStyles: jest.fn() }));
jest.mock("../runtime/class-for", () => ({ keepLinkedStyles: jest.fn() }));

const PAGE = { page: "about" };

function load(): Promise<unknown> {
  const loader = { loadPage: (path: string): Promise<unknown> => Promise.resolve({ ...PAGE, path }) };
  Object.assign(window, { ___loader: loader });
  waitForStyles();
  return loader.loadPage("/about");
}

beforeEach(() => {
  jest.mocked(keepLinkedStyles).mockClear();
});

test("a page is there once the styles are", async () => {
  let finish: (() => void) | undefined;
  const styles = new Promise<void>((resolve) => {
    finish = resolve;
  });
  jest.mocked(withStyles).mockImplementation(async (page) => {
    await styles;
    return page;
  });
  const shown = jest.fn();
  const page = load().then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  finish?.();
  await page;
  expect(shown).toHaveBeenCalledWith({ ...PAGE, path: "/about" });
});

test("what the present page links is kept before the next one is there", async () => {
  jest.mocked(withStyles).mockImplementation((page) => page);
  const page = load();
  expect(keepLinkedStyles).not.toHaveBeenCalled();
  await page;
  expect(keepLinkedStyles).toHaveBeenCalledTimes(1);
});

test("where the styles can't be fetched, Gatsby requests the page from the server", async () => {
  jest.mocked(withStyles).mockRejectedValue(new Error("no connection"));
  expect(await load()).toBeUndefined();
});

test("a Gatsby that publishes no loader is noticed", () => {
  Object.assign(window, { ___loader: undefined });
  expect(waitForStyles).toThrow("window.___loader.loadPage");
});

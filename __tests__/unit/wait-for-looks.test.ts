/** @jest-environment jsdom */
import { waitForLooks } from "../../src/lib/wait-for-looks";
import { withLooks } from "../../src/theme/in-browser/load-looks";

jest.mock("../../src/theme/in-browser/load-looks", () => ({ withLooks: jest.fn() }));

const PAGE = { page: "about" };

const load = () => {
  Object.assign(window, { ___loader: { loadPage: () => Promise.resolve(PAGE) } });
  waitForLooks();
  return window.___loader.loadPage("/about");
};

test("a page is there once the site's looks are", async () => {
  let arrive: (() => void) | undefined;
  const looks = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  jest.mocked(withLooks).mockImplementation(async (page) => {
    await looks;
    return page;
  });
  const there = jest.fn();
  const page = load().then(there);
  await Promise.resolve();
  expect(there).not.toHaveBeenCalled();
  arrive?.();
  await page;
  expect(there).toHaveBeenCalledWith(PAGE);
});

test("where they can't be had, the page is asked from the server", async () => {
  jest.mocked(withLooks).mockRejectedValue(new Error("no connection"));
  expect(await load()).toBeUndefined();
});

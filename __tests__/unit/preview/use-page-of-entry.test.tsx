import { act, renderHook } from "@testing-library/react";
import type { EntryNode } from "../../../src/preview/entry-node";
import { loadPage } from "../../../src/preview/load-page";
import { usePageOfEntry } from "../../../src/preview/use-page-of-entry";

jest.mock("../../../src/preview/load-page");

const JOB: EntryNode = { jsonId: "analyst", title: "Analyst" };

const page = { component: { default: () => null }, json: { data: {}, pageContext: {} } };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("a page that couldn't be fetched is asked for again after a moment", async () => {
  jest.mocked(loadPage).mockRejectedValueOnce(new Error("offline")).mockResolvedValue(page);
  const { result } = renderHook(() => usePageOfEntry("jobs", JOB));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(result.current).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toMatchObject({ page, article: null });
});

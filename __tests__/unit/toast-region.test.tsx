import { act, screen, waitFor } from "@testing-library/react";
import { showToast } from "../../src/lib/toasts";
import { ToastRegion } from "../../src/ui/toast-region";
import { renderWithTheme } from "../support/render";

const toast = (title: string) => ({ title, text: `About ${title}.`, kind: "success" as const });

it("shows a toast, and the next one in its place", async () => {
  renderWithTheme(<ToastRegion />);
  act(() => {
    showToast(toast("First"));
  });
  expect(await screen.findByText("First")).toBeTruthy();
  expect(screen.getByText("About First.")).toBeTruthy();
  act(() => {
    showToast(toast("Second"));
  });
  expect(await screen.findByText("Second")).toBeTruthy();
  await waitFor(() => {
    expect(screen.queryByText("First")).toBeNull();
  });
});

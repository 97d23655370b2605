import { act, screen, waitFor } from "@testing-library/react";
import { showToast } from "../../src/lib/toasts";
import { ToastRegion } from "../../src/ui/toast-region";
import { renderWithTheme } from "../support/render";

// What draws the toasts was fetched, and fails.
jest.mock("../../src/ui/toasts", () => ({
  Toasts: () => {
    throw new Error("broken");
  },
}));

it("a toast that cannot be drawn is said in plain HTML, and the page stands", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  renderWithTheme(
    <>
      <input aria-label="Message" />
      <ToastRegion />
    </>,
  );
  await act(async () => {
    showToast({ title: "Message Sent", text: "Thank you.", kind: "success" });
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(screen.getByRole("status").textContent).toContain("Message SentThank you.");
  });
  expect(screen.getByLabelText("Message")).toBeTruthy();
  logged.mockRestore();
});

import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TOAST_DURATION, showToast } from "../../src/lib/toasts";
import { ToastRegion } from "../../src/ui/toast-region";
import { renderWithTheme } from "../support/render";

// As where the network is down, or a deploy has removed the chunk.
jest.mock("../../src/ui/toasts", () => {
  throw new Error("Loading chunk 12 failed.");
});

const toast = (title: string) => ({ title, text: `About ${title}.`, kind: "success" as const });

const show = (title: string) =>
  act(async () => {
    showToast(toast(title));
    // What is fetched is told a moment later.
    await Promise.resolve();
  });

afterEach(() => {
  jest.useRealTimers();
});

describe("a toast whose scripts cannot be fetched", () => {
  it("is said in plain HTML, and leaves the page and what is written in it alone", async () => {
    renderWithTheme(
      <>
        <input aria-label="Message" />
        <ToastRegion />
      </>,
    );
    await userEvent.type(screen.getByLabelText("Message"), "Half a page");
    await show("First");
    const status = await screen.findByRole("status");
    await waitFor(() => {
      expect(status.textContent).toContain("FirstAbout First.");
    });
    expect(screen.getByLabelText<HTMLInputElement>("Message").value).toBe("Half a page");
    await show("Second");
    expect(status.textContent).toContain("SecondAbout Second.");
    expect(status.textContent).not.toContain("First");
  });

  it("is closed by its button", async () => {
    renderWithTheme(<ToastRegion />);
    await show("Third");
    await userEvent.click(await screen.findByRole("button", { name: "Close notice" }));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("goes by itself after 5 s", async () => {
    renderWithTheme(<ToastRegion />);
    await show("Fourth");
    await screen.findByText("Fourth");
    jest.useFakeTimers();
    await show("Fifth");
    act(() => {
      jest.advanceTimersByTime(TOAST_DURATION - 1);
    });
    expect(screen.getByText("Fifth")).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.queryByText("Fifth")).toBeNull();
  });
});

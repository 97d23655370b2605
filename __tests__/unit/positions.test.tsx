import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formFields } from "../../src/forms/form-fields";
import { Positions } from "../../src/sections/careers/positions";
import { showToast } from "../../src/lib/toasts";
import { sectionText } from "../support/content";
import { stubEndpoint } from "../support/endpoint";
import type { Endpoint } from "../support/endpoint";
import { stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/toasts", () => ({ showToast: jest.fn() }));

const job = (number: number, title: string): Queries.PositionsContentFragment => ({
  jsonId: title.toLowerCase(),
  number,
  title,
  location: "London",
  type: "Full-time",
  department: "Strategy",
  posted: "2026-11-03",
  summary: `The work of a ${title}.`,
  responsibilities: [`Be a ${title}`],
  requirements: [`Have been a ${title}`],
});

let endpoint: Endpoint;

beforeEach(() => {
  stubIntersectionObserver();
  jest.mocked(showToast).mockClear();
  endpoint = stubEndpoint();
  renderWithTheme(
    <Positions
      copy={sectionText("positions", "Open Positions")}
      generalCopy={sectionText("general", "No role?")}
      fields={formFields("application")}
      jobs={[job(1, "Analyst"), job(2, "Writer")]}
    />,
  );
});

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.findByRole("dialog");

async function open(name: string) {
  await userEvent.click(button(name));
  const opened = within(await dialog());
  // The dialog looks at what it contains in the next frame.
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  return opened;
}

async function fill(form: ReturnType<typeof within>) {
  await userEvent.type(form.getByLabelText("Name", { exact: false }), "Ada");
  await userEvent.type(form.getByLabelText("Email", { exact: false }), "ada@example.com");
  await userEvent.type(form.getByLabelText("Resume", { exact: false }), "0123456789");
}

describe("the apply dialog", () => {
  it("keeps what was written for a position when it is closed, and only for that one", async () => {
    const resume = (form: ReturnType<typeof within>) => {
      const box = form.getByLabelText("Resume", { exact: false });
      return box instanceof HTMLTextAreaElement && box.value;
    };
    const close = async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => {
        expect(screen.queryByRole("dialog")).toBeNull();
      });
    };
    await fill(await open("Apply Now for Writer"));
    await close();
    expect(resume(await open("Apply Now for Analyst"))).toBe("");
    await close();
    const again = await open("Apply Now for Writer");
    expect(resume(again)).toBe("0123456789");
    await userEvent.click(again.getByRole("button", { name: "Submit Application" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(resume(await open("Apply Now for Writer"))).toBe("");
  });

  it.each([
    ["another position", "Submit a General Application"],
    ["the same position, with what is written in it since,", "Apply Now for Writer"],
  ])("leaves the dialog of %s open when a cancelled application ends late", async (_which, next) => {
    const release = endpoint.hold();
    const first = await open("Apply Now for Writer");
    await fill(first);
    await userEvent.click(first.getByRole("button", { name: "Submit Application" }));
    await first.findByRole("button", { name: "Submitting..." });
    await userEvent.click(first.getByRole("button", { name: "Cancel" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    const opened = await open(next);
    const letter = opened.getByLabelText<HTMLTextAreaElement>("Cover Letter", { exact: false });
    await userEvent.type(letter, "One more word");
    release();
    await waitFor(() => {
      expect(showToast).toHaveBeenCalled();
    });
    expect([letter.isConnected, letter.value]).toEqual([true, "One more word"]);
  });
});

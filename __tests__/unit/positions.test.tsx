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

describe("a job card", () => {
  const isOpen = (title: string) => {
    const toggle = screen.getByRole("button", { name: new RegExp(`Details about ${title}$`) });
    const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    const expanded = toggle.getAttribute("aria-expanded") === "true";
    expect(panel && getComputedStyle(panel).display === "none").toBe(!expanded);
    expect(toggle.textContent).toBe(`${expanded ? "Less" : "More"} Details about ${title}`);
    return expanded;
  };

  it("opens and closes on its own", async () => {
    expect([isOpen("Analyst"), isOpen("Writer")]).toEqual([false, false]);
    await userEvent.click(button("More Details about Writer"));
    expect([isOpen("Analyst"), isOpen("Writer")]).toEqual([false, true]);
    await userEvent.click(button("Less Details about Writer"));
    expect([isOpen("Analyst"), isOpen("Writer")]).toEqual([false, false]);
  });
});

describe("the apply dialog", () => {
  it("opens for the job, with its title in a field that cannot be changed", async () => {
    const form = await open("Apply Now for Writer");
    expect(form.getByRole("heading", { name: "Apply for Writer" })).toBeTruthy();
    expect(form.getByText("Please fill out the form below to apply for this position.")).toBeTruthy();
    const position = form.getByLabelText<HTMLInputElement>("Position", { exact: false });
    expect([position.value, position.readOnly]).toEqual(["Writer", true]);
  });

  it("opens for a general application", async () => {
    const form = await open("Submit a General Application");
    expect(form.getByRole("heading", { name: "Apply for General Application" })).toBeTruthy();
    await fill(form);
    await userEvent.click(form.getByRole("button", { name: "Submit Application" }));
    await waitFor(() => {
      expect(endpoint.posted[0]?.body).toMatchObject({ position: "General Application" });
    });
  });

  it("closes by Cancel and by Escape, and gives focus back to the button that opened it", async () => {
    const form = await open("Apply Now for Analyst");
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(document.getElementById("apply-1"));
    });
    await open("Submit a General Application");
    await waitFor(() => {
      expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(document.getElementById("apply-0"));
    });
  });

  it("sends all fields, closes when they are taken, and gives focus back to its button", async () => {
    const form = await open("Apply Now for Writer");
    await fill(form);
    await userEvent.click(form.getByRole("button", { name: "Submit Application" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(endpoint.posted).toEqual([
      {
        path: "/api/careers/apply",
        body: {
          name: "Ada",
          email: "ada@example.com",
          phone: "",
          position: "Writer",
          resume: "0123456789",
          coverLetter: "",
        },
      },
    ]);
    expect(showToast).toHaveBeenCalledWith({
      title: "Application Submitted",
      text: "Thank you for your application. We'll be in touch soon!",
      kind: "success",
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(button("Apply Now for Writer"));
    });
  });

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

  it("stays open with everything in it when sending fails", async () => {
    endpoint.answer(503);
    jest.spyOn(console, "error").mockImplementation();
    const form = await open("Apply Now for Writer");
    await fill(form);
    await userEvent.click(form.getByRole("button", { name: "Submit Application" }));
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledWith({
        title: "Submission Failed",
        text: "There was a problem submitting your application. Please try again.",
        kind: "destructive",
      });
    });
    expect(form.getByLabelText<HTMLTextAreaElement>("Resume", { exact: false }).value).toBe("0123456789");
  });

  it("does not close by Escape while the application is on its way", async () => {
    const release = endpoint.hold();
    const form = await open("Apply Now for Writer");
    await fill(form);
    await userEvent.click(form.getByRole("button", { name: "Submit Application" }));
    expect((await form.findByRole<HTMLButtonElement>("button", { name: "Submitting..." })).disabled).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    release();
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
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

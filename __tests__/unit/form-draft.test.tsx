import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { clearDrafts, formDraft } from "../../src/forms/form-draft";
import { withField } from "../../src/forms/form-field";
import type { FormField } from "../../src/forms/form-field";
import { formFields } from "../../src/forms/form-fields";
import { SubmissionForm } from "../../src/forms/submission-form";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { stubEndpoint } from "../support/endpoint";
import type { Endpoint } from "../support/endpoint";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/toasts", () => ({ showToast: jest.fn() }));

const LABELS = { idle: "Send Message", busy: "Submitting..." };

let endpoint: Endpoint;

beforeEach(() => {
  stubIntersectionObserver();
  endpoint = stubEndpoint();
  window.history.replaceState(null, "", "/contact");
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const written = () => ["Name", "Email", "Message"].map((label) => field(label).value);

/** Comes to the page; `live` once the form's scripts are there. */
async function come(live = false, fields: readonly FormField[] = formFields("contact")) {
  const { container } = renderWithTheme(<SubmissionForm kind="contact" fields={fields} />);
  const plain = container.querySelector("form");
  if (live) await comeIntoSight();
  if (live) await waitFor(() => expect(plain?.isConnected).toBe(false));
}

async function write() {
  await userEvent.type(field("Name"), "Ada");
  await userEvent.type(field("Email"), "ada@example.com");
  await userEvent.type(field("Message"), "Half a page of{Enter}thoughts");
}

const ALL = ["Ada", "ada@example.com", "Half a page of\nthoughts"];

describe("what was written", () => {
  it.each([
    ["the plain form", false, false],
    ["the plain form, for the live one", false, true],
    ["the live form", true, false],
    ["the live form, for the live one", true, true],
  ])("in %s is there again after a reload", async (_name, liveBefore, liveAfter) => {
    await come(liveBefore);
    await write();
    cleanup();
    await come(liveAfter);
    expect(written()).toEqual(ALL);
  });

  it("belongs to its page and its kind of form", async () => {
    await come();
    await write();
    cleanup();
    window.history.replaceState(null, "", "/about");
    await come();
    expect(written()).toEqual(["", "", ""]);
    expect(formDraft("newsletter").read()).toEqual({});
    cleanup();
    window.history.replaceState(null, "", "/contact/");
    await come();
    expect(written()).toEqual(ALL);
  });

  it("gives way to what the browser has put back, or the visitor wrote before scripts were at work", async () => {
    formDraft("contact").keep("message", "Older");
    const before = HTMLTextAreaElement.prototype;
    const spy = jest.spyOn(before, "value", "get").mockReturnValue("Newer");
    await come();
    spy.mockRestore();
    expect(formDraft("contact").read()).toMatchObject({ message: "Newer" });
  });

  it("holds an emptied field as empty", async () => {
    await come(true);
    await write();
    await userEvent.clear(field("Name"));
    cleanup();
    await come(true);
    expect(written()).toEqual(["", ...ALL.slice(1)]);
  });

  it("brings back no field and no choice that a deploy has removed", async () => {
    formDraft("contact").keep("service", "sold-off");
    formDraft("contact").keep("fax", "+1 555 0101");
    await come(true, withField(formFields("contact"), "service", { options: [{ value: "", label: "None" }] }));
    expect(field("Service").value).toBe("");
    expect(document.querySelector("select")?.selectedIndex).toBe(0);
    await write();
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(endpoint.posted).toHaveLength(1));
    expect(endpoint.posted[0]?.body).toMatchObject({ name: "Ada", service: "" });
  });

  it("is never what a program wrote into the honeypot", async () => {
    await come();
    const honeypot = document.querySelector(`[name=${HONEYPOT_FIELD}]`);
    if (honeypot) fireEvent.input(honeypot, { target: { value: "spam" } });
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });
});

describe("a draft goes", () => {
  /** Sends what was written, and leaves the form before the answer is there; returns what lets the answer come. */
  async function sendAndLeave() {
    const release = endpoint.hold();
    await come(true);
    await write();
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(endpoint.posted).toHaveLength(1));
    cleanup();
    return release;
  }

  it("with success that comes once the visitor has gone on inside the site", async () => {
    const release = await sendAndLeave();
    window.history.replaceState(null, "", "/about");
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  });

  it("with success only as far as it was sent: what is written meanwhile, in the form come to again, stays", async () => {
    const release = await sendAndLeave();
    await come(true);
    await userEvent.type(field("Message"), ", and one more");
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await waitFor(() =>
      expect(formDraft("contact").read()).toEqual({ message: "Half a page of\nthoughts, and one more" }),
    );
  });

  it("with success, and stays with failure", async () => {
    await come(true);
    await write();
    endpoint.answer(503);
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(endpoint.posted).toHaveLength(1));
    expect(formDraft("contact").read().name).toBe("Ada");
    endpoint.answer(201);
    await screen.findByRole("button", { name: LABELS.idle });
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(written()).toEqual(["", "", ""]));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it("with all of its kind where one was sent as plain HTML", () => {
    formDraft("contact").keep("name", "Ada");
    formDraft("newsletter").keep("email", "ada@example.com");
    clearDrafts("contact");
    expect([formDraft("contact").read(), formDraft("newsletter").read()]).toEqual([{}, { email: "ada@example.com" }]);
  });
});

describe("without a storage", () => {
  it.each(["kept from the site", "full"])("that is %s the form works as ever", async (how) => {
    const refuse = () => {
      throw new DOMException("no", how);
    };
    const spy =
      how === "full"
        ? jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
        : jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    await come(true);
    await write();
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(endpoint.posted).toHaveLength(1));
    spy.mockRestore();
  });
});

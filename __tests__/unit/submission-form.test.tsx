import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formFields } from "../../src/forms/form-fields";
import { SubmissionForm } from "../../src/forms/submission-form";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { showToast } from "../../src/lib/toasts";
import { stubEndpoint } from "../support/endpoint";
import type { Endpoint } from "../support/endpoint";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/toasts", () => ({ showToast: jest.fn() }));

const mockLost = { now: false };

// As where a deploy has removed the chunk, or the network is down.
jest.mock("../../plugins/gatsby-plugin-chakra-static", () => ({
  ...jest.requireActual<object>("../../plugins/gatsby-plugin-chakra-static"),
  withStyles: (part: Promise<unknown>) => (mockLost.now ? Promise.reject(new Error("lost")) : part),
}));

let endpoint: Endpoint;

beforeEach(() => {
  mockLost.now = false;
  stubIntersectionObserver();
  jest.mocked(showToast).mockClear();
  jest.spyOn(console, "error").mockReset().mockImplementation();
  endpoint = stubEndpoint();
});

const form = () => screen.getByRole<HTMLFormElement>("form");
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const button = () => screen.getByRole<HTMLButtonElement>("button");
const honeypot = () => form().querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`) as HTMLInputElement;
const line = () => screen.getByRole("status").textContent;

const renderForm = (kind: "contact" | "newsletter" = "contact") =>
  renderWithTheme(<SubmissionForm kind={kind} fields={formFields(kind)} />);

async function renderLive(kind: "contact" | "newsletter" = "contact") {
  renderForm(kind);
  const plain = form();
  await comeIntoSight();
  await waitFor(() => expect(plain.isConnected).toBe(false));
}

async function fillContact() {
  await userEvent.type(field("Name"), " Ada Lovelace ");
  await userEvent.type(field("Email"), "ada@example.com");
  await userEvent.type(field("Message"), "Please call me.");
}

const CONTACT = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "",
  company: "",
  service: "",
  message: "Please call me.",
};

describe("a plain form", () => {
  it("is exchanged when the visitor comes near it, and not before", async () => {
    renderForm();
    const plain = form();
    expect(plain.noValidate).toBe(true);
    await comeIntoSight();
    await waitFor(() => expect(plain.isConnected).toBe(false));
  });

  it("that the visitor has touched stays until it is submitted, and loses nothing then", async () => {
    renderForm();
    const plain = form();
    await userEvent.click(field("Phone"));
    await comeIntoSight();
    await fillContact();
    await userEvent.type(honeypot(), "spam");
    expect(form()).toBe(plain);
    await userEvent.click(button());
    await waitFor(() =>
      expect(endpoint.posted).toEqual([{ path: "/api/contact", body: { ...CONTACT, [HONEYPOT_FIELD]: "spam" } }]),
    );
    expect(plain.isConnected).toBe(false);
  });

  it("keeps focus where it is when it is submitted", async () => {
    renderForm();
    await userEvent.type(field("Email"), "ada@example{Enter}");
    await screen.findByText("Please enter a valid email address");
    await waitFor(() => expect(document.activeElement).toBe(field("Name")));
  });

  it("is posted as such if the live one is lost; without a connection it says so beside its button", async () => {
    mockLost.now = true;
    const posted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderForm("newsletter");
    await userEvent.type(field("Email"), "ada@example.com");
    await userEvent.click(button());
    await waitFor(() => expect(line()).toMatch(/^There was a problem/));
    expect([posted.mock.calls.length, field("Email").value]).toEqual([0, "ada@example.com"]);
    online.mockReturnValue(true);
    await userEvent.click(button());
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
    online.mockRestore();
    posted.mockRestore();
  });
});

describe("a live form", () => {
  it("locks its fields and its button while it is sent", async () => {
    const release = endpoint.hold();
    await renderLive();
    await fillContact();
    await userEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe("Submitting..."));
    expect(button().disabled).toBe(true);
    for (const control of form().querySelectorAll("label[for] ~ [name]")) {
      expect(control.matches("[readonly], [aria-readonly=true]")).toBe(true);
    }
    release();
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(endpoint.posted).toHaveLength(1);
  });

  it("keeps everything after a failure, says so beside its button until the next try, and gives focus back", async () => {
    endpoint.answer(503);
    await renderLive();
    await fillContact();
    await userEvent.click(button());
    const text = "There was a problem sending your message. Please try again.";
    await waitFor(() => expect(line()).toBe(text));
    expect(showToast).toHaveBeenCalledWith({ title: "Submission Failed", text, type: "error" });
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await userEvent.type(field("Message"), "!");
    expect([line(), field("Message").value]).toEqual([text, "Please call me.!"]);
    const release = endpoint.hold();
    await userEvent.click(button());
    await waitFor(() => expect(line()).toBe(""));
    await act(() => Promise.resolve(release()));
  });

  it.each([
    ["contact", fillContact, /^Received at \d\d:\d\d\. We answer within one business day\.$/],
    ["newsletter", () => userEvent.type(field("Email"), "ada@example.com"), /^Received at \d\d:\d\d\.$/],
  ] as const)(
    "for %s is empty after a success, with one line until the visitor writes again",
    async (kind, fill, said) => {
      await renderLive(kind);
      const announcer = screen.getByRole("status");
      await fill();
      await userEvent.click(button());
      await waitFor(() => expect(announcer.textContent).toMatch(said));
      expect([field("Email").value, document.activeElement]).toEqual(["", button()]);
      await userEvent.type(field("Email"), "a");
      expect(line()).toBe("");
    },
  );

  it("leaves focus alone where the visitor has gone on to something else", async () => {
    const release = endpoint.hold();
    await renderLive("newsletter");
    await userEvent.type(field("Email"), "ada@example.com{Enter}");
    await screen.findByRole("button", { name: "Subscribing..." });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    elsewhere.focus();
    release();
    await screen.findByText(/^Received at/);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

it("asks browsers and password managers to leave the honeypot alone", () => {
  renderForm();
  const known =
    /name|mail|phone|tel|addr|street|city|town|state|zip|post|country|company|organi|card|user|login|pass|url|web|site|title|birth|sex|ref|comment|message/i;
  expect(HONEYPOT_FIELD).not.toMatch(known);
  expect([honeypot().tabIndex, honeypot().autocomplete]).toEqual([-1, "off"]);
  for (const attribute of ["data-1p-ignore", "data-lpignore", "data-bwignore"]) {
    expect(honeypot().hasAttribute(attribute)).toBe(true);
  }
});

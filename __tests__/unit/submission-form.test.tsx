import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { clearDrafts, formDraft } from "../../src/forms/form-draft";
import { withField } from "../../src/forms/field";
import type { FormField } from "../../src/forms/field";
import { formFields } from "../../src/forms/form-fields";
import { SubmissionForm } from "../../src/forms/submission-form";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { showToast } from "../../src/forms/show-toast";
import { stubEndpoint } from "../support/endpoint";
import type { Endpoint } from "../support/endpoint";
import { triggerIntersections, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/forms/show-toast", () => ({ showToast: jest.fn() }));

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
  jest.spyOn(console, "error").mockImplementation();
  endpoint = stubEndpoint();
  window.history.replaceState(null, "", "/contact");
});

afterEach(() => {
  jest.restoreAllMocks();
});

// By selectors: looking for roles takes jsdom ten times as long.
const form = () => document.forms[0] as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const button = () => form().querySelector("button") as HTMLButtonElement;
const honeypot = () => form().querySelector(`[name=${HONEYPOT_FIELD}]`) as HTMLInputElement;
const line = () => form().querySelector("[role=status]")?.textContent;
const focus = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};
const write = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const submit = () => fireEvent.click(button());
const posted = (count = 1) => waitFor(() => expect(endpoint.posted).toHaveLength(count));
const letAnswerCome = (release: () => void) => act(() => Promise.resolve(release()));

/** Comes to the page; `live` once the form's scripts are there. */
async function come(live: "live" | "plain", fields: readonly FormField[] = formFields("contact")) {
  renderWithTheme(<SubmissionForm kind="contact" fields={fields} />);
  const plain = form();
  if (live === "live") await triggerIntersections();
  if (live === "live") await waitFor(() => expect(plain.isConnected).toBe(false));
  return plain;
}

const ALL = ["Ada", "ada@example.com", "Half a page of\nthoughts"];
const written = () => ["Name", "Email", "Message"].map((label) => field(label).value);
const writeAll = () => {
  ["Name", "Email", "Message"].forEach((label, index) => write(field(label), ALL[index] ?? ""));
};

describe("a plain form", () => {
  it("that the visitor has touched stays until it is submitted, and loses nothing then", async () => {
    const plain = await come("plain");
    focus(field("Phone"));
    await triggerIntersections();
    writeAll();
    write(honeypot(), "spam");
    expect(form()).toBe(plain);
    submit();
    await posted();
    expect(endpoint.posted[0]).toMatchObject({
      path: "/api/contact",
      body: { name: "Ada", phone: "", message: ALL[2], [HONEYPOT_FIELD]: "spam" },
    });
    expect(plain.isConnected).toBe(false);
  });

  it("is posted as such if the live one is lost; without a connection it says so beside its button", async () => {
    mockLost.now = true;
    const post = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation();
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await come("plain");
    writeAll();
    submit();
    await waitFor(() => expect(line()).toMatch(/^There was a problem/));
    expect([post.mock.calls, written()]).toEqual([[], ALL]);
    online.mockReturnValue(true);
    submit();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  });
});

describe("a live form", () => {
  it("says a failure beside its button until the next try, keeps the draft, and gives focus back", async () => {
    endpoint.answer(503);
    await come("live");
    writeAll();
    focus(button());
    submit();
    const text = "There was a problem sending your message. Please try again.";
    await waitFor(() => expect(line()).toBe(text));
    expect(showToast).toHaveBeenCalledWith({ title: "Submission Failed", text, type: "error" });
    await waitFor(() => expect(document.activeElement).toBe(button()));
    write(field("Phone"), "1");
    expect([line(), written(), formDraft("contact").read().name]).toEqual([text, ALL, "Ada"]);
    const release = endpoint.holdAnswers();
    submit();
    await waitFor(() => expect(line()).toBe(""));
    await letAnswerCome(release);
  });

  it("leaves focus alone where the visitor has gone on to something else", async () => {
    const release = endpoint.holdAnswers();
    await come("live");
    writeAll();
    submit();
    await posted();
    const elsewhere = document.body.appendChild(document.createElement("input"));
    focus(elsewhere);
    release();
    await screen.findByText(/^Received at/);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

it("asks browsers and password managers to leave the honeypot alone, and keeps no draft of it", async () => {
  await come("plain");
  const known =
    /name|mail|phone|tel|addr|street|city|town|state|zip|post|country|company|organi|card|user|login|pass|url|web|site|title|birth|sex|ref|comment|message/i;
  expect(HONEYPOT_FIELD).not.toMatch(known);
  const told = ["data-1p-ignore", "data-lpignore", "data-bwignore"].map((name) => honeypot().hasAttribute(name));
  expect([honeypot().tabIndex, honeypot().autocomplete, ...told]).toEqual([-1, "off", true, true, true]);
  write(honeypot(), "spam");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

describe("a draft", () => {
  it("of the plain form is that of the live one, on its own page and for its own kind of form", async () => {
    await come("plain");
    writeAll();
    cleanup();
    window.history.replaceState(null, "", "/about");
    await come("live");
    expect([written(), formDraft("newsletter").read()]).toEqual([["", "", ""], {}]);
    cleanup();
    window.history.replaceState(null, "", "/contact/");
    await come("live");
    expect(written()).toEqual(ALL);
    write(field("Name"), "");
    cleanup();
    await come("live");
    expect(written()).toEqual(["", ...ALL.slice(1)]);
  });

  it("gives way to what the browser has put back, or the visitor wrote before scripts were at work", async () => {
    formDraft("contact").save("message", "Older");
    const spy = jest.spyOn(HTMLTextAreaElement.prototype, "value", "get").mockReturnValue("Newer");
    await come("plain");
    spy.mockRestore();
    expect(formDraft("contact").read()).toMatchObject({ message: "Newer" });
  });

  it("brings back no field and no choice that a deploy has removed", async () => {
    formDraft("contact").save("service", "sold-off");
    formDraft("contact").save("fax", "+1 555 0101");
    await come("live", withField(formFields("contact"), "service", { options: [{ value: "", label: "None" }] }));
    expect(document.querySelector("select")?.selectedIndex).toBe(0);
    writeAll();
    submit();
    await posted();
    expect(endpoint.posted[0]?.body).toMatchObject({ name: "Ada", service: "" });
    expect(endpoint.posted[0]?.body).not.toHaveProperty("fax");
  });

  /** Sends what was written, and leaves the form before the answer is there; returns what lets the answer come. */
  async function sendAndLeave() {
    const release = endpoint.holdAnswers();
    await come("live");
    writeAll();
    submit();
    await posted();
    cleanup();
    return release;
  }

  it("goes with a success that comes once the visitor has gone on inside the site", async () => {
    const release = await sendAndLeave();
    window.history.replaceState(null, "", "/about");
    await letAnswerCome(release);
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  });

  it("goes only as far as it was sent: what is written meanwhile, in the form opened again, stays", async () => {
    const release = await sendAndLeave();
    await come("live");
    write(field("Message"), "One more thought");
    await letAnswerCome(release);
    await waitFor(() => expect(formDraft("contact").read()).toEqual({ message: "One more thought" }));
  });

  it("goes with all of its kind where one was sent as plain HTML", () => {
    formDraft("contact").save("name", "Ada");
    formDraft("newsletter").save("email", "ada@example.com");
    clearDrafts("contact");
    expect([formDraft("contact").read(), formDraft("newsletter").read()]).toEqual([{}, { email: "ada@example.com" }]);
  });

  it.each(["blocked", "full"])("is missing where the storage is %s, and the form works all the same", async (how) => {
    const refuse = () => {
      throw new DOMException("no", how);
    };
    if (how === "full") jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    else jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    await come("live");
    writeAll();
    submit();
    await posted();
    jest.restoreAllMocks();
  });
});

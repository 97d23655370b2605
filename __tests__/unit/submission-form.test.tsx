import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { SENT, forgetSent, formDraft } from "../../src/forms/form-draft";
import { addValues } from "../../src/lib/tab-storage";
import { FIELDS, withField } from "../../src/forms/fields";
import { SubmissionForm } from "../../src/forms/submission-form";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { triggerIntersections } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/ui/show-toast", () => ({ showToast: jest.fn() }));

const ANSWER = { ok: true, text: () => Promise.resolve("") } as Response;
const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = post;

beforeEach(() => {
  post.mockReset().mockResolvedValue(ANSWER);
  window.history.replaceState(null, "", "/contact");
});

// Selectors, because queries by role take jsdom ten times as long.
const form = () => document.forms[0] as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const honeypot = () => form().querySelector(`[name=${HONEYPOT_FIELD}]`) as HTMLInputElement;
const write = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const posted = (): unknown => JSON.parse(String(post.mock.lastCall?.[1]?.body));

/** Leaves posts unanswered until the returned function is called. */
function holdAnswers() {
  let release: () => void = () => undefined;
  post.mockReturnValue(new Promise((resolve) => (release = () => resolve(ANSWER))));
  return () => act(() => Promise.resolve(release()));
}

/** Renders the form as plain HTML, or until it is interactive. */
async function renderForm(state: "interactive" | "plain", fields = FIELDS.contact) {
  renderWithTheme(<SubmissionForm kind="contact" fields={fields} />);
  const plain = form();
  if (state === "plain") return;
  await triggerIntersections();
  await waitFor(() => expect(plain.isConnected).toBe(false));
}

const LABELS = ["Name", "Email", "Message"];
const VALUES = ["Ada", "ada@example.com", "Half a page of\nthoughts"];
const fieldValues = () => LABELS.map((label) => field(label).value);
const fillAll = () => LABELS.forEach((label, index) => write(field(label), VALUES[index] ?? ""));

async function send() {
  fillAll();
  fireEvent.click(form().querySelector("button") as HTMLButtonElement);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
}

it("does not take focus from another element", async () => {
  const release = holdAnswers();
  await renderForm("interactive");
  await send();
  const elsewhere = document.body.appendChild(document.createElement("input"));
  act(() => elsewhere.focus());
  await release();
  await screen.findByText(/^Received at/);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it("keeps browsers and password managers from filling the honeypot, and sends it without a draft", async () => {
  await renderForm("plain");
  const autofillNames =
    /name|mail|phone|tel|addr|street|city|town|state|zip|post|country|company|organi|card|user|login|pass|url|web|site|title|birth|sex|ref|comment|message/i;
  expect(HONEYPOT_FIELD).not.toMatch(autofillNames);
  const ignored = ["data-1p-ignore", "data-lpignore", "data-bwignore"].map((name) => honeypot().hasAttribute(name));
  expect([honeypot().tabIndex, honeypot().autocomplete, ...ignored]).toEqual([-1, "off", true, true, true]);
  write(honeypot(), "spam");
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  await send();
  expect(posted()).toMatchObject({ name: "Ada", [HONEYPOT_FIELD]: "spam" });
});

it("a draft is shared by the plain and the interactive form, and separate for each page and form", async () => {
  await renderForm("plain");
  fillAll();
  cleanup();
  window.history.replaceState(null, "", "/about");
  await renderForm("interactive");
  expect([fieldValues(), formDraft("newsletter").read()]).toEqual([["", "", ""], {}]);
  cleanup();
  window.history.replaceState(null, "", "/contact/");
  await renderForm("interactive");
  expect(fieldValues()).toEqual(VALUES);
  write(field("Name"), "");
  cleanup();
  await renderForm("interactive");
  expect(fieldValues()).toEqual(["", ...VALUES.slice(1)]);
});

it("a draft is replaced by values that the browser restores or the visitor enters before scripts run", async () => {
  formDraft("contact").save("message", "Older");
  jest.spyOn(HTMLTextAreaElement.prototype, "value", "get").mockReturnValue("Newer");
  await renderForm("plain");
  expect(formDraft("contact").read()).toMatchObject({ message: "Newer" });
});

it("a draft does not restore fields and options that a deploy has removed", async () => {
  formDraft("contact").save("service", "sold-off");
  formDraft("contact").save("fax", "+1 555 0101");
  await renderForm("interactive", withField(FIELDS.contact, "service", { options: [{ value: "", label: "None" }] }));
  expect(document.querySelector("select")?.selectedIndex).toBe(0);
  await send();
  expect(posted()).toMatchObject({ name: "Ada", service: "" });
  expect(posted()).not.toHaveProperty("fax");
});

/** Submits the form and leaves the page before the response. Returns a function that releases the response. */
async function sendAndLeave() {
  const release = holdAnswers();
  await renderForm("interactive");
  await send();
  cleanup();
  return release;
}

it("a draft is deleted by a success that arrives on another page", async () => {
  const release = await sendAndLeave();
  window.history.replaceState(null, "", "/about");
  await release();
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
});

it("a draft keeps what the visitor enters after the submit", async () => {
  const release = await sendAndLeave();
  await renderForm("interactive");
  write(field("Message"), "One more thought");
  await release();
  await waitFor(() => expect(formDraft("contact").read()).toEqual({ message: "One more thought" }));
});

it.each([
  ["success", "/contact/?to=ada", { phone: "1" }],
  ["success", "/about", { name: "Ada", phone: "1" }],
  ["success", "https://elsewhere.example/contact", { name: "Ada", phone: "1" }],
  ["failure", "/contact", { name: "Ada", phone: "1" }],
  ["success", "/contact", { name: "Ada", phone: "1" }, "back_forward"],
] as const)("a draft loses what was sent only after a %s from %s: %j", (outcome, from, left, type: string = "") => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  formDraft("contact").save("name", "Ada");
  formDraft("contact").save("phone", "1");
  const { origin } = window.location;
  const referrer = jest.spyOn(document, "referrer", "get").mockReturnValue(from && new URL(from, origin).href);
  addValues(SENT, { name: "Ada", phone: "" });
  forgetSent("contact", outcome);
  expect(formDraft("contact").read()).toEqual(left);
  // What was sent counts once.
  referrer.mockReturnValue(`${origin}/contact`);
  forgetSent("contact", "success");
  expect(formDraft("contact").read()).toEqual(left);
});

it.each(["blocked", "full"])("a draft is optional: the form also works if storage is %s", async (how) => {
  const refuse = () => {
    throw new DOMException("no", how);
  };
  if (how === "full") jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  else jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  await renderForm("interactive");
  await send();
});

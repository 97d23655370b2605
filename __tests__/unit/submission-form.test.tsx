import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { draftKey } from "../../src/forms/form-draft";
import { addValues, readValues } from "../../src/lib/tab-storage";
import { FIELDS, withField } from "../../src/forms/fields";
import { SubmissionForm } from "../../src/forms/submission-form";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
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
const field = (name: string) => form().querySelector(`[name=${name}]`) as HTMLInputElement;
const write = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const posted = (): unknown => JSON.parse(String(post.mock.lastCall?.[1]?.body));

const renderForm = (fields = FIELDS.contact) => renderWithTheme(<SubmissionForm kind="contact" fields={fields} />);

const NAMES = FIELDS.contact.flatMap(({ name, required }) => (required ? [name] : []));
const VALUES = NAMES.map((name) => (name === "email" ? "ada@example.com" : "Half a page"));
const fieldValues = () => NAMES.map((name) => field(name).value);
const fillAll = () => NAMES.forEach((name, index) => write(field(name), VALUES[index] ?? ""));

async function send() {
  fillAll();
  fireEvent.click(form().querySelector("button") as HTMLButtonElement);
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
}

it("keeps browsers and password managers from filling the honeypot, and sends it without a draft", async () => {
  renderForm();
  const autofillNames =
    /name|mail|phone|tel|addr|street|city|town|state|zip|post|country|company|organi|card|user|login|pass|url|web|site|title|birth|sex|ref|comment|message/i;
  expect(HONEYPOT_FIELD).not.toMatch(autofillNames);
  const honeypot = field(HONEYPOT_FIELD);
  const ignored = ["data-1p-ignore", "data-lpignore", "data-bwignore"].map((name) => honeypot.hasAttribute(name));
  expect([honeypot.tabIndex, honeypot.autocomplete, ...ignored]).toEqual([-1, "off", true, true, true]);
  write(honeypot, "spam");
  expect(JSON.stringify(window.sessionStorage)).not.toContain("spam");
  await send();
  expect(posted()).toMatchObject({ name: "Half a page", [HONEYPOT_FIELD]: "spam" });
});

it("a draft is separate for each page and form", async () => {
  renderForm();
  fillAll();
  cleanup();
  window.history.replaceState(null, "", "/about");
  renderForm();
  expect([fieldValues(), readValues(draftKey("newsletter"))]).toEqual([NAMES.map(() => ""), {}]);
  cleanup();
  window.history.replaceState(null, "", "/contact/");
  renderForm();
  expect(fieldValues()).toEqual(VALUES);
});

it("a draft does not restore fields and options that a deploy has removed", async () => {
  addValues(draftKey("contact"), { service: "sold-off", fax: "+1 555 0101" });
  renderForm(withField(FIELDS.contact, "service", { options: [{ value: "", label: "None" }] }));
  expect(document.querySelector("select")?.selectedIndex).toBe(0);
  await send();
  expect(posted()).toMatchObject({ name: "Half a page", service: "" });
  expect(posted()).not.toHaveProperty("fax");
});

it("a draft is deleted by a success that arrives on another page", async () => {
  let answer: (response: Response) => void = () => undefined;
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderForm();
  await send();
  cleanup();
  window.history.replaceState(null, "", "/about");
  answer(ANSWER);
  await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
});

it.each(["blocked", "full"])("a draft is optional: the form also works if storage is %s", async (how) => {
  const refuse = () => {
    throw new DOMException("no", how);
  };
  if (how === "full") jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  else jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  renderForm();
  await send();
});

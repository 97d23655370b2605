import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { serviceOptions } from "../../src/forms/choices";
import { contactSchema } from "../../src/forms/contact";
import { withField } from "../../src/forms/form-field";
import { formFields } from "../../src/forms/form-fields";
import { LiveForm } from "../../src/forms/live-form";
import { newsletterSchema } from "../../src/forms/newsletter";
import { HONEYPOT_FIELD } from "../../src/forms/submission-kind";
import { showToast } from "../../src/lib/toasts";
import { stubEndpoint } from "../support/endpoint";
import type { Endpoint } from "../support/endpoint";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/toasts", () => ({ showToast: jest.fn() }));

let endpoint: Endpoint;

beforeEach(() => {
  jest.mocked(showToast).mockClear();
  jest.spyOn(console, "error").mockReset().mockImplementation();
  endpoint = stubEndpoint();
});

const renderContact = (
  entered: Record<string, string> = {},
  submitted = false,
  loadSchema = () => Promise.resolve(contactSchema),
) =>
  renderWithTheme(
    <LiveForm
      kind="contact"
      fields={withField(formFields("contact"), "service", {
        options: serviceOptions([{ value: "growth", label: "Growth" }]),
      })}
      loadSchema={loadSchema}
      entered={entered}
      submitted={submitted}
    />,
  );

const renderNewsletter = () =>
  renderWithTheme(
    <LiveForm
      kind="newsletter"
      fields={formFields("newsletter")}
      loadSchema={() => Promise.resolve(newsletterSchema)}
      entered={{}}
      submitted={false}
    />,
  );

/** The fields that a visitor sees. */
const controls = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("label[for] ~ [name]"),
];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const submit = (name = "Send Message") => userEvent.click(screen.getByRole("button", { name }));

async function fillContact() {
  await userEvent.type(field("Name"), " Ada Lovelace ");
  await userEvent.type(field("Email"), "ada@example.com");
  await userEvent.type(field("Message"), "Please call me.");
}

const WHOLE_CONTACT = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "",
  company: "",
  service: "",
  message: "Please call me.",
};

describe("sending", () => {
  it("adds the honeypot where a program has filled it in", async () => {
    const { container } = renderContact();
    const honeypot = container.querySelector<HTMLInputElement>(`input[name=${HONEYPOT_FIELD}]`);
    expect([honeypot?.tabIndex, honeypot?.closest("[aria-hidden=true]") !== null]).toEqual([-1, true]);
    await fillContact();
    if (honeypot) await userEvent.type(honeypot, "https://spam.example");
    await submit();
    await waitFor(() => {
      expect(endpoint.posted[0]?.body).toEqual({ ...WHOLE_CONTACT, [HONEYPOT_FIELD]: "https://spam.example" });
    });
  });

  it("lets nothing be written after what is sent is taken from the fields", async () => {
    renderContact();
    await fillContact();
    const send = globalThis.fetch;
    let isLocked: boolean | undefined;
    globalThis.fetch = (...request) => {
      isLocked = controls().every((control) => control.matches("[readonly], [aria-readonly=true]"));
      return send(...request);
    };
    await submit();
    await waitFor(() => {
      expect(isLocked).toBe(true);
    });
  });

  it("keeps what was entered when there is no answer at all", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    renderNewsletter();
    await userEvent.type(field("Email"), "ada@example.com");
    await submit("Subscribe");
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledWith({
        title: "Subscription Failed",
        text: "There was a problem with your subscription. Please try again.",
        kind: "notice",
      });
    });
    expect(field("Email").value).toBe("ada@example.com");
  });

  it("keeps what was entered after a failure, says so, and gives focus back", async () => {
    endpoint.answer(503);
    renderContact();
    await fillContact();
    await submit();
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledWith({
        title: "Submission Failed",
        text: "There was a problem sending your message. Please try again.",
        kind: "destructive",
      });
    });
    expect([field("Email").value, field("Message").value]).toEqual(["ada@example.com", "Please call me."]);
    const button = within(document.body).getByRole<HTMLButtonElement>("button", { name: "Send Message" });
    await waitFor(() => {
      expect([button.disabled, document.activeElement]).toEqual([false, button]);
    });
  });
});

describe("after a success", () => {
  const region = () => screen.getByRole("status");

  it.each([
    ["Send Message", renderContact, fillContact, /^Received at \d\d:\d\d\. We answer within one business day\.$/],
    [
      "Subscribe",
      renderNewsletter,
      () => userEvent.type(field("Email"), "ada@example.com"),
      /^Received at \d\d:\d\d\.$/,
    ],
  ] as const)("%s is ready for the next, with one line in its live region", async (name, render, fill, line) => {
    render();
    const announcer = region();
    await fill();
    await submit(name);
    await waitFor(() => {
      expect(announcer.textContent).toMatch(line);
    });
    // The region was there before its words, and nothing else announces them.
    expect([region(), screen.getAllByText(/^Received at/)]).toEqual([announcer, [announcer]]);
    const button = screen.getByRole("button", { name });
    expect(document.activeElement).toBe(button);
    expect(button.parentElement?.contains(announcer)).toBe(true);
  });

  it("focus stays where the visitor has gone on to something else", async () => {
    const release = endpoint.hold();
    renderNewsletter();
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

describe("a form that takes over from plain HTML", () => {
  it("goes on with what was entered, and submits where that was asked for", async () => {
    renderContact({ name: "Ada", email: "ada@example.com", message: "0123456789", [HONEYPOT_FIELD]: "spam" }, true);
    await waitFor(() => {
      expect(endpoint.posted).toEqual([
        {
          path: "/api/contact",
          body: { ...WHOLE_CONTACT, name: "Ada", message: "0123456789", [HONEYPOT_FIELD]: "spam" },
        },
      ]);
    });
    await waitFor(() => {
      expect(field("Name").value).toBe("");
    });
  });

  it("waits for the visitor otherwise", () => {
    renderContact({ name: "Ada" });
    expect(field("Name").value).toBe("Ada");
    expect(endpoint.posted).toEqual([]);
  });
});

describe("what a form is checked by", () => {
  it("may come late: the visitor is told, and presses again", async () => {
    const loadSchema = jest.fn(() => Promise.resolve(contactSchema));
    loadSchema.mockRejectedValue(new TypeError("Failed to fetch"));
    renderContact({}, false, loadSchema);
    await fillContact();
    await submit();
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Submission Failed" }));
    });
    expect(endpoint.posted).toEqual([]);
    expect(field("Message").value).toBe("Please call me.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send Message" }));
    loadSchema.mockResolvedValue(contactSchema);
    await submit();
    await waitFor(() => {
      expect(endpoint.posted).toEqual([{ path: "/api/contact", body: WHOLE_CONTACT }]);
    });
  });

  it("is waited for with a button that can't be pressed again", async () => {
    let arrive: (schema: typeof contactSchema) => void = () => undefined;
    const late = new Promise<typeof contactSchema>((resolve) => {
      arrive = resolve;
    });
    renderContact({}, false, () => late);
    await fillContact();
    await submit();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submitting..." }).disabled).toBe(true);
    arrive(contactSchema);
    await waitFor(() => {
      expect(endpoint.posted).toHaveLength(1);
    });
  });
});

it("an error of the site's own is told to the visitor like any other, and logged", async () => {
  const schema = contactSchema.clone();
  const ours = new TypeError("cast is broken");
  jest.spyOn(schema, "cast").mockImplementation(() => {
    throw ours;
  });
  renderContact({}, false, () => Promise.resolve(schema));
  await fillContact();
  await submit();
  await waitFor(() => {
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Submission Failed" }));
  });
  expect(jest.mocked(console.error).mock.calls).toEqual([[ours]]);
  expect(field("Message").value).toBe("Please call me.");
  expect(endpoint.posted).toEqual([]);
});

import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { formFields } from "../../src/forms/form-fields";
import { NewsletterForm } from "../../src/forms/newsletter-form";
import { newsletterSchema } from "../../src/forms/newsletter";
import { ProgressiveForm } from "../../src/forms/progressive-form";
import { showToast } from "../../src/lib/toasts";
import { stubEndpoint } from "../support/endpoint";
import { stubMedia } from "../support/environment";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";
import { withTheme } from "../support/with-theme";

jest.mock("../../src/lib/toasts", () => ({
  ...jest.requireActual<object>("../../src/lib/toasts"),
  showToast: jest.fn(),
}));

beforeEach(stubIntersectionObserver);

const loadSchema = jest.fn(() => Promise.resolve(newsletterSchema));

beforeEach(() => {
  loadSchema.mockClear();
});

const renderForm = (load: typeof loadSchema = loadSchema) =>
  renderWithTheme(<ProgressiveForm kind="newsletter" fields={formFields("newsletter")} loadSchema={load} />);

const email = () => screen.getByLabelText<HTMLInputElement>("Email", { exact: false });

/** Only the live form's fields are controlled, so only there a change comes back as an error. */
const isLive = async () => {
  await userEvent.click(screen.getByRole("button"));
  return screen.findByText("Please enter a valid email address");
};

describe("without scripts", () => {
  stubMedia();
  const html = renderToStaticMarkup(withTheme(<NewsletterForm fields={formFields("newsletter")} />));

  it("is a form that the browser checks and posts", () => {
    const form = new DOMParser().parseFromString(html, "text/html").querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/api/newsletter/subscribe"]);
    expect(form?.noValidate).toBe(false);
    const input = form?.querySelector<HTMLInputElement>("[name=email]");
    expect([input?.type, input?.required]).toEqual(["email", true]);
    expect(form?.querySelector("label")?.textContent).toBe("Email *");
    const note = form?.querySelector("p:has(+ [data-actions])");
    expect(note?.textContent).toBe("We use your address for the letter only, until you leave. Privacy Policy");
    expect(note?.querySelector("a")?.getAttribute("href")).toBe("/privacy-policy");
  });
});

describe("with scripts", () => {
  it("fetches nothing until the visitor comes near", async () => {
    renderForm();
    expect(loadSchema).not.toHaveBeenCalled();
    expect(email().closest("form")?.noValidate).toBe(true);
    await comeIntoSight();
    expect(loadSchema).toHaveBeenCalledTimes(1);
    expect(await isLive()).toBeTruthy();
  });

  it("does not take a field from under the visitor's fingers", async () => {
    renderForm();
    await userEvent.type(email(), "ada@");
    const plain = email();
    await comeIntoSight();
    await waitFor(() => {
      expect(loadSchema).toHaveBeenCalled();
    });
    expect(email()).toBe(plain);
    expect(document.activeElement).toBe(plain);
    expect(await isLive()).toBeTruthy();
    expect(email().value).toBe("ada@");
  });

  it("sends what is submitted before it has come to life", async () => {
    const endpoint = stubEndpoint();
    renderForm();
    await userEvent.type(email(), "ada@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => {
      expect(endpoint.posted).toEqual([{ path: "/api/newsletter/subscribe", body: { email: "ada@example.com" } }]);
    });
  });

  it("is posted as plain HTML where its scripts cannot be fetched", async () => {
    const posted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    renderForm(jest.fn(() => Promise.reject(new Error("offline"))));
    await comeIntoSight();
    await userEvent.type(email(), "ada");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(posted).not.toHaveBeenCalled();
    await userEvent.type(email(), "@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => {
      expect(posted).toHaveBeenCalledTimes(1);
    });
    posted.mockRestore();
  });

  it("is not posted without a connection, and says so instead", async () => {
    const posted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderForm(jest.fn(() => Promise.reject(new Error("offline"))));
    await userEvent.type(email(), "ada@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Subscription Failed" }));
    });
    expect(posted).not.toHaveBeenCalled();
    expect(email().value).toBe("ada@example.com");
    online.mockRestore();
    posted.mockRestore();
  });
});

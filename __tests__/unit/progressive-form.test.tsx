import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formFields } from "../../src/forms/form-fields";
import { newsletterSchema } from "../../src/forms/newsletter";
import { ProgressiveForm } from "../../src/forms/progressive-form";
import { showToast } from "../../src/lib/toasts";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/lib/toasts", () => ({
  ...jest.requireActual<object>("../../src/lib/toasts"),
  showToast: jest.fn(),
}));

const loadSchema = jest.fn(() => Promise.resolve(newsletterSchema));

beforeEach(() => {
  stubIntersectionObserver();
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

describe("with scripts", () => {
  it("fetches nothing until the visitor comes near", async () => {
    renderForm();
    expect(loadSchema).not.toHaveBeenCalled();
    expect(email().closest("form")?.noValidate).toBe(true);
    await comeIntoSight();
    expect(loadSchema).toHaveBeenCalledTimes(1);
    expect(await isLive()).toBeTruthy();
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

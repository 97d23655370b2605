import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { formFields } from "../../src/forms/form-fields";
import { LiveForm } from "../../src/forms/live-form";
import { newsletterSchema } from "../../src/forms/newsletter";
import { stubEndpoint } from "../support/endpoint";
import { renderWithTheme } from "../support/render";

const mockFetchToasts = jest.fn();

jest.mock("../../src/ui/toasts", () => {
  mockFetchToasts();
  throw new Error("offline");
});

it("fetches the notices as soon as somebody writes in a form, and needs none of them to send it", async () => {
  const endpoint = stubEndpoint();
  renderWithTheme(
    <LiveForm
      kind="newsletter"
      fields={formFields("newsletter")}
      loadSchema={() => Promise.resolve(newsletterSchema)}
      entered={{}}
      submitted={false}
    />,
  );
  expect(mockFetchToasts).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Email", { exact: false }), "ada@example.com");
  await waitFor(() => {
    expect(mockFetchToasts).toHaveBeenCalled();
  });
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await waitFor(() => {
    expect(endpoint.posted).toHaveLength(1);
  });
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { selectFromQuery } from "../../src/forms/progressive-form";
import { ContactForm } from "../../src/forms/contact-form";
import { formFields } from "../../src/forms/form-fields";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

const SERVICES = [
  { jsonId: "pricing", title: "Pricing" },
  { jsonId: "sourcing", title: "Sourcing" },
];

beforeEach(stubIntersectionObserver);

const goTo = (address: string) => {
  window.history.replaceState(null, "", address);
};

const renderForm = () => {
  renderWithTheme(<ContactForm fields={formFields("contact")} services={SERVICES} />);
};

const service = () => screen.getByLabelText<HTMLSelectElement>("Service");

/** Lets the plain form come to life: from then on another element stands in its place. */
const comeToLife = async () => {
  const plain = service();
  await comeIntoSight();
  await waitFor(() => {
    expect(plain.isConnected).toBe(false);
  });
};

it("chooses what the address asks for, and keeps it when the form comes to life", async () => {
  goTo("/contact?service=sourcing#request-consultation");
  renderForm();
  expect(service().value).toBe("sourcing");
  await comeToLife();
  expect(service().value).toBe("sourcing");
  fireEvent.change(service(), { target: { value: "pricing" } });
  expect(service().value).toBe("pricing");
});

it.each(["/contact", "/contact?service=", "/contact?service=nothing", "/contact?name=pricing"])(
  "chooses nothing at %s",
  (address) => {
    goTo(address);
    renderForm();
    expect(service().value).toBe("");
    expect(screen.getByLabelText<HTMLInputElement>("Name", { exact: false }).value).toBe("");
  },
);

it("leaves what the visitor has chosen", () => {
  goTo("/contact");
  renderForm();
  fireEvent.change(service(), { target: { value: "not-sure" } });
  goTo("/contact?service=pricing");
  const { form } = service();
  if (form) selectFromQuery(form);
  expect(service().value).toBe("not-sure");
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm, fillFromQuery } from "../../src/forms/contact-form";
import { formFields } from "../../src/forms/form-fields";
import { comeIntoSight, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

const SERVICES = [
  { jsonId: "pricing", title: "Pricing" },
  { jsonId: "sourcing", title: "Sourcing" },
];

const PEOPLE = [
  { jsonId: "ada-byron", name: "Ada Byron" },
  { jsonId: "łukasz-obrien", name: "Łukasz O’Brien" },
];

beforeEach(() => {
  window.sessionStorage.clear();
  stubIntersectionObserver();
});

const goTo = (address: string) => {
  window.history.replaceState(null, "", address);
};

const renderForm = () => {
  renderWithTheme(<ContactForm fields={formFields("contact")} services={SERVICES} people={PEOPLE} />);
};

const service = () => screen.getByLabelText<HTMLSelectElement>("Service");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message", { exact: false });

/** Fills the form in anew, as on a page that the visitor comes to from another one. */
const fillAgain = () => {
  const { form } = service();
  if (form) fillFromQuery(form, PEOPLE);
};

/** Lets the plain form come to life: from then on another element stands in its place. */
const comeToLife = async () => {
  const plain = service();
  await comeIntoSight();
  await waitFor(() => {
    expect(plain.isConnected).toBe(false);
  });
};

describe("a service", () => {
  it("is chosen as the address asks for, and kept when the form comes to life", async () => {
    goTo("/contact?service=sourcing#request-consultation");
    renderForm();
    expect(service().value).toBe("sourcing");
    await comeToLife();
    expect(service().value).toBe("sourcing");
    fireEvent.change(service(), { target: { value: "pricing" } });
    expect(service().value).toBe("pricing");
  });

  it.each(["/contact", "/contact?service=", "/contact?service=nothing", "/contact?name=pricing"])(
    "is not chosen at %s",
    (address) => {
      goTo(address);
      renderForm();
      expect(service().value).toBe("");
      expect(screen.getByLabelText<HTMLInputElement>("Name", { exact: false }).value).toBe("");
    },
  );

  it("stays what the visitor has chosen", () => {
    goTo("/contact");
    renderForm();
    fireEvent.change(service(), { target: { value: "not-sure" } });
    goTo("/contact?service=pricing");
    fillAgain();
    expect(service().value).toBe("not-sure");
  });
});

describe("a letter", () => {
  it.each([
    ["ada-byron", "Dear Ada Byron,\n\n"],
    ["%C5%82ukasz-obrien", "Dear Łukasz O’Brien,\n\n"],
  ])("to=%s begins with the person's name, and keeps it when the form comes to life", async (to, salutation) => {
    goTo(`/contact?to=${to}#request-consultation`);
    renderForm();
    expect(message().value).toBe(salutation);
    await comeToLife();
    expect(message().value).toBe(salutation);
  });

  it.each(["/contact", "/contact?to=", "/contact?to=nobody", "/contact?message=hello"])(
    "begins with nothing at %s",
    (address) => {
      goTo(address);
      renderForm();
      expect(message().value).toBe("");
    },
  );

  it("keeps what the visitor has written, and goes to one person at a time", () => {
    goTo("/contact");
    renderForm();
    fireEvent.change(message(), { target: { value: "We lose orders at night." } });
    for (const to of ["ada-byron", "ada-byron", "łukasz-obrien"]) {
      goTo(`/contact?to=${encodeURIComponent(to)}`);
      fillAgain();
    }
    expect(message().value).toBe("Dear Łukasz O’Brien,\n\nWe lose orders at night.");
  });
});

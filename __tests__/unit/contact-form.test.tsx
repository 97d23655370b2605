import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm, fillFromQuery } from "../../src/forms/contact-form";
import { ModalDialog } from "../../src/ui/modal-dialog";
import { triggerIntersections } from "../support/intersection";
import { renderWithTheme } from "../support/render";

describe("the contact form", () => {
  const SERVICES = [
    { jsonId: "pricing", title: "Pricing" },
    { jsonId: "sourcing", title: "Sourcing" },
  ];
  const PEOPLE = [
    { jsonId: "ada-byron", name: "Ada Byron" },
    { jsonId: "łukasz-obrien", name: "Łukasz O’Brien" },
  ];

  const service = () => screen.getByLabelText<HTMLSelectElement>("Service");
  const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message", { exact: false });
  const goTo = (query: string) => window.history.replaceState(null, "", `/contact${query}#request-consultation`);
  const renderForm = () => renderWithTheme(<ContactForm services={SERVICES} people={PEOPLE} />);

  it.each([
    ["?service=sourcing", "sourcing", ""],
    ["?to=ada-byron", "", "Dear Ada Byron,\n\n"],
    ["?to=%C5%82ukasz-obrien", "", "Dear Łukasz O’Brien,\n\n"],
    ["?service=nothing&to=nobody&message=hello", "", ""],
    ["?service=&to=", "", ""],
  ])("has the service and salutation of the address, also when it is interactive: %j", async (query, ...expected) => {
    goTo(query);
    renderForm();
    const plain = service();
    expect([plain.value, message().value]).toEqual(expected);
    await triggerIntersections();
    await waitFor(() => expect(plain.isConnected).toBe(false));
    expect([service().value, message().value]).toEqual(expected);
  });

  it("keeps the visitor's service and message, and replaces the salutation", () => {
    goTo("");
    renderForm();
    fireEvent.change(service(), { target: { value: "not-sure" } });
    fireEvent.input(message(), { target: { value: "We lose orders at night." } });
    for (const { jsonId } of [...PEOPLE.slice(0, 1), ...PEOPLE]) {
      goTo(`?service=pricing&to=${encodeURIComponent(jsonId)}`);
      fillFromQuery(service().form as HTMLFormElement, PEOPLE);
    }
    expect(service().value).toBe("not-sure");
    expect(message().value).toBe("Dear Łukasz O’Brien,\n\nWe lose orders at night.");
  });
});

test("a dialog keeps the focus when the page behind it is rendered again", () => {
  const dialog = () => (
    <ModalDialog title="Apply" description="" opener={document.body} onClose={() => undefined}>
      <input />
      <textarea />
    </ModalDialog>
  );
  const { rerender } = renderWithTheme(dialog());
  const [input, text] = screen.getAllByRole("textbox");
  expect(document.activeElement).toBe(input);
  text?.focus();
  rerender(dialog());
  expect(document.activeElement).toBe(text);
});

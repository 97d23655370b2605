import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { ContactForm, fillFromQuery } from "../../src/forms/contact-form";
import CareersPage from "../../src/pages/careers";
import { showToast } from "../../src/ui/show-toast";
import { JOB, PAGE_COPY, sectionText } from "../support/content";
import { stubEndpoint } from "../support/endpoint";
import { triggerIntersections } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/ui/show-toast", () => ({ showToast: jest.fn() }));

const write = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });

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
    write(message(), "We lose orders at night.");
    for (const { jsonId } of [...PEOPLE.slice(0, 1), ...PEOPLE]) {
      goTo(`?service=pricing&to=${encodeURIComponent(jsonId)}`);
      fillFromQuery(service().form as HTMLFormElement, PEOPLE);
    }
    expect(service().value).toBe("not-sure");
    expect(message().value).toBe("Dear Łukasz O’Brien,\n\nWe lose orders at night.");
  });
});

describe("the apply dialog", () => {
  const ids = ["positions", "why-join", "culture", "benefits", "general"];
  const data: Queries.CareersPageQuery = {
    pageCopy: { ...PAGE_COPY, sections: ids.map((id) => sectionText(id, id)) },
    careersCopy: { reasons: [], values: [], benefits: [] },
    allJob: { nodes: ["Analyst", "Writer"].map((title, number) => ({ ...JOB, jsonId: title, title, number })) },
    allOffice: { nodes: [] },
  };
  const positions = () => <CareersPage {...({ data } as PageProps<Queries.CareersPageQuery>)} />;

  // Selectors, because queries by role take jsdom ten times as long.
  const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;
  const press = (name: string) => fireEvent.click(button(name));
  const box = (label: string) =>
    within(dialog() as HTMLElement).getByLabelText<HTMLTextAreaElement>(label, { exact: false });

  async function open(name: string) {
    press(name);
    await waitFor(() => expect(dialog()).not.toBeNull());
    // The dialog looks for its focusable elements in the next frame.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  }

  async function close(name: string) {
    press(name);
    await waitFor(() => expect(dialog()).toBeNull());
  }

  async function openAndFill(name: string) {
    await open(name);
    for (const [label, value] of Object.entries({ Name: "Ada", Email: "ada@example.com", Resume: "0123456789" }))
      write(box(label), value);
  }

  it("keeps the focus when the page is rendered again", async () => {
    const { rerender } = renderWithTheme(positions());
    await open("Apply Now for Writer");
    box("Resume").focus();
    rerender(positions());
    expect(document.activeElement).toBe(box("Resume"));
  });

  it("keeps the input for each position after closing, until it is sent", async () => {
    stubEndpoint();
    renderWithTheme(positions());
    await openAndFill("Apply Now for Writer");
    await close("Cancel");
    await open("Apply Now for Analyst");
    expect(box("Resume").value).toBe("");
    await close("Cancel");
    await open("Apply Now for Writer");
    expect(box("Resume").value).toBe("0123456789");
    await close("Submit Application");
    await open("Apply Now for Writer");
    expect(box("Resume").value).toBe("");
  });

  it.each(["Submit a General Application", "Apply Now for Writer"])(
    "reopened with %j stays open and keeps its input when a canceled application is stored late",
    async (next) => {
      const release = stubEndpoint().holdAnswers();
      renderWithTheme(positions());
      await openAndFill("Apply Now for Writer");
      press("Submit Application");
      await waitFor(() => expect(button("Submitting...").disabled).toBe(true));
      await close("Cancel");
      await open(next);
      const letter = box("Cover Letter");
      write(letter, "One more word");
      release();
      await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ type: "success" })));
      expect([letter.isConnected, letter.value]).toEqual([true, "One more word"]);
      jest.mocked(showToast).mockClear();
    },
  );
});

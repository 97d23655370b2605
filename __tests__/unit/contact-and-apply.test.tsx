import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { ContactForm, fillFromQuery } from "../../src/forms/contact-form";
import CareersPage from "../../src/pages/careers";
import { showToast } from "../../src/ui/show-toast";
import { sectionText } from "../support/content";
import { stubEndpoint } from "../support/endpoint";
import { triggerIntersections, stubIntersectionObserver } from "../support/intersection";
import { renderWithTheme } from "../support/render";

jest.mock("../../src/ui/show-toast", () => ({ showToast: jest.fn() }));

beforeEach(stubIntersectionObserver);

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
  const goTo = (query: string) => {
    window.history.replaceState(null, "", `/contact${query}#request-consultation`);
  };

  it.each([
    ["?service=sourcing", "sourcing", ""],
    ["?to=ada-byron", "", "Dear Ada Byron,\n\n"],
    ["?to=%C5%82ukasz-obrien", "", "Dear Łukasz O’Brien,\n\n"],
    ["?service=nothing&to=nobody&message=hello", "", ""],
    ["?service=&to=", "", ""],
  ])(
    "with %j in the address has its service and salutation, also when it is interactive",
    async (query, chosen, salutation) => {
      goTo(query);
      renderWithTheme(<ContactForm services={SERVICES} people={PEOPLE} />);
      const plain = service();
      expect([plain.value, message().value]).toEqual([chosen, salutation]);
      await triggerIntersections();
      await waitFor(() => expect(plain.isConnected).toBe(false));
      expect([service().value, message().value]).toEqual([chosen, salutation]);
    },
  );

  it("keeps the visitor's service and message, and replaces the salutation", () => {
    goTo("");
    renderWithTheme(<ContactForm services={SERVICES} people={PEOPLE} />);
    fireEvent.change(service(), { target: { value: "not-sure" } });
    write(message(), "We lose orders at night.");
    for (const { jsonId } of [...PEOPLE.slice(0, 1), ...PEOPLE]) {
      goTo(`?service=pricing&to=${encodeURIComponent(jsonId)}`);
      fillFromQuery(service().form as HTMLFormElement, PEOPLE);
    }
    expect([service().value, message().value]).toEqual([
      "not-sure",
      "Dear Łukasz O’Brien,\n\nWe lose orders at night.",
    ]);
  });
});

describe("the apply dialog", () => {
  const job = (number: number, title: string): Queries.CareersPageQuery["allJob"]["nodes"][number] => ({
    jsonId: title.toLowerCase(),
    number,
    title,
    location: "London",
    country: null,
    type: "Full-time",
    department: "Strategy",
    posted: "2026-11-03",
    summary: `The work of a ${title}.`,
    responsibilities: [`Be a ${title}`],
    requirements: [`Have been a ${title}`],
  });

  const ids = ["positions", "why-join", "culture", "benefits", "general"];
  const data: Queries.CareersPageQuery = {
    pageCopy: {
      jsonId: "careers",
      title: "Careers",
      description: "Work with us.",
      hero: { title: "Careers", subtitle: "Work with us.", link: null },
      sections: ids.map((id) => sectionText(id, id)),
    },
    careersCopy: { reasons: [], values: [], benefits: [] },
    allJob: { nodes: [job(1, "Analyst"), job(2, "Writer")] },
    allOffice: { nodes: [] },
  };
  const positions = () => <CareersPage {...({ data } as PageProps<Queries.CareersPageQuery>)} />;
  const renderPositions = () => renderWithTheme(positions());

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
    const { rerender } = renderPositions();
    await open("Apply Now for Writer");
    box("Resume").focus();
    rerender(positions());
    expect(document.activeElement).toBe(box("Resume"));
  });

  it("keeps the input for each position after closing, until it is sent", async () => {
    stubEndpoint();
    renderPositions();
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
      renderPositions();
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

import { screen } from "@testing-library/react";
import { LegalDocument } from "../../src/sections/legal/legal-document";
import { renderWithTheme } from "../support/render";

const TEXT = {
  jsonId: "privacy-policy",
  lastUpdated: "May 1, 2023",
  introduction: "What this text is about.",
  sections: [
    { title: "Who We Are", content: "<p>A firm.</p>" },
    { title: "Security", content: "<p>Locks.</p>" },
  ],
};

describe("a legal text", () => {
  it("says when it was last updated", () => {
    renderWithTheme(<LegalDocument text={TEXT} />);
    expect(screen.getByText("Last Updated May 1, 2023")).toBeTruthy();
  });

  it("numbers its sections, and its contents lead to them", () => {
    renderWithTheme(<LegalDocument text={TEXT} />);
    const titles = ["1. Who We Are", "2. Security"];
    expect(titles.map((name) => screen.getByRole("heading", { level: 2, name }).textContent)).toEqual(titles);
    const targets = titles.map((name) => screen.getByRole("link", { name }).getAttribute("href"));
    expect(targets).toEqual(["/privacy-policy#section-1", "/privacy-policy#section-2"]);
    expect(document.getElementById("section-2")?.textContent).toContain("Locks.");
  });

  it("fails the build where the data has none for the page", () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderWithTheme(<LegalDocument text={null} />)).toThrow(
      "data/legal.json: the text of this page is missing; add it back",
    );
    errors.mockRestore();
  });
});

import { screen } from "@testing-library/react";
import { CardSection } from "../../src/sections/shared/card-section";
import { sectionText } from "../support/content";
import { renderWithTheme } from "../support/render";

const COPY = { ...sectionText("positions", "Open Positions"), text: "Answered within ten days." };

describe("a section of cards", () => {
  it("shows its copy and its cards", () => {
    renderWithTheme(
      <CardSection copy={{ ...COPY, emptyText: "No roles are open." }} columns={3}>
        {[<p key="a">A card</p>]}
      </CardSection>,
    );
    expect(screen.getByText("Answered within ten days.")).toBeTruthy();
    expect(screen.getByRole("listitem").textContent).toBe("A card");
    expect(screen.queryByText("No roles are open.")).toBeNull();
  });

  it("without cards says what its copy has for that, and keeps its anchor", () => {
    renderWithTheme(
      <CardSection copy={{ ...COPY, emptyText: "No roles are open." }} columns={3}>
        {[]}
      </CardSection>,
    );
    expect(document.getElementById("positions")?.textContent).toContain("No roles are open.");
    expect(screen.queryByText("Answered within ten days.")).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("without cards and without such copy isn't there", () => {
    renderWithTheme(
      <CardSection copy={COPY} columns={3}>
        {[]}
      </CardSection>,
    );
    expect(document.getElementById("positions")).toBeNull();
  });
});

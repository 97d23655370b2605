import { screen } from "@testing-library/react";
import { LeaderProfile } from "../../src/sections/about/leader-profile";
import { LeaderWork, WorkRow } from "../../src/sections/about/leader-work";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const ADA: Queries.LeaderProfileContentFragment = {
  letter: "/contact?to=ada-byron#request-consultation",
  name: "Ada Byron",
  bio: "She prices what others give away.",
  biography: null,
  image: PICTURE,
  imageAlt: "",
};

const paragraphs = () => [...document.querySelectorAll("#biography p")].map(({ textContent }) => textContent);

it("a person without a biography of their own is shown with the short one, and can be written to", () => {
  renderWithTheme(<LeaderProfile leader={ADA} />);
  expect(paragraphs()).toEqual([ADA.bio]);
  expect(screen.getByRole("link").textContent).toBe("Write to Ada Byron");
  expect(screen.getByRole("link").getAttribute("href")).toBe(ADA.letter);
});

it("a biography is shown in its paragraphs, in the place of the short one", () => {
  renderWithTheme(<LeaderProfile leader={{ ...ADA, biography: "She ran a mill.\n\nShe sold it." }} />);
  expect(paragraphs()).toEqual(["She ran a mill.", "She sold it."]);
});

it("what nobody names is not there, heading included", () => {
  const { container } = renderWithTheme(
    <LeaderWork id="articles" heading="Articles" all={{ pageId: "blog", label: "All articles" }}>
      {[]}
    </LeaderWork>,
  );
  expect(container.textContent).toBe("");
});

it("what a person answers for leads to its own page", () => {
  renderWithTheme(
    <LeaderWork id="answers-for" heading="Answers for">
      <WorkRow label="Service" title="Pricing" to="/services/pricing" text="Prices that hold" />
    </LeaderWork>,
  );
  expect(screen.getByRole("listitem").textContent).toBe("ServicePricingPrices that hold");
  expect(screen.getByRole("link", { name: "Pricing" }).getAttribute("href")).toBe("/services/pricing");
});

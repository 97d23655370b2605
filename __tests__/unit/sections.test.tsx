import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import schema from "../../data/schemas/site.schema.json";
import { hostedImageData } from "../../gatsby/content/pictures";
import { NETWORK_ICONS } from "../../src/layout/social-links";
import { CardSection } from "../../src/sections/shared/card-section";
import { CaseStudyCard } from "../../src/sections/shared/case-study-card";
import { ItemAction } from "../../src/sections/shared/item-action";
import { SiteLink } from "../../src/ui/links";
import { Picture } from "../../src/ui/picture";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

// Optional content, which the current content may not use.

test("a section without cards shows its empty text, or nothing if there is none", () => {
  const show = (emptyText: string | null, cards: readonly JSX.Element[]) => {
    cleanup();
    const copy = { id: "positions", heading: "Open Positions", text: "Answered in ten days.", emptyText, link: null };
    renderWithTheme(<CardSection copy={copy} columns={3} children={[...cards]} />);
    return document.getElementById("positions")?.textContent;
  };
  expect(show("No roles are open.", [<p key="a">A card</p>])).toBe("Open PositionsAnswered in ten days.A card");
  expect(screen.getByRole("listitem").textContent).toBe("A card");
  expect(show("No roles are open.", [])).toBe("Open PositionsNo roles are open.");
  expect(show(null, [])).toBeUndefined();
});

test("a case study without a record shows its first result on its card", () => {
  const [industryEntry, serviceEntry] = [{ title: "Manufacturing" }, { title: "Pricing" }];
  const study = {
    jsonId: "mill",
    title: "A mill",
    industryEntry,
    serviceEntry,
    results: ["12% more sold", "3 prices"],
  };
  renderWithTheme(<CaseStudyCard study={{ ...study, summary: "", record: null }} />);
  expect(screen.getByText("12% more sold")).toBeTruthy();
});

test("an item downloads its file, or links to its page on another site", () => {
  for (const address of [{ file: "/files/paper.pdf" }, { to: "https://example.com/register" }]) {
    cleanup();
    renderWithTheme(<ItemAction placeholder="" itemTitle="The item" children="Open" {...address} />);
    const link = screen.getByRole("link", { name: /^Open.*: The item/ });
    expect(link.getAttribute("href")).toBe(address.file ?? address.to);
    expect(link.hasAttribute("download")).toBe(Boolean(address.file));
  }
});

test.each(["tel:+12125550142", "mailto:a@b.co"])("%s isn't marked as an external site", (to) => {
  expect(render(<SiteLink to={to}>Call</SiteLink>).container.textContent).toBe("Call");
});

test("every social network of the schema has an icon", () => {
  expect(Object.keys(NETWORK_ICONS)).toEqual(schema.properties.socialLinks.items.properties.network.enum);
});

describe("a picture", () => {
  it("of the picture host has a srcset of its sizes", () => {
    const gatsbyImageData = hostedImageData("https://images.unsplash.com/photo-1", { width: 640, aspectRatio: 1.6 });
    renderWithTheme(<Picture image={{ gatsbyImageData }} alt="A harbor" />);
    const candidates = screen.getByRole("img", { name: "A harbor" }).getAttribute("srcset")?.split(",") ?? [];
    expect(candidates.length).toBeGreaterThan(2);
    for (const candidate of candidates) {
      const [address = "", descriptor] = candidate.trim().split(" ");
      const { origin, searchParams } = new URL(address);
      const [width, height] = [Number(searchParams.get("w")), Number(searchParams.get("h"))];
      expect([origin, `${width}w`]).toEqual(["https://images.unsplash.com", descriptor]);
      expect(width / height).toBeCloseTo(1.6, 1);
    }
  });

  it("for decoration or without a text is hidden from screen readers and print, and shows its text if it fails", () => {
    for (const alt of ["", "A chess king"]) {
      cleanup();
      renderWithTheme(<Picture image={PICTURE} alt={alt} decorative={alt ? true : undefined} />);
      expect(document.querySelector("img")?.closest("[data-print=none]")).not.toBeNull();
    }
    fireEvent.error(screen.getByRole("presentation"));
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("A chess king").closest("[aria-hidden=true]")).not.toBeNull();
  });
});

import { cleanup, fireEvent, screen } from "@testing-library/react";
import schema from "../../data/schemas/site.schema.json";
import { hostedImageData } from "../../gatsby/pictures";
import { NETWORK_ICONS } from "../../src/layout/social-links";
import { RotatingHero } from "../../src/sections/home/rotating-hero";
import { Testimonials } from "../../src/sections/home/testimonials";
import { CaseStudySection } from "../../src/sections/case-studies/case-study-section";
import { InPractice } from "../../src/sections/detail/in-practice";
import { CardSection } from "../../src/sections/shared/card-section";
import { CaseStudyCard } from "../../src/sections/shared/case-study-card";
import { ItemAction } from "../../src/sections/shared/item-action";
import { UpcomingWebinar } from "../../src/sections/webinars/upcoming-webinar";
import { from } from "../../src/theme/dimensions";
import { Picture } from "../../src/ui/picture";
import { PICTURE } from "../support/content";
import { stubMedia } from "../support/environment";
import { renderWithTheme } from "../support/render";

// Optional content, which the current content may not use.

const textsOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linkOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("a section without cards shows its empty text, or nothing if there is none", () => {
  const show = (emptyText: string | null, cards: readonly JSX.Element[]) => {
    cleanup();
    const copy = {
      id: "positions",
      heading: "Open Positions",
      text: "Answered within ten days.",
      emptyText,
      link: null,
    };
    renderWithTheme(<CardSection copy={copy} columns={3} children={[...cards]} />);
    return document.getElementById("positions")?.textContent;
  };
  expect(show("No roles are open.", [<p key="a">A card</p>])).toBe("Open PositionsAnswered within ten days.A card");
  expect(screen.getByRole("listitem").textContent).toBe("A card");
  expect(show("No roles are open.", [])).toBe("Open PositionsNo roles are open.");
  expect(show(null, [])).toBeUndefined();
});

describe("a case study", () => {
  const COMMON = {
    jsonId: "mill",
    title: "A mill",
    industryEntry: { title: "Manufacturing" },
    serviceEntry: { title: "Pricing" },
    results: ["12% more sold", "3 prices"],
  };

  it("without a record shows its first result on its card", () => {
    const { container } = renderWithTheme(<CaseStudyCard study={{ ...COMMON, summary: "", record: null }} />);
    expect(textsOf(container, "h3 ~ p, td")).toEqual(["", "12% more sold"]);
  });

  it("shows its facts, its partner and a link to the full case, if it has them", () => {
    const STUDY = { ...COMMON, image: PICTURE, imageAlt: "", challenge: "Old.", solution: "New." };
    const show = (more: Pick<Queries.CaseStudySectionContentFragment, "facts" | "partnerEntry" | "record">) =>
      textsOf(
        renderWithTheme(<CaseStudySection study={{ ...STUDY, ...more }}>{null}</CaseStudySection>).container,
        "dd",
      );
    const least = show({ facts: null, partnerEntry: null, record: null });
    expect(least).toEqual(["Manufacturing", "Pricing"]);
    expect(screen.queryByRole("link")).toBeNull();
    const facts = { size: "9,400 customers", duration: "14 months", team: "Eight" };
    const partnerEntry = { name: "Priya Raman", jsonId: "priya-raman" };
    const shown = ["Manufacturing", facts.size, "Pricing", facts.duration, facts.team, partnerEntry.name];
    expect(show({ facts, partnerEntry, record: { closed: "February 2025" } })).toEqual(shown);
    expect(linkOf("Priya Raman")).toBe("/about/priya-raman");
    expect(linkOf(/: A mill$/)).toBe("/case-studies/mill");
  });
});

test("a service without a case study or article shows its lead partner", () => {
  const partnerEntry = { jsonId: "ada-byron", name: "Ada Byron", title: "Partner, Pricing", image: PICTURE };
  const none = { caseStudyEntry: null, articleEntry: null, whitePaperEntry: null };
  renderWithTheme(<InPractice entry={{ title: "Pricing", partnerEntry, ...none }} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/about/ada-byron"]);
});

test("an item downloads its file", () => {
  renderWithTheme(<ItemAction placeholder="" itemTitle="The item" file="/files/paper.pdf" children="Download" />);
  const link = screen.getByRole("link", { name: /^Download.*: The item$/ });
  expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["/files/paper.pdf", true]);
});

test("a webinar links to its registration until its day has ended", () => {
  const texts = { jsonId: "mills", title: "Mills", description: "", imageAlt: "", date: "", time: "", speaker: "" };
  const webinar = { ...texts, image: PICTURE, number: 1, registerUrl: "https://example.com/register" };
  const { container, rerender } = renderWithTheme(<UpcomingWebinar webinar={{ ...webinar, day: "2999-12-31" }} />);
  expect(linkOf(/: Mills/)).toBe(webinar.registerUrl);
  rerender(<UpcomingWebinar webinar={{ ...webinar, day: "2020-12-31" }} />);
  expect(container.querySelector("button, a")).toBeNull();
});

test("every social network of the schema has an icon", () => {
  expect(Object.keys(NETWORK_ICONS)).toEqual(schema.properties.socialLinks.items.properties.network.enum);
});

test("testimonials that are all in view have no controls, nor has a single slide", () => {
  const setMedia = stubMedia();
  const testimonial = (quote: string) => ({ quote, author: "", position: "", image: PICTURE });
  const slide = (jsonId: string) => ({ jsonId, alt: "", image: { ...PICTURE, share: "" }, caseStudyEntry: null });
  const copy = { id: "testimonials", heading: "", text: null, emptyText: null, link: null };
  const buttons = (section: JSX.Element) => {
    cleanup();
    renderWithTheme(section);
    return screen.queryAllByRole("button").length;
  };
  const controls = () =>
    ["a", "ab", "abc", "abcd"].map((ids) =>
      buttons(<Testimonials copy={copy} testimonials={[...ids].map(testimonial)} />),
    );
  // The dots, and two arrows.
  expect(controls()).toEqual([0, 4, 5, 6]);
  setMedia(from("md"), true);
  expect(controls()).toEqual([0, 0, 4, 5]);
  setMedia(from("lg"), true);
  expect(controls()).toEqual([0, 0, 0, 4]);
  const hero = (ids: string) => (
    <RotatingHero copy={{ title: "", subtitle: "", link: null }} slides={[...ids].map(slide)} />
  );
  expect([hero("a"), hero("ab")].map(buttons)).toEqual([0, 3]);
});

describe("a picture", () => {
  it("of the picture host has a srcset of its sizes", () => {
    const imageData = hostedImageData("https://images.unsplash.com/photo-1", { width: 640, aspectRatio: 1.6 });
    renderWithTheme(<Picture image={{ imageData }} alt="A harbor" />);
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

import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PastWebinarCard } from "../../src/sections/webinars/past-webinar-card";
import { UpcomingWebinar } from "../../src/sections/webinars/upcoming-webinar";
import { WhitePaperCard } from "../../src/sections/white-papers/white-paper-card";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const FILE = "/files/white-papers/paper.pdf";

const ITEM = {
  title: "The item",
  description: "What it is about.",
  image: PICTURE,
  imageAlt: "",
  date: "June 11, 2026",
};

const UPCOMING = { ...ITEM, jsonId: "next", number: 2, time: "11:00 AM", speaker: "Priya Raman", registerUrl: null };
const PAST = { ...ITEM, jsonId: "last", number: 3, duration: 75, speaker: "Priya Raman", recordingUrl: null };

describe("a button that has nothing behind it yet", () => {
  const alert = jest.spyOn(window, "alert").mockImplementation(() => undefined);

  beforeEach(() => {
    alert.mockClear();
  });

  it.each([
    [
      "Download PDF",
      "In a real application, this would download white paper 4.",
      <WhitePaperCard key="paper" paper={{ ...ITEM, jsonId: "paper", number: 4, pages: 24, file: null }} />,
    ],
    [
      "Register Now",
      "In a real application, this would register for webinar 2.",
      <UpcomingWebinar key="upcoming" webinar={UPCOMING} />,
    ],
    [
      "Watch Recording",
      "In a real application, this would play webinar 3.",
      <PastWebinarCard key="past" webinar={PAST} />,
    ],
  ])("%s: says %s", async (name, message, card) => {
    renderWithTheme(card);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}.*The item$`) }));
    expect(alert.mock.calls).toEqual([[message]]);
  });

  it("stands beside the facts of the item", () => {
    renderWithTheme(<PastWebinarCard webinar={PAST} />);
    expect(screen.getByText("June 11, 2026 · 75 minutes")).toBeTruthy();
    renderWithTheme(<WhitePaperCard paper={{ ...ITEM, jsonId: "paper", number: 4, pages: 24, file: null }} />);
    expect(screen.getByText("June 11, 2026 · 24 pages")).toBeTruthy();
  });
});

describe("an item that has something to offer", () => {
  it("downloads the white paper's file", () => {
    renderWithTheme(<WhitePaperCard paper={{ ...ITEM, jsonId: "paper", number: 4, pages: 24, file: FILE }} />);
    const link = screen.getByRole("link", { name: /^Download PDF.*The item$/ });
    expect(link.getAttribute("href")).toBe(FILE);
    expect(link.hasAttribute("download")).toBe(true);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    [
      "Register Now",
      "https://example.com/register",
      <UpcomingWebinar key="upcoming" webinar={{ ...UPCOMING, registerUrl: "https://example.com/register" }} />,
    ],
    [
      "Watch Recording",
      "https://example.com/watch",
      <PastWebinarCard key="past" webinar={{ ...PAST, recordingUrl: "https://example.com/watch" }} />,
    ],
  ])("%s: leads to %s", (name, address, card) => {
    renderWithTheme(card);
    const link = screen.getByRole("link", { name: new RegExp(`^${name}.*The item`) });
    expect(link.getAttribute("href")).toBe(address);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PastWebinarCard } from "../../src/sections/webinars/past-webinar-card";
import { UpcomingWebinar } from "../../src/sections/webinars/upcoming-webinar";
import { WhitePaperCard } from "../../src/sections/white-papers/white-paper-card";
import { PICTURE } from "../support/content";
import { renderWithTheme } from "../support/render";

const ITEM = {
  title: "The item",
  description: "What it is about.",
  image: PICTURE,
  imageAlt: "",
  date: "June 11, 2026",
};

describe("a button that has nothing behind it yet", () => {
  const alert = jest.spyOn(window, "alert").mockImplementation(() => undefined);

  beforeEach(() => {
    alert.mockClear();
  });

  it.each([
    [
      "Download PDF",
      "In a real application, this would download white paper 4.",
      <WhitePaperCard key="paper" paper={{ ...ITEM, jsonId: 4, pages: 24 }} />,
    ],
    [
      "Register Now",
      "In a real application, this would register for webinar 2.",
      <UpcomingWebinar key="upcoming" webinar={{ ...ITEM, id: 2, time: "11:00 AM", speaker: "Priya Raman" }} />,
    ],
    [
      "Watch Recording",
      "In a real application, this would play webinar 3.",
      <PastWebinarCard key="past" webinar={{ ...ITEM, id: 3, duration: 75, speaker: "Priya Raman" }} />,
    ],
  ])("%s: says %s", async (name, message, card) => {
    renderWithTheme(card);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}.*The item$`) }));
    expect(alert.mock.calls).toEqual([[message]]);
  });

  it("stands beside the facts of the item", () => {
    renderWithTheme(<PastWebinarCard webinar={{ ...ITEM, id: 3, duration: 75, speaker: "Priya Raman" }} />);
    expect(screen.getByText("June 11, 2026 · 75 minutes")).toBeTruthy();
    renderWithTheme(<WhitePaperCard paper={{ ...ITEM, jsonId: 4, pages: 24 }} />);
    expect(screen.getByText("June 11, 2026 · 24 pages")).toBeTruthy();
  });
});

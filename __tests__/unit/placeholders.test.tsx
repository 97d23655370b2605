import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ItemAction } from "../../src/sections/shared/item-action";
import { renderWithTheme } from "../support/render";

const ITEM = { placeholder: "download white paper 4", about: "The item", children: "Download PDF" };

const NAME = /^Download PDF.*The item/;

describe("the action of an item", () => {
  it("only says what it would do if the item has neither file nor address", async () => {
    const alert = jest.spyOn(window, "alert").mockImplementation(() => undefined);
    renderWithTheme(<ItemAction {...ITEM} file={null} to={null} />);
    await userEvent.click(screen.getByRole("button", { name: NAME }));
    expect(alert.mock.calls).toEqual([["In a real application, this would download white paper 4."]]);
  });

  it("downloads the item's file", () => {
    renderWithTheme(<ItemAction {...ITEM} file="/files/paper.pdf" />);
    const link = screen.getByRole("link", { name: NAME });
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["/files/paper.pdf", true]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("links to the item's address on another site", () => {
    renderWithTheme(<ItemAction {...ITEM} to="https://example.com/watch" />);
    const link = screen.getByRole("link", { name: NAME });
    expect([link.getAttribute("href"), link.hasAttribute("download")]).toEqual(["https://example.com/watch", false]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePopup } from "../../src/layout/popup";
import { stubMedia } from "../support/environment";

const HOVER = "(min-width: 1024px)";

function Popup({ hoverMedia }: { readonly hoverMedia?: string }) {
  const { open, rootProps, buttonProps } = usePopup<HTMLDivElement>(hoverMedia);
  return (
    <>
      <div data-testid="root" {...rootProps}>
        <button type="button" {...buttonProps}>
          More
        </button>
        <ul hidden={!open}>
          {["One", "Two", "Three"].map((name) => (
            <li key={name}>
              <a href="#top" data-popup-item="">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = () => screen.getByRole("button", { name: "More" });
const expanded = () => button().getAttribute("aria-expanded") === "true";
const toHaveFocus = async (name: string) => {
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe(name);
  });
};

/** jsdom has no pointer events of its own kind: the hook reads `pointerType` from what it gets. */
const hover = (type: "pointerover" | "pointerout", pointerType: string) => {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(screen.getByTestId("root"), event);
};

describe("usePopup", () => {
  let setMedia: ReturnType<typeof stubMedia>;

  beforeEach(() => {
    setMedia = stubMedia();
  });

  it("opens by arrow down, and arrows, Home and End walk through its items", async () => {
    render(<Popup />);
    button().focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(expanded()).toBe(true);
    await toHaveFocus("One");
    await userEvent.keyboard("{ArrowUp}");
    await toHaveFocus("Three");
    await userEvent.keyboard("{ArrowDown}");
    await toHaveFocus("One");
    await userEvent.keyboard("{ArrowDown}");
    await toHaveFocus("Two");
    await userEvent.keyboard("{End}");
    await toHaveFocus("Three");
    await userEvent.keyboard("{Home}");
    await toHaveFocus("One");
  });

  it("closes when focus leaves it", async () => {
    render(<Popup />);
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Two");
    expect(expanded()).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Elsewhere");
    expect(expanded()).toBe(false);
  });

  it("opens under a mouse while its media query matches, and closes when the mouse leaves", () => {
    render(<Popup hoverMedia={HOVER} />);
    hover("pointerover", "mouse");
    expect(expanded()).toBe(false);
    setMedia(HOVER, true);
    hover("pointerover", "touch");
    expect(expanded()).toBe(false);
    hover("pointerover", "mouse");
    expect(expanded()).toBe(true);
    hover("pointerout", "mouse");
    expect(expanded()).toBe(false);
  });

  it("stays open after a click when the mouse leaves", () => {
    setMedia(HOVER, true);
    render(<Popup hoverMedia={HOVER} />);
    hover("pointerover", "mouse");
    fireEvent.click(button());
    hover("pointerout", "mouse");
    expect(expanded()).toBe(true);
  });
});

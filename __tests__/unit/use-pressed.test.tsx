import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { usePressed } from "../../src/lib/use-pressed";

function Pressable() {
  const ref = useRef<HTMLButtonElement>(null);
  const pressed = usePressed(ref);
  return <button ref={ref}>{pressed ? "pressed" : "at rest"}</button>;
}

const button = () => screen.getByRole("button");
const state = () => button().textContent;

/** jsdom has no PointerEvent; a MouseEvent carries the button as well. */
const pointerDown = (init: MouseEventInit = {}) =>
  fireEvent(button(), new MouseEvent("pointerdown", { bubbles: true, ...init }));

beforeEach(() => {
  render(<Pressable />);
});

it("lasts from the pointer's going down until the click has had its effect", async () => {
  pointerDown();
  expect(state()).toBe("pressed");
  fireEvent.click(button());
  expect(state()).toBe("pressed");
  await waitFor(() => expect(state()).toBe("at rest"));
});

it.each(["pointercancel", "contextmenu"])("ends with %s, after which no click comes", async (type) => {
  pointerDown({ ctrlKey: true });
  expect(state()).toBe("pressed");
  act(() => {
    button().dispatchEvent(new Event(type, { bubbles: true }));
  });
  await waitFor(() => expect(state()).toBe("at rest"));
});

it.each([1, 2])("is none with button %i, which no click follows", (number) => {
  pointerDown({ button: number });
  expect(state()).toBe("at rest");
});

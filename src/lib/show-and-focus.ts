/**
 * Puts focus on an element and brings it into sight. WebKit, left to itself, scrolls the page behind a dialog, too, and
 * shows it once the dialog is closed.
 */
export function showAndFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

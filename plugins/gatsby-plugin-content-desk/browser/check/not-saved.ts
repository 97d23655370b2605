/**
 * Ends a save that the editor has called off. Sveltia shows a dialog of its own for every error whose message it can read;
 * this one's can't be read, so that Sveltia only lets go of its form.
 */
export class NotSaved extends Error {
  override get message(): string {
    throw this;
  }
}

/** Keeps saves that were called off out of the browser's log of errors. */
export function forgetNotSaved(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof NotSaved) event.preventDefault();
  });
}

const STYLE = `
.check-notice { box-sizing: border-box; max-width: min(40rem, calc(100vw - 2rem)); max-height: calc(100vh - 4rem); overflow: auto;
  padding: 1.25rem; border: 1px solid color-mix(in srgb, GrayText 40%, transparent); border-radius: 8px; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: var(--sui-primary-background-color, Canvas); color: var(--sui-primary-foreground-color, CanvasText); }
.check-notice::backdrop { background: color-mix(in srgb, CanvasText 50%, transparent); }
.check-notice h2 { font-size: 1.125rem; margin: 0 0 0.5rem; }
.check-notice h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
.check-notice p { margin: 0.5rem 0; }
.check-notice ul { margin: 0; padding-left: 1.25rem; list-style: disc; }
.check-notice li { margin: 0.5rem 0; }
.check-notice div { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1rem; }
.check-notice button { min-height: 44px; padding: 0 1rem; border: 1px solid currentColor; border-radius: 6px; font: inherit;
  background: none; color: inherit; cursor: pointer; }
.check-notice a { color: inherit; }
`;

/** Makes an element with text, or with other elements, in it. Texts are never read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** Joins what is wrong and what to do to sentences: the check's messages stand behind the name of a file elsewhere. */
export function sentences(message: string, remedy: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}. ${remedy}`;
}

/** A button of a notice, and what its press answers. */
interface Answer<Value> {
  readonly label: string;
  readonly value: Value;
}

/**
 * Shows a notice above the desk until one of its buttons is pressed.
 *
 * @param title its heading
 * @param content what stands below the heading
 * @param answers the buttons; the first one has the focus, and is also what Escape means
 */
export async function notice<Value>(
  title: string,
  content: readonly Node[],
  answers: readonly [Answer<Value>, ...Answer<Value>[]],
): Promise<Value> {
  const heading = element("h2", title);
  heading.id = "check-notice-title";
  const dialog = element("dialog", element("style", STYLE), heading, ...content);
  dialog.className = "check-notice";
  dialog.setAttribute("aria-labelledby", heading.id);
  const buttons = element("div");
  dialog.append(buttons);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const [first] = answers;
    let chosen = first.value;
    for (const { label, value } of answers) {
      const button = element("button", label);
      button.type = "button";
      button.addEventListener("click", () => {
        chosen = value;
        dialog.close();
      });
      buttons.append(button);
    }
    // Sveltia listens for keys such as Escape, which leaves the form.
    dialog.addEventListener("keydown", (event) => {
      event.stopPropagation();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    dialog.showModal();
    buttons.querySelector("button")?.focus();
    // The button may stand below what is in sight; reading begins at the heading.
    dialog.scrollTop = 0;
  });
}

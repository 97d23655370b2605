/**
 * Chooses in a form's selects what the address asks for by their names: `/contact?service=digital`. Answers that a
 * select does not offer are ignored, and what the visitor has chosen already stays.
 */
export function chooseFromAddress(form: HTMLFormElement): void {
  const asked = new URLSearchParams(window.location.search);
  for (const select of form.querySelectorAll("select")) {
    const value = asked.get(select.name);
    const isOffered = [...select.options].some((option) => option.value === value);
    if (value !== null && isOffered && select.value === "") select.value = value;
  }
}

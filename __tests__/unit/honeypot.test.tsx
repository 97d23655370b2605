import { renderWithTheme } from "../support/render";
import { Honeypot } from "../../src/forms/submission-form";

/** What browsers look for in the name of a field that they fill in by themselves. */
const KNOWN_TO_AUTOFILL =
  /name|mail|phone|tel|addr|street|city|town|state|zip|post|country|company|organi|card|user|login|pass|url|web|site|title|birth|sex|ref|comment|message/i;

it("asks browsers and password managers to leave it alone", () => {
  const { container } = renderWithTheme(<Honeypot />);
  const field = container.querySelector("input");
  expect(field?.name).toMatch(/^[a-z0-9]+$/);
  expect(`${field?.name ?? ""} ${field?.id ?? ""}`).not.toMatch(KNOWN_TO_AUTOFILL);
  expect(field?.autocomplete).toBe("off");
  for (const attribute of ["data-1p-ignore", "data-lpignore", "data-bwignore"]) {
    expect(field?.hasAttribute(attribute)).toBe(true);
  }
});

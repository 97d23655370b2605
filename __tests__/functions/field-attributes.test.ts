import { Parser } from "htmlparser2";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formAgain } from "../../netlify/submissions/plain-form";
import { Field } from "../../src/forms/field";
import { formFields } from "../../src/forms/form-fields";
import { SUBMISSION_KINDS } from "../../src/forms/submission-kind";
import type { SubmissionKind } from "../../src/forms/submission-kind";
import { withTheme } from "../support/with-theme";

type Attributes = Readonly<Record<string, string>>;

/** The attributes of the controls in HTML, but for what is entered and the style, by the controls' names. */
function controlsIn(html: string): ReadonlyMap<string, Attributes> {
  const controls = new Map<string, Attributes>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!["input", "select", "textarea"].includes(tag)) return;
      const shared = Object.entries(attributes).filter(([name]) => name !== "value" && name !== "class");
      controls.set(attributes.name ?? "", { tag, ...Object.fromEntries(shared) });
    },
  });
  parser.end(html);
  return controls;
}

/** A form's fields as the pages show them, all with an error; their ids without the name of the form. */
function pageHtml(kind: SubmissionKind): string {
  const fields = formFields(kind).map((field) =>
    createElement(Field, { form: kind, field, error: "Wrong", key: field.name }),
  );
  return renderToStaticMarkup(withTheme(createElement("div", null, fields)))
    .replaceAll(`"${kind}-`, '"')
    .replaceAll(` ${kind}-`, " ");
}

/** The same form as a function sends it back. */
async function plainHtml(kind: SubmissionKind): Promise<string> {
  const errors = Object.fromEntries(formFields(kind).map(({ name }) => [name, "Wrong"]));
  return formAgain(kind, { status: 422, entered: new Map(), errors, page: undefined }).text();
}

it.each(SUBMISSION_KINDS)(
  "gives the controls of the %s form the same attributes on a page and in plain HTML",
  async (kind) => {
    const [page, plain] = [controlsIn(pageHtml(kind)), controlsIn(await plainHtml(kind))];
    for (const { name, type } of formFields(kind)) {
      const onPage = page.get(name);
      expect(onPage).toMatchObject({ id: name, name, "aria-invalid": "true" });
      expect(onPage?.["aria-describedby"]).toContain(`${name}-error`);
      // A field that is a dialog's text is a choice where the whole list is offered.
      if (plain.get(name)?.tag === "select" && type !== "select") continue;
      expect(plain.get(name)).toEqual(onPage);
    }
  },
);

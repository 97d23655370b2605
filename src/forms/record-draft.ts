import { pagePath } from "../lib/paths";
import { addValues, readValues } from "../lib/tab-storage";
import { draftKey } from "./form-draft";

/** By the names of the fields, which are the words for them in a message. */
type RecordValues = Readonly<Record<string, string>>;

/** In the tab's storage. */
const RECORD_KEY = "record";

const contactDraft = () => draftKey("contact", "", pagePath("contact"));

const linesOf = (values: RecordValues) =>
  Object.entries(values)
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${name}: ${value.trim()}\n`)
    .join("");

/** Returns the record that is in the message of the contact form's draft; no values if the visitor has changed it there. */
function readRecord(): RecordValues {
  const values = readValues(RECORD_KEY);
  return readValues(contactDraft()).message?.includes(linesOf(values)) ? values : {};
}

/** Begins the message with a record, in place of the previous one. Keeps the visitor's other text. */
function saveRecord(values: RecordValues): void {
  const previous = linesOf(readRecord());
  const lines = linesOf(values);
  const { message = "" } = readValues(contactDraft());
  const begun = previous ? message.replace(previous, () => lines) : `${lines}\n${message}`;
  addValues(contactDraft(), { message: begun.trimStart() });
  addValues(RECORD_KEY, values);
}

/**
 * Lets the visitor fill in a record: what its fields hold begins the message in the draft of the contact form.
 *
 * @param fields a disabled fieldset of inputs
 * @param submit called when the visitor presses Enter
 */
export function connectRecord(fields: HTMLFieldSetElement, submit: () => void): void {
  const inputs = [...fields.querySelectorAll("input")];
  const record = readRecord();
  for (const input of inputs) input.value = record[input.name] ?? "";
  fields.oninput = () => saveRecord(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  fields.onkeydown = ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) submit();
  };
  fields.disabled = false;
}

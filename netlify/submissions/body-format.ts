import { Refusal } from "./refusal";

/** The fields of a submission as they arrive: anything, by name. */
export type RawFields = ReadonlyMap<string, unknown>;

/** A content type the endpoints take. */
export interface BodyFormat {
  /** Whether a plain HTML form sends it: its sender is a person looking at a page. */
  readonly isPlainForm: boolean;
  /** @throws Refusal 400 when the text is malformed */
  parse(text: string): RawFields;
}

function parseJson(text: string): RawFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal(400, "The body must be a JSON object.");
  }
  return new Map(Object.entries(value));
}

const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ["application/json", { isPlainForm: false, parse: parseJson }],
  [
    "application/x-www-form-urlencoded",
    { isPlainForm: true, parse: (text: string) => new Map(new URLSearchParams(text)) },
  ],
]);

/** The format a request's content type names; undefined when the endpoints don't take it. */
export function bodyFormat(request: Request): BodyFormat | undefined {
  const essence = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return FORMATS.get(essence ?? "");
}

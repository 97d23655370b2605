/** An error for each field that has one, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a submission is not taken, as the sender is told. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  /**
   * @param status the HTTP status of the answer
   * @param message one sentence without personal data or implementation details
   * @param fields with status 422, what is wrong with each field
   */
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415 | 422 | 500 | 503,
    message: string,
    readonly fields?: FieldErrors,
  ) {
    super(message);
  }
}

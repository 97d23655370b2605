declare module "@adobe/structured-data-validator" {
  interface Issue {
    readonly severity: string;
    readonly rootType: string;
    readonly issueMessage: string;
    readonly fieldNames?: readonly string[];
  }

  export default class Validator {
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(page: { readonly jsonld: object }): Promise<{ readonly severity: string }[]>;
  }
}

/** The characters that browsers strip from an address. https://url.spec.whatwg.org/#concept-basic-url-parser */
const LEFT_OUT = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g;

/** Returns an address as browsers read it. */
export function asRead(address: string): string {
  return address.replaceAll(LEFT_OUT, "");
}

/** Splits an address into its scheme, where it has one, and the rest. */
export function splitScheme(address: string): { readonly scheme: string | undefined; readonly rest: string } {
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? [];
  return { scheme: scheme?.toLowerCase(), rest };
}

/** Whether a link with this address can only lead to a page, or begin a mail or a call. */
export function hasSafeScheme(address: string): boolean {
  const { scheme } = splitScheme(asRead(address));
  return scheme === undefined || ["http", "https", "mailto", "tel"].includes(scheme);
}

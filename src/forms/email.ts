import { parseUrl } from "../lib/parse-url";

/** A local part of RFC 5321 without quotes, as in HTML's `type="email"`, and a domain in any script. */
const ADDRESS = /^(?!\.|.*\.[.@])([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^\s@:/?#\\%]+)$/;

/** A domain in ASCII: two labels or more, and no IP address. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Full-width letters and signs, as Japanese keyboards type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Reads one email address from a pasted text such as `Ada <ada@bücher.example>;` or `mailto:ada@example.com`. The domain
 * becomes ASCII and lower case (https://url.spec.whatwg.org/#idna): mail servers, the hash in a record's key and the list of
 * accepted recipients need one spelling. Returns undefined if it isn't exactly one valid address.
 */
export function parseEmail(text: string): string | undefined {
  // Some of the patterns below are slow for long texts.
  if (text.length > 500) return undefined;
  const bare = text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace("\ufe6b", "@")
    .replace(/^[\s"'(]+|(?:\s\([^()]*\)|[\s"').,;])+$/g, "")
    .replace(/^[^<>]*<([^<>]*)>$/, "$1")
    .trim()
    .replace(/^mailto:(?:\/\/)?([^?%]*)(\?.*)?$/i, "$1");
  const [, local, domain] = ADDRESS.exec(bare) ?? [];
  const ascii = parseUrl(`http://${domain ?? ""}`)?.hostname ?? "";
  return local !== undefined && DOMAIN.test(ascii) ? `${local}@${ascii}` : undefined;
}

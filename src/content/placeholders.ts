import type { Placeholders, Words } from "../../plugins/gatsby-plugin-content-schema";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});

const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** As the house writes lists: "New York, San Francisco and London". */
const lists = new Intl.ListFormat("en-GB");

/** Lists what entries are called; undefined where there are none. */
function listed(entries: readonly Fields[], key: string): string | undefined {
  const names = entries.flatMap(({ [key]: name }) => (typeof name === "string" ? [name] : []));
  return names.length > 0 ? lists.format(names) : undefined;
}

/** Returns the postal address of the office in a city, in one line; undefined where there is no such office. */
function addressIn(offices: readonly Fields[], city: unknown): string | undefined {
  const office = offices.find((one) => one.city === city);
  return Array.isArray(office?.address) ? office.address.join(", ") : undefined;
}

/** Returns the facts that there are, as texts. */
const textsOf = (facts: Fields): Words =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, fact]) =>
      typeof fact === "string" || typeof fact === "number" ? [[key, String(fact)]] : [],
    ),
  );

/**
 * Returns what each placeholder stands for. One whose fact is missing, such as the name of an affiliate that the firm
 * hasn't got, is none: the check refuses it.
 */
function words(contents: ReadonlyMap<string, unknown>): Words {
  const { brand, product, founded, phone, email, legalEntity, languages } = fieldsOf(contents.get("site"));
  const { name, office, governingLaw, jurisdiction, requestsPhone = phone, affiliate } = fieldsOf(legalEntity);
  const { name: affiliateName, office: affiliateOffice, clause, sentence } = fieldsOf(affiliate);
  const offices = entriesOf(contents.get("offices"));
  const affiliateAddress = addressIn(offices, affiliateOffice);
  const hasTexts = [affiliateName, affiliateAddress, clause, sentence].every((text) => typeof text === "string");
  return {
    ...textsOf({
      firm: brand,
      FIRM: typeof brand === "string" ? brand.toLocaleUpperCase("en") : undefined,
      fullName: product,
      founded,
      phone,
      email,
      domain: typeof email === "string" ? email.split("@")[1] : undefined,
      cities: listed(offices, "city"),
      languages: listed(entriesOf(languages), "name"),
      legalName: name,
      legalAddress: addressIn(offices, office),
      governingLaw,
      jurisdiction,
      requestsPhone,
      affiliateName,
      affiliateAddress,
    }),
    // Texts go on without what only a firm with a second company says.
    affiliateClause: hasTexts ? `, ${String(clause)} ${String(affiliateName)}, ${String(affiliateAddress)}` : "",
    affiliateSentence: hasTexts ? ` ${String(affiliateName)} ${String(sentence)}` : "",
  };
}

/** The facts of the firm that texts name by a placeholder, such as "{firm}": docs/behaviour.md 3.16. */
export const PLACEHOLDERS: Placeholders = { from: ["site", "offices"], words };

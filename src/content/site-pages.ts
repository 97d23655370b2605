import { pagePath } from "../lib/paths";

/** A page of the navigation that a firm may do without. */
interface SwitchablePage {
  /** The kinds of content that this page and those below it show, by the names of their schemas. */
  readonly content: readonly string[];
  /** The words by which texts speak of the page, or of what only it has. */
  readonly words: RegExp;
}

/**
 * All pages that can be switched off in `data/site.json`, by their ids in `data/pages.json`: every page of the navigation
 * but home. Whatever follows the switch follows this list.
 */
export const SWITCHABLE_PAGES = {
  about: { content: ["leaders", "partners"], words: /\babout(?: us)? page\b/i },
  services: { content: ["services"], words: /\bservices page\b/i },
  industries: { content: ["industries"], words: /\bindustries page\b/i },
  "case-studies": { content: ["case-studies", "case-study-testimonial"], words: /\bcase stud(?:y|ies)\b/i },
  blog: { content: ["articles"], words: /\bblogs?\b/i },
  "white-papers": { content: ["white-papers"], words: /\bwhite papers?\b/i },
  webinars: { content: ["upcoming-webinars", "past-webinars"], words: /\bwebinars?\b/i },
  careers: {
    content: ["jobs", "careers"],
    words: /\bcareers? page\b|\bopen (?:positions?|roles?)\b|\bjob applications?\b|\bapplication form\b/i,
  },
  contact: { content: ["contact"], words: /\bcontact (?:page|form)\b/i },
  faq: { content: ["faq"], words: /\bFAQs?\b|\bfrequently asked\b/i },
} as const satisfies Readonly<Record<string, SwitchablePage>>;

/** The id of a page that can be switched off. */
export type SwitchablePageId = keyof typeof SWITCHABLE_PAGES;

/** What other pages show as well: authors and partners keep their names without a page about them. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(["leaders"]);

/** What `data/site.json` says of the pages, and the address that stands in for the contact page. */
interface Switches {
  /** A page that isn't named here is on. */
  readonly pages?: Readonly<Partial<Record<SwitchablePageId, boolean>>>;
  readonly email: string;
}

/** The pages that a site has. */
export interface SitePages {
  /** The pages that are switched off, in the order of the list. */
  readonly off: readonly SwitchablePageId[];
  /** The kinds of content whose pages are all switched off, by the names of their schemas. */
  readonly withoutPage: readonly string[];
  /** The same without what other pages show as well: what no visitor sees. */
  readonly hidden: readonly string[];
  /**
   * Returns the page that is switched off and that a path leads to, or below; undefined for any other path.
   *
   * @param path with or without query and anchor: "/blog/pricing", "/about#team"
   */
  offPage(path: string): SwitchablePageId | undefined;
  /** Whether the site has a path, as far as the switches decide. */
  isOn(path: string): boolean;
  /**
   * Returns where a link leads. Without a contact page, what led to it writes an email to the firm.
   *
   * @param subject of the email
   * @returns null for a page that the site doesn't have
   */
  target(path: string, subject?: string): string | null;
}

/** Reads from the site's facts which pages the site has. */
export function sitePages({ pages = {}, email }: Switches): SitePages {
  const all = Object.keys(SWITCHABLE_PAGES) as SwitchablePageId[];
  const off = all.filter((id) => pages[id] === false);
  const withoutPage = off.flatMap((id): readonly string[] => SWITCHABLE_PAGES[id].content);
  const offPage = (path: string) => {
    const [page = ""] = path.split(/(?<=.)[/?#]/);
    return off.find((id) => pagePath(id) === page);
  };
  return {
    off,
    withoutPage,
    hidden: withoutPage.filter((kind) => !SHOWN_ELSEWHERE.has(kind)),
    offPage,
    isOn: (path) => offPage(path) === undefined,
    target: (path, subject) => {
      const page = offPage(path);
      if (page === undefined) return path;
      if (page !== "contact") return null;
      return `mailto:${email}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
    },
  };
}

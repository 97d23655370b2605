/** What one look at a deployed site has found. */
export interface Outcome {
  /** What was looked at: "/about answers 200". */
  readonly name: string;
  /** What is wrong; none when all is well. */
  readonly problems: readonly string[];
}

/** What a look at a site knows of it. */
export interface Deployed {
  /** `https://deploy-preview-12--corvane.netlify.app` */
  readonly origin: string;
  /** Whether search engines are to leave it out. */
  readonly isPreview: boolean;
  /** Asks for a path of it; redirects are not followed. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Looks at a site; each outcome comes as soon as it is known. */
export type Check = (site: Deployed) => AsyncIterable<Outcome>;

/** A problem where something is not as expected. */
export function differs(what: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

import type { FunctionContext } from "../environment";
import { functionFor } from "./functions";
import type { LoadedFunction } from "./functions";
import type { Site } from "./site";

/** Who answers requests. */
export interface Responders {
  readonly site: Site;
  readonly functions: readonly LoadedFunction[];
  readonly context: FunctionContext;
}

/** Hands a request to the function with its path, or else to the site. */
export async function respond(request: Request, { site, functions, context }: Responders): Promise<Response> {
  const { pathname } = new URL(request.url);
  const match = functionFor(functions, pathname);
  return match ? match.handle(request, context) : site.handle(request);
}

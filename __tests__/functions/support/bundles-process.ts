/**
 * Runs the functions' bundles, in Netlify's bootstrap, behind a local address. What Netlify knows of a request comes in its
 * header `caller`. An answer is given once the function's work is done, so that a test finds what it has left.
 */
import { functionFor, loadFunctions } from "../../../netlify/local/functions";
import { listen } from "../../../netlify/local/web-server";
import type { Caller } from "../../../netlify/local/lambda";

/** The caller, and the site's own address. */
export type TestCaller = Caller & { readonly origin: string };

async function main(): Promise<void> {
  const [functions, server] = await Promise.all([loadFunctions(process.env.FUNCTION_BUNDLES ?? ""), listen(0)]);
  server.answerWith(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { origin, ...caller } = JSON.parse(request.headers.get("caller") ?? "") as TestCaller;
    const { method } = request;
    const sent = new Request(new URL(pathname + search, origin), {
      method,
      headers: [...request.headers].filter(([name]) => name !== "caller"),
      body: method === "GET" || method === "HEAD" ? undefined : await request.arrayBuffer(),
    });
    const invocation = functionFor(functions, sent)?.invoke(sent, caller);
    if (!invocation) throw new Error(`No function has the path ${pathname}.`);
    await invocation.finished;
    return invocation.response;
  });
  console.log(server.url);
}

void main();

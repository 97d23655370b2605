/**
 * Calls the project's functions through Netlify's own local platform: `node platform-process.mjs ROOT`, where ROOT
 * holds `netlify.toml` and `netlify/functions`. Each message has requests, which are made one after the other because the
 * platform builds a function for every request, and is answered by a message with the answers. Ends when its parent
 * disconnects.
 */
import { NetlifyDev } from "@netlify/dev";

const off = { enabled: false };
const platform = new NetlifyDev({
  projectRoot: process.argv[2],
  skipGitignore: true,
  serverAddress: "http://localhost",
  logger: { log: console.error, warn: console.error, error: console.error },
  ...{ aiGateway: off, database: off, edgeFunctions: off, environmentVariables: off, geolocation: off, images: off },
});
await platform.start();

/** The path and query of a redirect, which the platform makes absolute. */
function relative(location) {
  const { pathname, search } = new URL(location, "http://localhost");
  return pathname + search;
}

async function ask({ path, ...init }) {
  const response = await platform.handle(new Request(`http://localhost${path}`, { ...init, redirect: "manual" }));
  const location = response?.headers.get("location");
  const isJson = response?.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response?.status,
    ...(location ? { location: relative(location) } : {}),
    body: isJson ? await response.json() : await response?.text(),
  };
}

process.on("message", async (requests) => {
  const answers = [];
  for (const request of requests) answers.push(await ask(request));
  process.send(answers);
});
process.once("disconnect", () => platform.stop());
process.send("ready");

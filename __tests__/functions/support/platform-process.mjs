/**
 * Calls the project's functions through Netlify's own local platform: `node platform-process.mjs ROOT`, where ROOT
 * holds `netlify.toml` and `netlify/functions`. Takes the requests as JSON on stdin, one after the other because
 * the platform builds a function for every request, and prints the answers as JSON.
 */
import { json } from "node:stream/consumers";
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

const answers = [];
for (const { path, ...init } of await json(process.stdin)) {
  const response = await platform.handle(new Request(`http://localhost${path}`, init));
  const isJson = response?.headers.get("content-type")?.startsWith("application/json");
  answers.push({ status: response?.status, body: isJson ? await response.json() : await response?.text() });
}
process.stdout.write(JSON.stringify(answers));
await platform.stop();

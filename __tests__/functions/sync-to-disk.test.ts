import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { consistentBlobs } from "../../netlify/local/consistent-blobs";

let directory: string;
let events: string[];
let handles: FileHandle;

/** A server that writes as Netlify's does, as far as it matters here. */
async function server(request: Request): Promise<Response> {
  const file = join(directory, "entries", new URL(request.url).pathname);
  if (request.method === "DELETE") {
    await rm(file, { force: true });
    return new Response(null, { status: 204 });
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await request.text());
  events.push("written");
  return new Response(null, { headers: { etag: '"1"' } });
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "sync-"));
  events = [];
  handles = await open(directory, "r");
  const prototype = Object.getPrototypeOf(handles) as FileHandle;
  const sync = jest.spyOn(prototype, "sync");
  sync.mockImplementation(function (this: FileHandle) {
    events.push("synced");
    return Promise.resolve();
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await handles.close();
  await rm(directory, { recursive: true });
});

/** What happened until the store acknowledged a request. */
async function eventsOf(answer: (request: Request) => Promise<Response>, init: RequestInit): Promise<string[]> {
  events = [];
  await answer(new Request("http://localhost/site/store/contact/1", init));
  return events;
}

const onPosix = process.platform === "win32" ? it.skip : it;

onPosix("acknowledges an entry once the disk has its content, its name and the names of its folders", async () => {
  const answer = consistentBlobs(server, directory);
  // The file, its folder, and those around it up to the one that has the store's own name.
  const first = await eventsOf(answer, { method: "PUT", body: "value" });
  expect(first).toEqual(["written", ...Array<string>(7).fill("synced")]);
  const second = await eventsOf(answer, { method: "PUT", body: "other" });
  expect(second).toEqual(["written", "synced", "synced"]);
  const created = await eventsOf(answer, { method: "PUT", body: "third", headers: { "if-none-match": "*" } });
  expect(created).toEqual(["written", "synced", "synced"]);
});

onPosix("acknowledges that an entry is gone once the disk has no name for it", async () => {
  const answer = consistentBlobs(server, directory);
  await eventsOf(answer, { method: "PUT", body: "value" });
  expect(await eventsOf(answer, { method: "DELETE" })).toEqual(["synced"]);
});

onPosix("acknowledges nothing that the disk failed to keep", async () => {
  jest.spyOn(Object.getPrototypeOf(handles) as FileHandle, "sync").mockRejectedValue(new Error("EIO"));
  await expect(eventsOf(consistentBlobs(server, directory), { method: "PUT", body: "value" })).rejects.toThrow("EIO");
});

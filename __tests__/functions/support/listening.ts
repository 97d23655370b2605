import { readdir, readFile, readlink } from "node:fs/promises";

/** What Linux calls a socket that waits for connections, in its table of sockets. */
const LISTEN = "0A";

/** 127.0.0.1 in Linux's table of sockets. */
export const THIS_MACHINE = "0100007F";

async function listeningSockets(table: string): Promise<{ readonly host: string; readonly inode: string }[]> {
  const lines = (await readFile(table, "utf8")).trim().split("\n").slice(1);
  return lines.flatMap((line) => {
    const [, local = "", , state, , , , , , inode = ""] = line.trim().split(/\s+/);
    return state === LISTEN ? [{ host: local.split(":")[0] ?? "", inode }] : [];
  });
}

/** The addresses on which a process waits for connections, as Linux writes them. */
export async function listeningHosts(pid: number): Promise<string[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`);
  const files = await Promise.all(descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => "")));
  const sockets = (await Promise.all(["/proc/net/tcp", "/proc/net/tcp6"].map(listeningSockets))).flat();
  return sockets.filter(({ inode }) => files.includes(`socket:[${inode}]`)).map(({ host }) => host);
}

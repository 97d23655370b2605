import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";

/** Opens a connection to a server on this machine, and sends bytes as they are. */
export async function openRaw(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

/** All that a server answers to bytes, until it closes the connection. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  return text(await openRaw(url, bytes));
}

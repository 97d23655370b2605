import { createHmac } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { addressKey } from "../settings";

/** Who sends something, by the address it comes from: hashed, with a key and by the hour. */
export interface Sender {
  /** Names an address, or what a household has of IPv6: 56 bits. */
  account(hour: string): string;
  /** Names the network around it, in which 256 senders have room: 24 bits of IPv4, 48 of IPv6. */
  network(hour: string): string;
}

/** Returns the eight groups of an IPv6 address as four hexadecimal digits each. */
function ipv6Groups(address: string): string[] {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const missing = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...missing, ...last].map((group) => group.toLowerCase().padStart(4, "0"));
}

/** Returns the part of an address that one sender has, and the part that a network has; undefined when it is none. */
function parts(address: string): readonly [sender: string, network: string] | undefined {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (isIPv4(plain)) return [plain, plain.replace(/\.\d+$/, "")];
  if (!isIPv6(plain)) return undefined;
  const digits = ipv6Groups(plain).join("");
  return [digits.slice(0, 56 / 4), digits.slice(0, 48 / 4)];
}

/** Tells senders apart by their addresses; undefined where there is none. No address is kept as it is. */
export function senderAt(address: string | undefined): Sender | undefined {
  const found = parts(address ?? "");
  if (!found) return undefined;
  const key = addressKey();
  const named = (part: string) => (hour: string) =>
    createHmac("sha256", key).update(`${hour} ${part}`).digest("hex").slice(0, 32);
  return { account: named(found[0]), network: named(found[1]) };
}

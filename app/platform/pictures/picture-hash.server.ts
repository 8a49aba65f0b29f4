import { hash } from "node:crypto";

/** Names the bytes of a picture: 32 hexadecimal digits, of which an address carries the first eight. */
export function pictureHash(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex").slice(0, 32);
}

/** The part of a hash that stands in an address. */
export function addressHash(whole: string): string {
  return whole.slice(0, 8);
}

import { randomBytes } from "node:crypto";
import { areSame, keyedHash } from "./keyed-hashes.server.ts";

/** What a device keeps of a number that was confirmed on it, signed by us; it names neither. */
export function knownDevice(number: string): string {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${proofOf(device, number)}`;
}

/** The device that shows by one of these that this number was confirmed on it. */
export function deviceKnowing(number: string, known: readonly string[]): string | undefined {
  return known
    .map((one) => one.split("."))
    .find(([device = "", proof = ""]) => areSame(proofOf(device, number), proof))?.[0];
}

function proofOf(device: string, number: string): string {
  return keyedHash("known device", device, number);
}

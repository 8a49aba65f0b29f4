import { areSame, type CodeOwner, keyedHash } from "./keyed-hashes.server.ts";

/** What a device keeps of a number that was confirmed on it, signed by us; it names neither it nor the browser. */
export function rememberedDevice({ number, browser }: Pick<CodeOwner, "number" | "browser">): string {
  const device = keyedHash("device", browser).slice(0, 22);
  return `${device}.${proofOf(device, number)}`;
}

/** The device that shows by one of these that this number was confirmed on it. */
export function rememberedFor(number: string, remembered: readonly string[]): string | undefined {
  return remembered
    .map((one) => one.split("."))
    .find(([device = "", proof = ""]) => areSame(proofOf(device, number), proof))?.[0];
}

function proofOf(device: string, number: string): string {
  return keyedHash("remembered device", device, number);
}

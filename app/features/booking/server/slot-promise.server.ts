import { type Cipheriv, createCipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

/** What a promise binds: nobody but this customer may use it, and for nothing but this. Times are UTC minutes. */
export interface PromiseTerms {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly serviceCodes: readonly string[];
}
export interface PromisedSlot {
  readonly centerId: string;
  readonly start: number;
  readonly end: number;
}

const lifeMs = 10 * 60_000;
/** Expiry in six bytes and a nonce in nine: a multiple of three, so that its base64 can be joined to another. */
const headBytes = 15;
const macBytes = 16;

/**
 * Makes promise keys for the slots of one answer (decisions 2.5): expiry and nonce in the open, then a signature over
 * them, the terms and the slot. The terms are not repeated in the key, since whoever shows it names them again.
 */
export function slotPromiser(terms: PromiseTerms, now: Date): (slot: PromisedSlot) => string {
  const head = randomBytes(headBytes);
  head.writeUIntBE(now.getTime() + lifeMs, 0, 6);
  const start = head.toString("base64url");
  const sign = signerOf(terms, head);
  return (slot) => start + sign(slot).toString("base64url");
}

/** Whether a key was made by us for these terms and this slot, and whether its ten minutes are over. */
export function checkPromise(
  promiseKey: string,
  terms: PromiseTerms,
  slot: PromisedSlot,
  now: Date,
): "valid" | "expired" | "forged" {
  const bytes = Buffer.from(promiseKey, "base64url");
  // Decoding is lenient; only the one spelling that we make is ours.
  if (bytes.length !== headBytes + macBytes || bytes.toString("base64url") !== promiseKey) return "forged";
  const areMinutes = [slot.start, slot.end].every((minute) => minute >>> 0 === minute);
  const head = bytes.subarray(0, headBytes);
  if (!areMinutes || !timingSafeEqual(signerOf(terms, head)(slot), bytes.subarray(headBytes)))
    return "forged";
  return now.getTime() < head.readUIntBE(0, 6) ? "valid" : "expired";
}

/**
 * An HMAC makes a key of the terms and the centre; a slot is then exactly one block of AES under it, which is as good
 * a signature and sixty times as quick as an HMAC for each of thousands of slots.
 */
function signerOf(
  { customerId, vehicleId, serviceCodes }: PromiseTerms,
  head: Buffer,
): (slot: PromisedSlot) => Buffer {
  const ciphers = new Map<string, Cipheriv>();
  const cipherOf = (centerId: string) => {
    const bound = JSON.stringify([customerId, vehicleId, [...new Set(serviceCodes)].sort(), centerId]);
    const key = createHmac("sha256", secretFor("slot-promise")).update(head).update(bound).digest();
    const cipher = createCipheriv("aes-256-ecb", key, null).setAutoPadding(false);
    ciphers.set(centerId, cipher);
    return cipher;
  };
  return ({ centerId, start, end }) => {
    const block = Buffer.alloc(macBytes);
    block.writeUInt32BE(start, 0);
    block.writeUInt32BE(end, 4);
    return (ciphers.get(centerId) ?? cipherOf(centerId)).update(block);
  };
}

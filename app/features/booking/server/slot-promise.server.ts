import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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
const headBytes = 14;
const macBytes = 16;

/**
 * Makes promise keys for the slots of one answer (decisions 2.5): expiry and nonce in the open, then an HMAC over
 * them, the terms and the slot. The terms are not repeated in the key, since whoever shows it names them again.
 */
export function slotPromiser(terms: PromiseTerms, now: Date): (slot: PromisedSlot) => string {
  const head = randomBytes(headBytes);
  head.writeUIntBE(now.getTime() + lifeMs, 0, 6);
  const key = keyOf(terms, head);
  return (slot) => Buffer.concat([head, macOf(key, slot)]).toString("base64url");
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
  const head = bytes.subarray(0, headBytes);
  if (!timingSafeEqual(macOf(keyOf(terms, head), slot), bytes.subarray(headBytes))) return "forged";
  return now.getTime() < head.readUIntBE(0, 6) ? "valid" : "expired";
}

function keyOf({ customerId, vehicleId, serviceCodes }: PromiseTerms, head: Buffer): Buffer {
  const terms = JSON.stringify([customerId, vehicleId, [...new Set(serviceCodes)].sort()]);
  return createHmac("sha256", secretFor("slot-promise")).update(head).update(terms).digest();
}

function macOf(key: Buffer, { centerId, start, end }: PromisedSlot): Buffer {
  const mac = createHmac("sha256", key)
    .update(JSON.stringify([centerId, start, end]))
    .digest();
  return mac.subarray(0, macBytes);
}

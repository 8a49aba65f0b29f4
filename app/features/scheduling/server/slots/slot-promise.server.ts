import { createCipheriv, createHmac, hash, timingSafeEqual } from "node:crypto";
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
/** The moment at which it expires: a multiple of three bytes, so that its base64 can be joined to another. */
const headBytes = 6;
const macBytes = 16;

/**
 * The promises of slots (product/booking.md#promise-key), in their order: the expiry in the open, then a signature over
 * it, the terms and the slot. The terms are not repeated in a key, since the request names them.
 */
export function promiseKeys(terms: PromiseTerms, slots: readonly PromisedSlot[], now: Date): string[] {
  const head = Buffer.alloc(headBytes);
  head.writeUIntBE(now.getTime() + lifeMs, 0, 6);
  const start = head.toString("base64url");
  const signatures = sign(terms, head, slots);
  return slots.map(
    (_, place) => start + signatures.toString("base64url", place * macBytes, (place + 1) * macBytes),
  );
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
  if (!areMinutes || !timingSafeEqual(sign(terms, head, [slot]), bytes.subarray(headBytes))) return "forged";
  return now.getTime() < head.readUIntBE(0, 6) ? "valid" : "expired";
}

/**
 * Sixteen bytes for each slot. An HMAC makes a key of the terms; a slot is then exactly one block of AES under it, which
 * signs as well and spares an HMAC for each of thousands of slots: its times, and eight bytes that stand for its center.
 */
function sign(terms: PromiseTerms, head: Buffer, slots: readonly PromisedSlot[]): Buffer {
  const { customerId, vehicleId, serviceCodes } = terms;
  const bound = JSON.stringify([customerId, vehicleId, [...new Set(serviceCodes)].sort()]);
  const key = createHmac("sha256", secretFor("slot-promise")).update(head).update(bound).digest();
  const words = macBytes / 4;
  const blocks = new Uint32Array(words * slots.length);
  let [ofCenter, high, low] = ["", 0, 0];
  for (let index = 0; index < slots.length; index += 1) {
    const { centerId, start, end } = slots[index] as PromisedSlot;
    // Slots of one center stand in a row.
    if (index === 0 || centerId !== ofCenter) [ofCenter, high, low] = [centerId, ...shortHash(centerId)];
    const at = index * words;
    blocks[at] = start;
    blocks[at + 1] = end;
    blocks[at + 2] = high;
    blocks[at + 3] = low;
  }
  return createCipheriv("aes-256-ecb", key, null).setAutoPadding(false).update(blocks);
}

function shortHash(text: string): [high: number, low: number] {
  const bytes = hash("sha256", text, "buffer");
  return [bytes.readUInt32BE(), bytes.readUInt32BE(4)];
}

import { createCipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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

/** The keys of one answer: each is `head` and, from the slot's place times `signatureStep`, `signatureLength` characters. */
export interface SpelledPromises {
  readonly head: string;
  readonly signatures: string;
}
export const signatureLength = 22;
/** With two empty bytes each signature is a multiple of three, so that all are spelled at once. */
export const signatureStep = 24;

/**
 * The promises of the slots of one answer (decisions 2.5): expiry and nonce in the open, then a signature over them, the
 * terms and the slot. The terms are not repeated in a key, since whoever shows it names them. Slots of one centre are best
 * given in a row.
 */
export function spellPromises(
  terms: PromiseTerms,
  slots: readonly PromisedSlot[],
  now: Date,
): SpelledPromises {
  const head = randomBytes(headBytes);
  head.writeUIntBE(now.getTime() + lifeMs, 0, 6);
  const padded = Buffer.alloc(slots.length * (macBytes + 2));
  for (let from = 0; from < slots.length; ) {
    const centerId = slots[from]?.centerId ?? "";
    let to = from + 1;
    while (slots[to]?.centerId === centerId) to += 1;
    const signatures = sign(terms, head, centerId, slots.slice(from, to));
    for (let byte = 0; byte < signatures.length; byte += 1) {
      padded[from * (macBytes + 2) + byte + (byte >> 4) * 2] = signatures[byte] ?? 0;
    }
    from = to;
  }
  return { head: head.toString("base64url"), signatures: padded.toString("base64url") };
}

/** The same, key by key in the order of the slots. */
export function promiseKeys(terms: PromiseTerms, slots: readonly PromisedSlot[], now: Date): string[] {
  const { head, signatures } = spellPromises(terms, slots, now);
  return slots.map((_, place) => {
    const start = place * signatureStep;
    return head + signatures.slice(start, start + signatureLength);
  });
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
  if (!areMinutes || !timingSafeEqual(sign(terms, head, slot.centerId, [slot]), bytes.subarray(headBytes)))
    return "forged";
  return now.getTime() < head.readUIntBE(0, 6) ? "valid" : "expired";
}

/**
 * Sixteen bytes for each slot of a centre. An HMAC makes a key of the terms and the centre; a slot is then exactly one
 * block of AES under it, which signs as well and spares an HMAC for each of thousands of slots.
 */
function sign(terms: PromiseTerms, head: Buffer, centerId: string, slots: readonly PromisedSlot[]): Buffer {
  const { customerId, vehicleId, serviceCodes } = terms;
  const bound = JSON.stringify([customerId, vehicleId, [...new Set(serviceCodes)].sort(), centerId]);
  const key = createHmac("sha256", secretFor("slot-promise")).update(head).update(bound).digest();
  const blocks = new DataView(new ArrayBuffer(macBytes * slots.length));
  slots.forEach(({ start, end }, index) => {
    blocks.setUint32(index * macBytes, start);
    blocks.setUint32(index * macBytes + 4, end);
  });
  return createCipheriv("aes-256-ecb", key, null).setAutoPadding(false).update(blocks);
}

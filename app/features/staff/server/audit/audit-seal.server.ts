import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { contentText, type SealedContent, type SealedValue, valueText } from "../../rules/audit-content.ts";

const nonceBytes = 16;

/** Whether who has the database has the key as well: then seals show accidents, and no forger. */
export function isKeyInDatabase(): boolean {
  return config.env.MARSA_SECRET === undefined;
}

/** What an entry carries from its first moment: nobody without the key writes or changes one. The nonce makes each seal another. */
export function sealOfEntry(content: SealedContent): Buffer {
  const nonce = randomBytes(nonceBytes);
  return Buffer.concat([nonce, hashOf("entry", nonce, contentText(content))]);
}

export function isSealOfEntry(seal: Buffer, content: SealedContent): boolean {
  const nonce = seal.subarray(0, nonceBytes);
  return isSame(seal.subarray(nonceBytes), hashOf("entry", nonce, contentText(content)));
}

/** What a value carries: it goes with the value, and belongs to this entry alone. */
export function sealOfValue(entrySeal: Buffer, value: SealedValue): Buffer {
  return hashOf("value", entrySeal, valueText(value));
}

export function isSealOfValue(seal: Buffer, entrySeal: Buffer, value: SealedValue): boolean {
  return isSame(seal, sealOfValue(entrySeal, value));
}

export interface ChainedEntry {
  readonly seq: number;
  readonly entryId: number;
  readonly seal: Buffer | null;
  readonly content: SealedContent;
}

/** The hash of a link: over the hash before it, its place in the chain, and its entry. */
export function linkHash(previous: Buffer, { seq, entryId, seal, content }: ChainedEntry): Buffer {
  const own = [seq, entryId, seal?.toString("base64") ?? null, contentText(content)];
  return hashOf("link", previous, JSON.stringify(own));
}

export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What the result of a verification carries. */
export function sealOfCheck(text: string): Buffer {
  return hashOf("check", Buffer.alloc(0), text);
}

function hashOf(kind: "entry" | "value" | "link" | "check", bytes: Buffer, text: string): Buffer {
  return createHmac("sha256", secretFor(`audit ${kind}`))
    .update(bytes)
    .update(text)
    .digest();
}

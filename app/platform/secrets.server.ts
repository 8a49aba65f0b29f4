import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { config } from "./config.server.ts";
import { database } from "./database.server.ts";
import type { PlatformTables } from "./tables.ts";

let master: Buffer | undefined;
const derived = new Map<string, Buffer>();

/**
 * Reads the master secret: MARSA_SECRET, or one made at the first start and stored in the database, so that every
 * process on one database signs and verifies alike.
 */
export async function loadSecret(): Promise<void> {
  derived.clear();
  if (config.env.MARSA_SECRET !== undefined) {
    master = Buffer.from(config.env.MARSA_SECRET);
    return;
  }
  const db = database<PlatformTables>();
  await db
    .insertInto("platform.secret")
    .values({ name: "master", value: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("platform.secret")
    .select("value")
    .where("name", "=", "master")
    .executeTakeFirstOrThrow();
  master = Buffer.from(value, "base64");
}

/** A 32-byte key for one purpose. Keys of different purposes reveal nothing about each other. */
export function secretFor(purpose: string): Buffer {
  if (master === undefined) throw new Error("the secret is not loaded yet");
  const cached = derived.get(purpose);
  if (cached !== undefined) return cached;
  const made = Buffer.from(hkdfSync("sha256", master, "marsa", purpose, 32));
  derived.set(purpose, made);
  return made;
}

const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/** A text that only programs with our secret can read, for one purpose. */
export function seal(purpose: string, text: string): string {
  return sealBytes(purpose, Buffer.from(text, "utf8")).toString("base64url");
}

/** What was sealed for this purpose. Throws where it was changed, or sealed for another purpose or with another secret. */
export function unseal(purpose: string, sealed: string): string {
  return unsealBytes(purpose, Buffer.from(sealed, "base64url")).toString("utf8");
}

/** The same for bytes. They open together with the name of their owner alone, which is signed and not stored with them. */
export function sealBytes(purpose: string, bytes: Uint8Array, owner = ""): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, secretFor(purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Throws as `unseal` does, and where they are another owner's. */
export function unsealBytes(purpose: string, sealed: Buffer, owner = ""): Buffer {
  const opening = createDecipheriv(cipher, secretFor(purpose), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
}

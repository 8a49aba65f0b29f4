import { createHmac, timingSafeEqual } from "node:crypto";
import { numberOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { BookingTables } from "../../tables.ts";

/** Short, because it stands in an SMS; it is looked up in the database, so it can be tried only as often as we answer. */
const macBytes = 12;

interface Signed {
  readonly id: string;
  readonly customerId: string;
  /** As customers read it out, with the brand's code. */
  readonly reference: string;
}

/**
 * The address at which one appointment is seen, changed and canceled without signing in. Anyone with it may do that for this
 * appointment alone, until it is over: it says the reference and a signature, and nothing about the customer.
 */
export function visitPath({ id, customerId, reference }: Signed): string {
  const characters = reference.slice(reference.indexOf("-") + 1);
  return `/visit/${characters}-${sign(id, customerId).toString("base64url")}`;
}

/** The appointment of a link, with what changing it takes that is not shown. */
export interface LinkedVisit {
  readonly id: string;
  readonly customerId: string;
  readonly brand: string;
  readonly language: string;
}

/** Whose appointment a link opens. Refuses one that is not ours or was altered (`forged`), and one whose time is over. */
export async function visitOfLink(
  token: string,
  now: Date,
): Promise<Result<LinkedVisit, "forged" | "expired">> {
  const [, characters = "", mac = ""] = /^(\w{6})-([\w-]{16})$/.exec(token) ?? [];
  const number = numberOf(characters);
  const given = Buffer.from(mac, "base64url");
  if (number === undefined || given.length !== macBytes || given.toString("base64url") !== mac)
    return refuse("forged");
  const row = await database<BookingTables>()
    .selectFrom("booking.appointment")
    .select(["id", "customer_id", "brand", "language", "ends_at"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (row === undefined || !timingSafeEqual(sign(row.id, row.customer_id), given)) return refuse("forged");
  if (row.ends_at <= now) return refuse("expired");
  return succeed({ id: row.id, customerId: row.customer_id, brand: row.brand, language: row.language });
}

function sign(id: string, customerId: string): Buffer {
  const named = JSON.stringify([id, customerId]);
  return createHmac("sha256", secretFor("appointment-link")).update(named).digest().subarray(0, macBytes);
}

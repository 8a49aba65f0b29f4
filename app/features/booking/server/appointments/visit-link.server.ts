import { signedLinks } from "#app/features/signed-pages/signed-link.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { BookingTables } from "../../tables.ts";

const links = signedLinks("/visit", "appointment-link");

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
  return links.pathOf(reference, namedBy(id, customerId));
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
  const signed = links.read(token);
  if (signed === undefined) return refuse("forged");
  const row = await database<BookingTables>()
    .selectFrom("booking.appointment")
    .select(["id", "customer_id", "brand", "language", "ends_at"])
    .where("number", "=", signed.number)
    .executeTakeFirst();
  if (row === undefined || !signed.isFor(namedBy(row.id, row.customer_id))) return refuse("forged");
  if (row.ends_at <= now) return refuse("expired");
  return succeed({ id: row.id, customerId: row.customer_id, brand: row.brand, language: row.language });
}

/** A link of one customer is not one of the next owner of the row. */
function namedBy(id: string, customerId: string): string {
  return JSON.stringify([id, customerId]);
}

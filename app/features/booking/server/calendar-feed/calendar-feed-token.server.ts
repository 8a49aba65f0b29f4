import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { BookingTables } from "../../tables.ts";

/**
 * The token of a customer's calendar feed: who they are, and a signature over that and a number. It does not end, since
 * nobody signs in to a calendar; withdrawing it raises the number.
 */
export async function calendarFeedToken(customerId: string, trx?: AnyTransaction): Promise<string> {
  const number = await numberOf(trx ? tablesOf<BookingTables>(trx) : database<BookingTables>(), customerId);
  return `${Buffer.from(customerId).toString("base64url")}.${sign(customerId, number).toString("base64url")}`;
}

/** Whose feed a token opens. Undefined for one that is not ours, was withdrawn, or is written in another way than ours. */
export async function customerOfFeed(token: string): Promise<string | undefined> {
  const [, who, signature = ""] = /^([\w-]{1,100})\.([\w-]{43})$/.exec(token) ?? [];
  if (who === undefined) return undefined;
  const customerId = Buffer.from(who, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  if (Buffer.from(customerId).toString("base64url") !== who || given.toString("base64url") !== signature)
    return undefined;
  // No query for a customer who cannot be one.
  if (!/^[\w-]+$/.test(customerId)) return undefined;
  const expected = sign(customerId, await numberOf(database<BookingTables>(), customerId));
  return timingSafeEqual(expected, given) ? customerId : undefined;
}

/** Withdraws the address of a customer's feed: the next one is another. */
export async function withdrawCalendarFeed(trx: AnyTransaction, customerId: string): Promise<void> {
  await tablesOf<BookingTables>(trx)
    .insertInto("booking.calendar_feed")
    .values({ customer_id: customerId, number: 1 })
    .onConflict((conflict) =>
      conflict.column("customer_id").doUpdateSet(({ eb, ref }) => ({
        number: eb(ref("booking.calendar_feed.number"), "+", 1),
      })),
    )
    .execute();
}

async function numberOf(connection: Kysely<BookingTables>, customerId: string): Promise<number> {
  const row = await connection
    .selectFrom("booking.calendar_feed")
    .select("number")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.number ?? 0;
}

function sign(customerId: string, number: number): Buffer {
  return createHmac("sha256", secretFor("calendar-feed")).update(`${number} ${customerId}`).digest();
}

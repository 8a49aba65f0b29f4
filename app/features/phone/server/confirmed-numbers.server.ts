import type { Kysely } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { type TextChannel, textChannels } from "#app/platform/messages/delivery-states.ts";
import type { PhoneTables } from "../tables.ts";
import { nationalNumber, servedNumber } from "./served-numbers.server.ts";

export interface ConfirmedNumber {
  /** As it is dialled from anywhere. */
  readonly number: string;
  /** As forms and profiles have it: without the dial code of the own country. */
  readonly phone: string;
  readonly channel: TextChannel;
  readonly confirmedAt: Date;
}

/** The number that a customer has confirmed last; undefined without one. */
export async function confirmedNumberOf(
  customerId: string,
  connection: Kysely<unknown> = database<unknown>(),
): Promise<ConfirmedNumber | undefined> {
  const row = await (connection as Kysely<PhoneTables>)
    .selectFrom("phone.number")
    .select(["number", "channel", "confirmed_at"])
    .where("customer_id", "=", customerId)
    .orderBy("confirmed_at", "desc")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { number, confirmed_at: confirmedAt } = row;
  const channel = textChannels.find((one) => one === row.channel) ?? "sms";
  return { number, phone: nationalNumber(number), channel, confirmedAt };
}

/** Where texts for a customer go. */
export interface TextPlace {
  readonly to: string;
  readonly channel: TextChannel;
}

/**
 * Where texts for a customer go: to the confirmed number by the channel of their choice, else to the number of the profile.
 * Nowhere, where another customer has confirmed that one: it would show them what is none of theirs.
 */
export async function textPlaceOf(
  trx: AnyTransaction,
  customerId: string,
  profilePhone: string | undefined,
): Promise<TextPlace | undefined> {
  const confirmed = await confirmedNumberOf(customerId, trx);
  if (confirmed !== undefined) return { to: confirmed.number, channel: confirmed.channel };
  if (profilePhone === undefined) return undefined;
  const owner = await ownerOfNumber(trx, profilePhone);
  return owner === undefined ? { to: profilePhone, channel: "sms" } : undefined;
}

/** Lets go of the number that a customer has confirmed from a moment on; it is nobody's then. */
export async function releaseNumber(trx: AnyTransaction, customerId: string, since: Date): Promise<void> {
  await tablesOf<PhoneTables>(trx)
    .deleteFrom("phone.number")
    .where("customer_id", "=", customerId)
    .where("confirmed_at", ">=", since)
    .execute();
}

/** Who has confirmed a number, and when; undefined where no customer has. */
export async function ownerOfNumber(
  trx: AnyTransaction,
  phone: string,
): Promise<{ readonly customerId: string; readonly confirmedAt: Date } | undefined> {
  const row = await tablesOf<PhoneTables>(trx)
    .selectFrom("phone.number")
    .select(["customer_id", "confirmed_at"])
    .where("number", "=", servedNumber(phone) ?? phone)
    .executeTakeFirst();
  return row && { customerId: row.customer_id, confirmedAt: row.confirmed_at };
}

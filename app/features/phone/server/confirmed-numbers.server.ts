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
  return { number, phone: nationalNumber(number), channel: channelOf(row), confirmedAt };
}

function channelOf(row: { readonly channel: string }): TextChannel {
  return textChannels.find((one) => one === row.channel) ?? "sms";
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

interface TypedNumber {
  /** Null for a visitor. */
  readonly customerId: string | null;
  readonly phone: string;
  readonly typedAt: Date;
}

/**
 * Where texts go that a form promised to the number typed in it, whatever the profile says by then: to that number, by the
 * channel of the customer's choice where they have confirmed it. Nowhere, where another customer has confirmed it since.
 */
export async function textPlaceOfTyped(
  trx: AnyTransaction,
  { customerId, phone, typedAt }: TypedNumber,
): Promise<TextPlace | undefined> {
  const owner = customerId === null ? undefined : await ownerOfNumber(trx, phone);
  if (owner === undefined) return { to: phone, channel: "sms" };
  if (owner.customerId === customerId) return { to: phone, channel: owner.channel };
  return owner.confirmedAt > typedAt ? undefined : { to: phone, channel: "sms" };
}

/** Lets go of the number that a customer has confirmed from a moment on; it is nobody's then. */
export async function releaseNumber(trx: AnyTransaction, customerId: string, since: Date): Promise<void> {
  await tablesOf<PhoneTables>(trx)
    .deleteFrom("phone.number")
    .where("customer_id", "=", customerId)
    .where("confirmed_at", ">=", since)
    .execute();
}

/** Who has confirmed a number, when, and how texts reach it; undefined where no customer has. */
export async function ownerOfNumber(
  trx: AnyTransaction,
  phone: string,
): Promise<
  { readonly customerId: string; readonly confirmedAt: Date; readonly channel: TextChannel } | undefined
> {
  const row = await tablesOf<PhoneTables>(trx)
    .selectFrom("phone.number")
    .select(["customer_id", "confirmed_at", "channel"])
    .where("number", "=", servedNumber(phone) ?? phone)
    .executeTakeFirst();
  return row && { customerId: row.customer_id, confirmedAt: row.confirmed_at, channel: channelOf(row) };
}

import { randomBytes } from "node:crypto";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { DueDatesTables } from "../tables.ts";

interface Subscription {
  readonly isOn: boolean;
  /** Of the address that ends the messages. */
  readonly token: string;
}

/** Whether a customer gets messages about due dates. */
export async function getsDueMessages(customerId: string): Promise<boolean> {
  const row = await database<DueDatesTables>()
    .selectFrom("due_dates.subscription")
    .select("is_on")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.is_on ?? true;
}

/** A customer's subscription; one who has chosen nothing gets one that is on. The row is locked until the transaction ends. */
export async function subscriptionOf(
  transaction: AnyTransaction,
  customerId: string,
  now: Date,
): Promise<Subscription> {
  const trx = tablesOf<DueDatesTables>(transaction);
  await trx
    .insertInto("due_dates.subscription")
    .values({ customer_id: customerId, token: newToken(), is_on: true, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom("due_dates.subscription")
    .select(["token", "is_on"])
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { isOn: row.is_on, token: row.token };
}

/** Switches a customer's messages on or off. */
export async function chooseDueMessages(
  transaction: AnyTransaction,
  { customerId, isOn, now }: { readonly customerId: string; readonly isOn: boolean; readonly now: Date },
): Promise<void> {
  const chosen = { is_on: isOn, changed_at: now };
  await tablesOf<DueDatesTables>(transaction)
    .insertInto("due_dates.subscription")
    .values({ customer_id: customerId, token: newToken(), ...chosen })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(chosen))
    .execute();
}

/** Ends the messages to whom a token was mailed; a token that is nobody's changes nothing. */
export async function endDueMessages(token: string, now: Date): Promise<void> {
  await database<DueDatesTables>()
    .updateTable("due_dates.subscription")
    .set({ is_on: false, changed_at: now })
    .where("token", "=", token)
    .execute();
}

function newToken(): string {
  return randomBytes(18).toString("base64url");
}

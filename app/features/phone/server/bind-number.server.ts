import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { TextChannel } from "#app/platform/messages/delivery-states.ts";
import type { PhoneTables } from "../tables.ts";
import { type ConfirmedNumber, confirmedNumberOf } from "./confirmed-numbers.server.ts";
import { providedCustomers } from "./customers.server.ts";
import { nationalNumber, servedNumber } from "./served-numbers.server.ts";
import { warnFormerOwner } from "./warn-former-owner.server.ts";

interface Binding {
  readonly customerId: string;
  /** As it is dialled from anywhere; its code was entered. */
  readonly number: string;
  readonly channel: TextChannel;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Makes a number the customer's own, in place of the one before. From another customer it is taken, who is warned by mail;
 * nothing else of theirs moves. Address and number from before hear of it, also where nobody had confirmed that number. To do
 * it again changes nothing.
 */
export function bindNumber({
  customerId,
  number,
  channel,
  language,
  now,
}: Binding): Promise<ConfirmedNumber> {
  return inTransaction<PhoneTables, ConfirmedNumber>(async (transaction) => {
    const trx = transaction as unknown as AnyTransaction;
    if ((await numberUntilNow(trx, customerId)) !== number)
      await providedCustomers().notifyOfNewNumber(trx, customerId, language);
    const values = { customer_id: customerId, channel, language, confirmed_at: now };
    const isNew = await transaction
      .insertInto("phone.number")
      .values({ number, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning("number")
      .executeTakeFirst();
    if (isNew === undefined) {
      const former = await transaction
        .selectFrom("phone.number")
        .select(["customer_id", "language"])
        .where("number", "=", number)
        .forUpdate()
        .executeTakeFirst();
      await transaction.updateTable("phone.number").set(values).where("number", "=", number).execute();
      if (former !== undefined && former.customer_id !== customerId)
        await warnFormerOwner(trx, { customerId: former.customer_id, number, language: former.language });
    }
    await transaction
      .deleteFrom("phone.number")
      .where("customer_id", "=", customerId)
      .where("number", "<>", number)
      .execute();
    const phone = nationalNumber(number);
    await providedCustomers().setPhone(trx, customerId, phone, now);
    return { number, phone, channel, confirmedAt: now };
  });
}

/** The number to which texts for a customer went until now, confirmed or not. */
async function numberUntilNow(trx: AnyTransaction, customerId: string): Promise<string | undefined> {
  const confirmed = await confirmedNumberOf(customerId, trx);
  if (confirmed !== undefined) return confirmed.number;
  const typed = (await providedCustomers().contactOf(trx, customerId))?.phone;
  return typed === undefined ? undefined : servedNumber(typed);
}

/** Changes the channel by which a customer reads texts; undefined without a confirmed number. */
export async function chooseChannel(
  trx: AnyTransaction,
  customerId: string,
  channel: TextChannel,
): Promise<ConfirmedNumber | undefined> {
  await tablesOf<PhoneTables>(trx)
    .updateTable("phone.number")
    .set({ channel })
    .where("customer_id", "=", customerId)
    .execute();
  return confirmedNumberOf(customerId, trx);
}

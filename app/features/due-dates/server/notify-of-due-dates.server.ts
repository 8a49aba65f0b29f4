import * as z from "zod";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { customersWithExpiry } from "#app/features/documents/documents.server.ts";
import { customersWithVehicles } from "#app/features/garage/garage.server.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { pathOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { endDueMessagesCall } from "../calls.ts";
import { noticeDays, noticeFor } from "../rules/notice-days.ts";
import type { DueDatesTables } from "../tables.ts";
import { dueEmail, dueText } from "./due-email.server.ts";
import { type NamedDueItem, readDueItems } from "./read-due-items.server.ts";
import { subscriptionOf } from "./subscription.server.ts";

const template = "due-dates";

/**
 * Notifies one customer of what has reached a distance, in one mail and one text. Each item once for each distance: their
 * subscription is locked meanwhile, and what was sent is stored in the same transaction.
 */
export async function notifyOfDueDates(trx: AnyTransaction, customerId: string, at: Date): Promise<void> {
  const customer = await customerById(customerId, trx);
  if (customer === undefined) return;
  const { isOn, token } = await subscriptionOf(trx, customerId, at);
  if (!isOn) return;
  const language = await messageLanguageFor(customerId, undefined, trx);
  const inSight = await readDueItems(customerId, language, at, trx);
  const items = await unsentOf(trx, customerId, inSight, at);
  if (items.length === 0) return;
  const notice = { items, language, name: greetingNameIn(customer, language) };
  const email = customer.emails[0]?.email;
  if (email !== undefined) {
    const unsubscribe = `${origin()}/api${pathOf(endDueMessagesCall, { token })}`;
    const content = await renderEmail(dueEmail(notice));
    await sendMail(trx, { to: email, language, template, about: { customerId }, unsubscribe, ...content });
  }
  const place = await textPlaceOf(trx, customerId, customer.phones[0]?.phoneNumber);
  if (place === undefined) return;
  await sendText(trx, { ...place, language, template, about: { customerId }, text: dueText(notice) });
}

/** Those whose notice is due and was not sent; it is stored as sent. */
async function unsentOf(
  trx: AnyTransaction,
  customerId: string,
  items: readonly NamedDueItem[],
  at: Date,
): Promise<NamedDueItem[]> {
  const tables = tablesOf<DueDatesTables>(trx);
  const today = dayIn(at, config.importer.zone);
  const sent = await tables
    .selectFrom("due_dates.notice")
    .select(["item", "days"])
    .where("customer_id", "=", customerId)
    .execute();
  const due = items.flatMap((item) => {
    const before = sent.filter((notice) => notice.item === item.id).map(({ days }) => days);
    const days = noticeFor(item.day, today, before);
    return days === undefined ? [] : [{ item, days }];
  });
  if (due.length === 0) return [];
  await tables
    .insertInto("due_dates.notice")
    .values(due.map(({ item, days }) => ({ customer_id: customerId, item: item.id, days, sent_at: at })))
    .execute();
  return due.map(({ item }) => item);
}

const notifyJob = defineJob({
  name: "notify-of-due-dates",
  schema: z.object({ customerId: z.string() }),
  run: ({ customerId }, trx) => notifyOfDueDates(trx, customerId, now()),
});

/** Queues a notice for everybody who has a car, or a paper that ends soon: each is a job of its own, and fails alone. */
export async function watchDueDates(trx: AnyTransaction, at: Date): Promise<void> {
  const today = dayIn(at, config.importer.zone);
  const papers = await customersWithExpiry(trx, today, addDays(today, Math.max(...noticeDays)));
  const customers = new Set([...(await customersWithVehicles(trx)), ...papers]);
  for (const customerId of customers) await sendJob(trx, notifyJob, { customerId });
}

defineJob({
  name: "watch-due-dates",
  schema: z.unknown(),
  // Eight in the morning in Qatar.
  schedule: "0 5 * * *",
  run: (_, trx) => watchDueDates(trx, now()),
});

/** Longer than anything is in sight, so that no item can come back after its notice was forgotten. */
const noticeLifeMs = 800 * 86_400_000;

defineJob({
  name: "forget-due-notices",
  schema: z.unknown(),
  schedule: "47 2 * * *",
  async run(_, trx) {
    await tablesOf<DueDatesTables>(trx)
      .deleteFrom("due_dates.notice")
      .where("sent_at", "<", new Date(now().getTime() - noticeLifeMs))
      .execute();
  },
});

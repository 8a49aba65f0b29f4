import * as z from "zod";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { textPlaceOfTyped } from "#app/features/phone/phone.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import type { OrdersTables } from "../../tables.ts";
import { showOrder } from "../orders/show-orders.server.ts";
import { type Occasion, occasions } from "./occasions.ts";
import { type OrderNotice, orderEmail, orderText } from "./order-email.server.ts";

interface News {
  readonly orderId: string;
  readonly occasion: Occasion;
  readonly amount?: number | undefined;
  /** The return that was answered. */
  readonly returnId?: string | undefined;
}

/** Tells a customer of their order by mail, and where it matters by a text to the number that they typed at the checkout. */
export const notifyOfOrder = defineJob({
  name: "notify-of-order",
  schema: z.object({
    orderId: z.string(),
    occasion: z.enum(occasions),
    amount: z.optional(z.int()),
    returnId: z.optional(z.string()),
  }),
  run: (news: News, trx) => sendOrderNews(trx, news),
});

async function sendOrderNews(
  trx: AnyTransaction,
  { orderId, occasion, amount, returnId }: News,
): Promise<void> {
  const row = await tablesOf<OrdersTables>(trx)
    .selectFrom("orders.order")
    .select(["customer_id", "language", "phone", "placed_at"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  const customer = row && (await customerById(row.customer_id, trx));
  if (row === undefined || customer === undefined) return;
  const customerId = row.customer_id;
  const language = await messageLanguageFor(customerId, row.language, trx);
  const order = await showOrder({ customerId, language, now: now() }, orderId, trx);
  if (order === undefined) return;
  const answer = order.returns.find(({ id }) => id === returnId)?.answer ?? "";
  const name = greetingNameIn(customer, language);
  const notice: OrderNotice = { occasion, order, language, amount, answer, name };
  const shared = { language, template: `parts-order-${occasion}`, about: { customerId } };
  const email = customer.emails[0]?.email;
  if (email !== undefined)
    await sendMail(trx, { to: email, ...shared, ...(await renderEmail(orderEmail(notice))) });
  const text = orderText(notice);
  if (text === undefined) return;
  const place = await textPlaceOfTyped(trx, { customerId, phone: row.phone, typedAt: row.placed_at });
  if (place !== undefined) await sendText(trx, { ...place, ...shared, text });
}

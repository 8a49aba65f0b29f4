import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { fullNameIn } from "#app/features/account/rules/names.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { dialedPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { defineWords } from "#app/i18n/words.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, officeOrigin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { ordersOf } from "../orders/order-rows.server.ts";
import { showOrder } from "../orders/show-orders.server.ts";
import { visitInWords } from "./order-email.server.ts";

const counterWords = defineWords({
  title: { en: "A new parts order to prepare", ar: "طلب قطع غيار جديد للتجهيز" },
  text: {
    en: "It is paid, and its pieces are reserved at your counter. Please prepare it.",
    ar: "الطلب مدفوع وقطعه محجوزة في فرعكم. يُرجى تجهيزه.",
  },
  number: { en: "Order number", ar: "رقم الطلب" },
  customer: { en: "Customer", ar: "العميل" },
  phone: { en: "Phone", ar: "الهاتف" },
  visit: { en: "Take it to", ar: "يُنقل إلى" },
  notes: { en: "Notes", ar: "ملاحظات" },
  call: { en: (phone: string) => `Call ${phone}`, ar: (phone: string) => `اتصل على ${phone}` },
  open: { en: "Open the order", ar: "فتح الطلب" },
});

/** Mails a new paid order to the people of its counter. */
export const mailCounter = defineJob({
  name: "mail-parts-counter",
  schema: z.object({ orderId: z.string() }),
  run: ({ orderId }, trx) => mailOrder(trx, orderId),
});

async function mailOrder(trx: AnyTransaction, orderId: string): Promise<void> {
  const row = await ordersOf(trx)
    .selectFrom("orders.order")
    .innerJoin("orders.center", "orders.center.id", "orders.order.center")
    .select(["orders.order.customer_id", "orders.center.mail"])
    .where("orders.order.id", "=", orderId)
    .executeTakeFirst();
  if (row === undefined) return;
  const { language } = config.leads;
  const customerId = row.customer_id;
  const order = await showOrder({ customerId, language, now: now() }, orderId, trx);
  const customer = await customerById(customerId, trx);
  if (order === undefined || customer === undefined) return;
  const words = counterWords.of(language);
  const phone = dialedPhone(order.phone, config.importer.country);
  const email = await renderEmail({
    ...{ language, title: words.title, name: undefined, preview: order.lines[0]?.name ?? "" },
    subject: `${words.title} (${order.number})`,
    paragraphs: [words.text],
    facts: [
      { name: words.number, value: "", code: order.number ?? "" },
      { name: words.customer, value: fullNameIn(customer, language) },
      ...order.lines.map(({ number, quantity, name }) => ({
        name: `${quantity} × ${name}`,
        value: "",
        code: readablePartNumber(number),
      })),
      ...(order.appointment === null
        ? []
        : [{ name: words.visit, value: visitInWords(order, order.appointment, language) }]),
      ...(order.notes === "" ? [] : [{ name: words.notes, value: order.notes }]),
    ],
    button: { label: words.open, href: `${officeOrigin()}/office/orders/${orderId}` },
    link: { label: words.call(`\u2066${phoneInGroups(phone)}\u2069`), href: `tel:${phone}` },
  });
  const template = "parts-order-for-counter";
  await sendMailToStaff(trx, { to: row.mail, language, template, about: { customerId }, ...email });
}

import { sql } from "kysely";
import * as z from "zod";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import { orderableParts } from "#app/features/parts/parts.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { ordersOf } from "../orders/order-rows.server.ts";
import { availableIn, readStock } from "../stock/read-stock.server.ts";

const words = defineWords({
  title: { en: "The part you asked about is here", ar: "القطعة التي سألت عنها متوفرة الآن" },
  text: {
    en: "It can be bought again. We write once, so order it before others do.",
    ar: "أصبح بإمكانك شراؤها. لن نراسلك مرة أخرى، فاطلبها قبل أن تنفد.",
  },
  part: { en: "Part", ar: "القطعة" },
  number: { en: "Part number", ar: "رقم القطعة" },
  open: { en: "Open the part", ar: "عرض القطعة" },
});
const mostAtOnce = 1000;

/** Writes one mail for each alert whose part can be bought again, and ends the alert with it. */
export async function sendAlerts(at: Date, most = mostAtOnce): Promise<void> {
  let after = "";
  for (;;) {
    const { rows } = await sql<{ part: string }>`select distinct part from orders.stock_alert
      where part > ${after} order by part limit ${most}`.execute(ordersOf());
    await mailWhatIsHere(
      rows.map(({ part }) => part),
      at,
    );
    if (rows.length < most) return;
    after = rows.at(-1)?.part ?? "";
  }
}

async function mailWhatIsHere(parts: readonly string[], at: Date): Promise<void> {
  const stock = await readStock(parts, at);
  const here = parts.filter((part) => availableIn(stock.get(part)) > 0);
  if (here.length === 0) return;
  const offers = await orderableParts(here, at);
  for (const part of here) {
    const name = offers.get(part)?.name;
    if (name !== undefined) await inTransaction<unknown, void>((trx) => mailAll(trx, { part, name }));
  }
}

interface Here {
  readonly part: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Two runs at once mail each customer once: the row is gone with the mail. */
async function mailAll(trx: AnyTransaction, { part, name }: Here): Promise<void> {
  const alerts = await ordersOf(trx)
    .deleteFrom("orders.stock_alert")
    .where("part", "=", part)
    .returning(["customer_id", "language"])
    .execute();
  for (const { customer_id: customerId, language: requested } of alerts) {
    const customer = await customerById(customerId, trx);
    const email = customer?.emails[0]?.email;
    if (customer === undefined || email === undefined) continue;
    const language = await messageLanguageFor(customerId, requested, trx);
    const content = alertEmail({ part, name: name[language] }, language, greetingNameIn(customer, language));
    const shared = { language, template: "parts-stock-alert", about: { customerId } };
    await sendMail(trx, { to: email, ...shared, ...(await renderEmail(content)) });
  }
}

function alertEmail(
  { part, name }: { readonly part: string; readonly name: string },
  language: Language,
  reader: string,
): EmailContent {
  const own = words.of(language);
  const page = withLanguage(href("/part-number/:partNumber", { partNumber: part }), language);
  return {
    ...{ language, title: own.title, name: reader, preview: name, paragraphs: [own.text] },
    subject: `${own.title}: ${name}`,
    facts: [
      { name: own.part, value: name },
      { name: own.number, value: "", code: part },
    ],
    button: { label: own.open, href: origin() + page },
  };
}

/** Requested when stock comes in; every ten minutes for what is given back or has run out. */
export const sendStockAlerts = defineOutsideJob({
  name: "send-stock-alerts",
  schema: z.object({}),
  schedule: "*/10 * * * *",
  callOut: () => sendAlerts(now()),
});

import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { messagesIn } from "../../../../../tests/factories/message-language.ts";
import { bankSays, letRunOut, ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { bindPhone, newPhone } from "../../../../../tests/factories/phone.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { mailCounter } from "./mail-counter.server.ts";
import { notifyOfOrder } from "./notify-of-order.server.ts";
import { type Occasion, occasions } from "./occasions.ts";
import "#server/app.ts";

testDatabase();
const { add, order, pay, paidOrder, show } = ordersApiOnDemo();

interface Written {
  readonly channel: string;
  readonly template: string;
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly plain: string;
  readonly for_staff: boolean;
}
const written = async () =>
  (
    await sql<Written>`select channel, template, recipient, language, subject, plain, for_staff from platform.message
    order by created_at, channel`.execute(database())
  ).rows;
const notify = (orderId: string, occasion: Occasion, amount?: number) =>
  inTransaction<unknown, void>((trx) => notifyOfOrder.run({ orderId, occasion, amount }, trx));
const jobsOf = async (name: string) =>
  (
    await sql<{ data: { orderId: string; occasion?: string } }>`select data from pgboss.job
    where name = ${name} order by created_on, id`.execute(database())
  ).rows.map(({ data }) => data);

beforeEach(async () => {
  await sql`delete from platform.message`.execute(database());
});

test("parts that go to an appointment are announced there, to the customer and to the counter", async () => {
  const { id } = await paidOrder(numbers.oil, 1);
  await sql`update orders.order set appointment_id = 'a1', appointment_at = '2027-01-05T06:00:00Z',
    appointment_center = 'al-wakrah', fulfilment = 'ready', ready_at = now(), pickup_code = 'ABC234' where id = ${id}`.execute(
    database(),
  );
  await messagesIn(noora.id, "en");
  await notify(id, "ready");
  await inTransaction<unknown, void>((trx) => mailCounter.run({ orderId: id }, trx));
  const mails = (await written()).filter(({ channel }) => channel === "mail");
  expect(mails).toHaveLength(2);
  for (const { plain } of mails) expect(plain).toMatch(/al-wakrah[^\n]*5 January 2027/);
});

describe("a customer hears of an order", () => {
  test.each(occasions)("%s: by mail, in both languages, with a link", async (occasion) => {
    const { id, number } = await paidOrder(numbers.oil, 1);
    for (const [language, script] of [
      ["en", /[A-Za-z]/],
      ["ar", /[\u0600-\u06ff]/],
    ] as const) {
      await messagesIn(noora.id, language);
      await notify(id, occasion, 16_000);
      const mail = (await written()).findLast(({ channel }) => channel === "mail");
      expect(mail).toMatchObject({ language, recipient: noora.email, for_staff: false });
      expect(mail?.subject).toMatch(script);
      expect(mail?.subject).toContain(number);
      expect(mail?.plain).toMatch(/https?:\/\/\S+\/(orders\/|cart)/);
    }
  });

  test("at most in two parts of a text message, and by text only where it matters", async () => {
    const { id } = await paidOrder(numbers.oil, 1);
    await messagesIn(noora.id, "ar");
    for (const occasion of [
      "paid",
      "ready",
      "short",
      "canceled",
      "canceled-by-us",
      "reminder",
      "not-collected",
    ] as const)
      await notify(id, occasion);
    for (const { channel, plain } of await written())
      if (channel !== "mail") expect(smsParts(plain)).toBeLessThanOrEqual(2);
    await sql`delete from platform.message`.execute(database());
    await notify(id, "ready");
    await notify(id, "refunded", 16_000);
    const texts = (await written()).filter(({ channel }) => channel !== "mail");
    expect(texts).toHaveLength(1);
    expect(texts[0]?.plain).toMatch(/جاهزة للاستلام/);
  });

  test("with the amount that the bank gave back", async () => {
    const { id } = await paidOrder(numbers.oil, 1);
    await messagesIn(noora.id, "en");
    await notify(id, "refunded", 12_345);
    expect((await written())[0]?.plain.replaceAll(/[\u2066-\u2069]/g, "")).toContain("QAR 123.45");
  });

  test("not of one that is gone", async () => {
    await notify("nobodys", "paid");
    expect(await written()).toEqual([]);
  });
});

describe("the text about an order", () => {
  const paidWith = async (phone: string) => {
    await add(numbers.oil, 1);
    const { id } = (await order(noora, { phone })).data;
    await bankSays((await pay(id)).data.attemptId, "captured");
    return show(id);
  };
  /** Without what was written about the numbers themselves. */
  const messages = async () => (await written()).filter(({ template }) => template.startsWith("parts-order"));
  const texts = async () => (await messages()).filter(({ channel }) => channel !== "mail");
  const recipients = async () => (await texts()).map(({ channel, recipient }) => `${channel} ${recipient}`);

  test.each(["en", "ar"] as const)(
    "goes to the number typed at the checkout, whichever the profile has, and names the order: %s",
    async (language) => {
      await messagesIn(noora.id, language);
      const typed = newPhone();
      const { id, number } = await paidWith(typed);
      await notify(id, "ready");
      await bindPhone(noora.id, newPhone());
      await notify(id, "reminder");
      expect(await recipients()).toEqual([`sms +974${typed}`, `sms +974${typed}`]);
      for (const { plain } of await texts()) expect(plain.split("http")[0]).toContain(number);
    },
  );

  test("comes by the channel of the customer's choice where the number is the one that they confirmed", async () => {
    const typed = newPhone();
    await bindPhone(noora.id, typed);
    await notify((await paidWith(typed)).id, "ready");
    expect(await recipients()).toEqual([`whatsapp +974${typed}`]);
  });

  test("goes to nobody where another customer has confirmed the number since, and the mail goes", async () => {
    const typed = newPhone();
    const { id } = await paidWith(typed);
    await bindPhone(khalid.id, typed);
    await notify(id, "ready");
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([noora.email]);
  });
});

test("the counter reads of each new order, with its parts and whom to call", async () => {
  const { id, number } = await paidOrder(numbers.oilFilter, 3);
  await sql`update orders.order set phone = '33445566' where id = ${id}`.execute(database());
  await inTransaction<unknown, void>((trx) => mailCounter.run({ orderId: id }, trx));
  const [mail] = await written();
  expect(mail).toMatchObject({ recipient: "parts@rimal.example", for_staff: true });
  expect(mail?.subject).toContain(number);
  expect(mail?.plain).toContain(readablePartNumber(numbers.oilFilter));
  expect(mail?.plain).toContain(`/office/orders/${id}`);
  expect(mail?.plain).toMatch(/\+974 3344 5566\S*\s+tel:\+97433445566/);
  expect(await jobsOf("mail-parts-counter")).toContainEqual({ orderId: id });
});

test("an order that runs out is announced to those who have tried to pay, and to nobody else", async () => {
  const notices = async (tries: boolean) => {
    await add(numbers.oil, 1);
    const { id } = (await order()).data;
    if (tries) await bankSays((await pay(id)).data.attemptId, "failed");
    await letRunOut(id);
    await expireOrders(now());
    return (await jobsOf("notify-of-order"))
      .filter(({ orderId }) => orderId === id)
      .map(({ occasion }) => occasion);
  };
  expect(await notices(false)).toEqual([]);
  expect(await notices(true)).toEqual(["expired"]);
});

test("one whose payment lay at the bank counts and is announced when the bank ends it, once", async () => {
  await add(numbers.oil, 1);
  const { id } = (await order()).data;
  const { attemptId } = (await pay(id)).data;
  await bankSays(attemptId, "pending");
  await letRunOut(id);
  await expireOrders(now());
  const outcome = async () => {
    const { rows } = await sql<{ counts: boolean }>`select expired_at is not null as counts from orders.order
      where id = ${id}`.execute(database());
    const heard = (await jobsOf("notify-of-order")).filter(({ orderId }) => orderId === id);
    return [rows[0]?.counts, heard.map(({ occasion }) => occasion)];
  };
  expect(await outcome()).toEqual([false, []]);
  await bankSays(attemptId, "expired");
  expect(await outcome()).toEqual([true, ["expired"]]);
  await bankSays(attemptId, "failed");
  expect(await outcome()).toEqual([true, ["expired"]]);
});

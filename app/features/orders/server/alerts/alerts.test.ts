import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { main, ordersApiOnDemo, salwa } from "../../../../../tests/factories/orders/orders-api.ts";
import { bytesOf, numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { importStock } from "../../orders.server.ts";
import { renewAlerts } from "./renew-alerts.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";

testDatabase();
const { get, post, remove } = ordersApiOnDemo();
const { oilFilter, padsAfter } = numbers;
const header = "part_number,center,on_hand,backorder_date";
const bring = (rows: string[]) =>
  importStock(bytesOf([header, ...rows].join("\n")), { asOf: now(), now: now() });
const mails = async () =>
  (
    await sql<{ plain: string; recipient: string }>`select plain, recipient from platform.message
      where template = 'parts-stock-alert'`.execute(database())
  ).rows;

describe("a customer who waits for a part", () => {
  const request = (partNumber: string) => post("/v3/parts/stock-alerts", { partNumber }, { as: khalid });

  test("is notified once when it comes, in their language", async () => {
    await bring([`${padsAfter},${main},0,`, `${padsAfter},${salwa},0,`]);
    for (const _ of [1, 2])
      expect(await request(padsAfter)).toMatchObject({
        status: 200,
        data: { number: padsAfter, active: true },
      });
    expect((await get("/v3/parts/stock-alerts", { as: khalid })).data).toEqual([padsAfter]);
    await sendAlerts(now());
    expect(await mails()).toEqual([]);
    await bring([`${padsAfter},${main},2,`]);
    await Promise.all([sendAlerts(now()), sendAlerts(now())]);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]).toMatchObject({
      recipient: khalid.email,
      plain: expect.stringContaining(padsAfter),
    });
    expect((await get("/v3/parts/stock-alerts", { as: khalid })).data).toEqual([]);
  });

  test("is notified however many others wait for parts that do not come", async () => {
    await sql`insert into orders.stock_alert (customer_id, part, language, requested_at)
      select ${khalid.id}, '0' || place, 'en', ${now()} from generate_series(1, 5) as place`.execute(
      database(),
    );
    await bring([`${padsAfter},${main},0,`]);
    await request(padsAfter);
    await bring([`${padsAfter},${main},2,`]);
    await sendAlerts(now(), 2);
    expect((await get<string[]>("/v3/parts/stock-alerts", { as: khalid })).data).not.toContain(padsAfter);
    await sql`delete from orders.stock_alert`.execute(database());
  });

  test("is not notified of what is there, or not sold", async () => {
    expect(await request(padsAfter)).toMatchObject({ status: 409, code: "in-stock" });
    expect(await request(numbers.bulb)).toMatchObject({ status: 409, code: "part-not-sold" });
  });

  test("for a number that another one has taken the place of is notified of that one, once", async () => {
    await bring([`${oilFilter},${main},0,`, `${oilFilter},${salwa},0,`]);
    const wait = (part: string, { id } = khalid) =>
      sql`insert into orders.stock_alert (customer_id, part, language, requested_at)
        values (${id}, ${part}, 'en', ${now()})`.execute(database());
    await wait(numbers.oldest);
    await wait(numbers.old, noora);
    await wait(oilFilter);
    await wait("0000000000");
    const before = (await mails()).length;
    await renewAlerts(now(), 2);
    const numbersOf = async (as = khalid) => (await get<string[]>("/v3/parts/stock-alerts", { as })).data;
    expect((await numbersOf()).toSorted()).toEqual(["0000000000", oilFilter]);
    expect(await numbersOf(noora)).toEqual([oilFilter]);
    await bring([`${oilFilter},${main},2,`]);
    await sendAlerts(now());
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(2);
    for (const { plain } of sent) expect(plain).toContain(oilFilter);
    expect(await numbersOf()).toEqual(["0000000000"]);
  });

  test("waits once, whoever of ten with one key is first, and gets one answer", async () => {
    await bring([`${padsAfter},${main},0,`]);
    const tenTimes = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, call));
    const answers = await tenTimes(() =>
      post("/v3/parts/stock-alerts", { partNumber: padsAfter }, { as: noora, key: "alert-once-1" }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.data])))).toEqual(
      new Set([JSON.stringify([200, { number: padsAfter, active: true }])]),
    );
    const waiting = () =>
      sql`select from orders.stock_alert where customer_id = ${noora.id}`.execute(database());
    expect((await waiting()).rows).toHaveLength(1);
    const ended = await tenTimes(() =>
      remove(`/v3/parts/stock-alerts/${padsAfter}`, { as: noora, key: "alert-over-1" }),
    );
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await waiting()).rows).toEqual([]);
  });
});

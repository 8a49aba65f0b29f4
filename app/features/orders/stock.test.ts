import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  brokenShelves,
  khor,
  main,
  ordersApiOnDemo,
  salwa,
  shelf,
} from "../../../tests/factories/orders/orders-api.ts";
import { bytesOf, numbers } from "../../../tests/factories/parts/small-catalogue.ts";
import type { Availability } from "./order-calls.ts";
import { countStock, importStock } from "./orders.server.ts";
import { moveStock } from "./server/stock/move-stock.server.ts";
import { readStock } from "./server/stock/read-stock.server.ts";
import { reserveStock } from "./server/stock/reserve-stock.server.ts";

testDatabase();
const { get } = ordersApiOnDemo();
const { oilFilter, oil, padsAfter } = numbers;
const header = "part_number,center,on_hand,backorder_date";
const minute = 60_000;
const bring = (rows: string[], options = {}) =>
  importStock(bytesOf([header, ...rows].join("\n")), { asOf: now(), now: now(), ...options });
const availabilityOf = async (...parts: string[]) =>
  (await get<Availability[]>(`/v3/parts/availability?numbers=${parts.join(",")}`, {})).data;

describe("availability", () => {
  test("is what each counter can sell, for anyone, however a number is written", async () => {
    expect(await availabilityOf("90915-HJR 01", oil)).toEqual([
      {
        ...{ number: oilFilter, available: 50 },
        centers: [
          { centerId: main, available: 40, backorderDate: null },
          { centerId: salwa, available: 10, backorderDate: null },
        ],
      },
      {
        ...{ number: oil, available: 60 },
        centers: [
          { centerId: main, available: 60, backorderDate: null },
          { centerId: khor, available: 0, backorderDate: "2027-01-10" },
        ],
      },
    ]);
  });

  test("of a number that nobody has is none", async () => {
    expect(await availabilityOf("0000000000")).toEqual([{ number: "0000000000", available: 0, centers: [] }]);
  });

  test("counters come with hours and what they supply, in both languages", async () => {
    type Center = { name: string; weekdays: unknown[]; supplies: string[]; pickupNote: string };
    const [english] = (await get<Center[]>("/v3/parts/pickup-centers?lang=en", {})).data;
    const [arabic] = (await get<Center[]>("/v3/parts/pickup-centers?lang=ar", {})).data;
    expect(english).toMatchObject({
      name: "Rimal Parts Industrial Area",
      supplies: expect.arrayContaining(["al-wakrah"]),
    });
    expect(english?.weekdays).toHaveLength(7);
    expect(arabic?.name).toBe("قطع غيار رمال، المنطقة الصناعية");
    expect(arabic?.pickupNote).toMatch(/رمز الاستلام/);
  });
});

describe("a stock file", () => {
  test("says what would change, and changes nothing, in a dry run", async () => {
    const before = await shelf(padsAfter);
    const report = await bring([`${padsAfter},${main},7,`, `${padsAfter},${salwa},3,2027-02-01`], {
      dry: true,
    });
    expect(report).toMatchObject({
      ok: true,
      value: { dry: true, rows: 2, refused: 0, changes: { stock: { added: 1, changed: 1, unchanged: 0 } } },
    });
    expect(await shelf(padsAfter)).toEqual(before);
  });

  test("is taken in once", async () => {
    const asOf = now();
    const rows = [`${padsAfter},${main},20,`, `${padsAfter},${salwa},0,2027-02-01`];
    const stock = { added: 1, changed: 0, unchanged: 1, removed: 0 };
    expect(await bring(rows, { asOf })).toMatchObject({ value: { wasKnown: false, changes: { stock } } });
    expect(await bring(rows, { asOf })).toMatchObject({
      value: { wasKnown: true, changes: { stock: { added: 0, changed: 0, unchanged: 2 } } },
    });
    expect((await availabilityOf(padsAfter))[0]?.centers[1]).toEqual({
      ...{ centerId: salwa, available: 0, backorderDate: "2027-02-01" },
    });
  });

  test("that says again what an earlier one said is taken in, as it was counted later", async () => {
    for (const onHand of [31, 32, 31]) {
      expect(await bring([`${padsAfter},${main},${onHand},`])).toMatchObject({ value: { wasKnown: false } });
      expect((await shelf(padsAfter)).onHand).toBe(onHand);
    }
    await bring([`${padsAfter},${main},20,`]);
  });

  test("of a moment to come is refused, as it would make all others old", async () => {
    const asOf = new Date(now().getTime() + 3 * 60 * minute);
    expect(await bring([`${padsAfter},${main},1,`], { asOf })).toMatchObject({ code: "not-counted-yet" });
    expect((await shelf(padsAfter)).onHand).toBe(20);
  });

  test("that is older than what is known changes nothing", async () => {
    const asOf = new Date("2025-12-31T00:00:00Z");
    expect(await bring([`${padsAfter},${main},1,`], { asOf })).toMatchObject({
      value: { changes: { stock: { changed: 0, unchanged: 1 } } },
    });
    expect((await shelf(padsAfter)).onHand).toBe(20);
  });

  test.each([
    [
      "an unknown counter",
      [`${oil},nowhere,1,`],
      { line: 3, problems: [{ field: "center", problem: "unknown" }] },
    ],
    [
      "the same shelf twice",
      [`${oil},${main},1,`, `${oil},${main},2,`],
      { line: 4, problems: [{ problem: "same-again" }] },
    ],
    [
      "a short row",
      [`${oil},${main}`],
      { line: 3, problems: [{ field: "on_hand", problem: "not-a-quantity" }] },
    ],
    [
      "a cell too many",
      [`${oil},${main},1,,x`],
      { line: 3, problems: [{ field: "row", problem: "wrong-cells" }] },
    ],
    ["no number", [`brake pads,${main},1,`], { line: 3, problems: [{ field: "part_number" }] }],
  ])("with %s is refused as a whole", async (_, rows, row) => {
    const before = [await shelf(oil), await shelf(oilFilter)];
    const refused = await bring([`${oilFilter},${main},1,`, ...rows]);
    expect(refused).toMatchObject({
      ok: false,
      code: "rows-refused",
      detail: { refused: 1, refusedRows: [row] },
    });
    expect([await shelf(oil), await shelf(oilFilter)]).toEqual(before);
  });

  test("without rows, or without a column that is needed, is refused", async () => {
    expect(await bring([])).toMatchObject({ code: "empty-file" });
    const headless = await importStock(bytesOf(`part_number,on_hand\n${oil},1`), { asOf: now(), now: now() });
    expect(headless).toMatchObject({ code: "missing-columns" });
  });

  test("counts what moved after its moment once more", async () => {
    const asOf = new Date(now().getTime() - minute);
    const at = now();
    await inTransaction<unknown, void>((trx) =>
      moveStock(trx, { part: oil, center: khor, quantity: -2, kind: "collected", actor: "staff", at }),
    );
    await bring([`${oil},${khor},9,`], { asOf });
    expect((await shelf(oil, khor)).onHand).toBe(7);
    await bring([`${oil},${khor},9,`, `${oil},${salwa},1,`], { asOf: new Date(at.getTime() + 1) });
    expect((await shelf(oil, khor)).onHand).toBe(9);
    expect(await brokenShelves()).toEqual([]);
  });

  test("is not lost where a piece comes to the same new shelf at the same moment", async () => {
    for (let time = 0; time < 5; time += 1) {
      const [part, at] = [`09999HJR0${time}`, now()];
      const come = inTransaction<unknown, void>(async (trx) => {
        await moveStock(trx, { part, center: khor, quantity: 2, kind: "returned", actor: "staff", at });
        await sleep(20);
      });
      await sleep(5);
      const [taken] = await Promise.all([
        bring([`${part},${khor},7,`], { asOf: new Date(at.getTime() - minute) }),
        come,
      ]);
      expect(taken).toMatchObject({ ok: true });
      expect((await shelf(part, khor)).onHand).toBe(9);
    }
    expect(await brokenShelves()).toEqual([]);
  });

  test("counts a piece that left before its moment, and was written down after it, once", async () => {
    const at = now();
    await bring([`${oil},${khor},9,`], { asOf: new Date(at.getTime() + 1), now: new Date(at.getTime() + 1) });
    await inTransaction<unknown, void>((trx) =>
      moveStock(trx, { part: oil, center: khor, quantity: -2, kind: "collected", actor: "staff", at }),
    );
    expect((await shelf(oil, khor)).onHand).toBe(9);
    expect(await brokenShelves()).toEqual([]);
  });

  test("of a clock that is ahead counts as one of now", async () => {
    await bring([`${oil},${khor},9,`], { asOf: new Date(now().getTime() + 4 * minute) });
    const at = new Date(now().getTime() + 1);
    await inTransaction<unknown, void>((trx) =>
      moveStock(trx, { part: oil, center: khor, quantity: -2, kind: "collected", actor: "staff", at }),
    );
    expect((await shelf(oil, khor)).onHand).toBe(7);
  });

  test("of twenty in a row loses none of fifty live reservations, and nothing is ever below zero", async () => {
    await bring([`${oil},${main},80,`]);
    const reserve = (place: number) =>
      inTransaction<unknown, void>(async (trx) => {
        const expiresAt = new Date(now().getTime() + 10 * minute);
        const wanted = { orderId: `live-${place}`, center: main, expiresAt, now: now() };
        expect(await reserveStock(trx, { ...wanted, pieces: new Map([[oil, 1]]) })).toEqual([]);
      });
    const collect = (place: number) =>
      inTransaction<unknown, void>((trx) =>
        moveStock(trx, {
          part: oil,
          center: main,
          quantity: -1,
          kind: "collected",
          actor: `${place}`,
          at: now(),
        }),
      );
    const file = async (place: number) => {
      expect(await bring([`${oil},${main},${80 - (place % 3)},`])).toMatchObject({ ok: true });
      const [stock] = (await readStock([oil], now())).get(oil) ?? [];
      expect(stock?.available).toBeGreaterThanOrEqual(0);
    };
    await Promise.all([
      ...Array.from({ length: 50 }, (_, place) => reserve(place)),
      ...Array.from({ length: 10 }, (_, place) => collect(place)),
      ...Array.from({ length: 20 }, (_, place) => file(place)),
    ]);
    expect((await shelf(oil)).reserved).toBe(50);
    expect(await brokenShelves()).toEqual([]);
  });

  test("that finds fewer pieces than are reserved leaves reservations, and nothing to sell", async () => {
    await bring([`${oil},${main},3,`]);
    expect(await availabilityOf(oil)).toMatchObject([{ centers: [{ available: 0 }, {}, {}] }]);
    expect((await shelf(oil)).reserved).toBe(50);
  });
});

test("a count sets the shelf and says what differed", async () => {
  const count = (onHand: number) =>
    inTransaction<unknown, number>((trx) =>
      countStock(trx, { part: padsAfter, center: main, onHand, staff: "salem", now: now() }),
    );
  expect(await count(18)).toBe(-2);
  expect(await count(18)).toBe(0);
  expect((await shelf(padsAfter)).onHand).toBe(18);
  const { rows } = await sql`select quantity, kind, actor from orders.stock_movement
    where part = ${padsAfter}`.execute(database());
  expect(rows).toEqual([{ quantity: -2, kind: "count", actor: "salem" }]);
});

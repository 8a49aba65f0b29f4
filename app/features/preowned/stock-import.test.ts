import { describe, expect, test } from "vitest";
import { contentVersion } from "#app/features/content/content.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  feedColumns,
  feedRowOf,
  generatedFeed,
  generatedStock,
} from "../../../tests/factories/stock/generated-stock.ts";
import { preownedFetch } from "../../../tests/factories/stock/preowned-api.ts";
import { showStockCall } from "./car-calls.ts";
import { importStock } from "./server/import/import-stock.server.ts";
import type { PreownedTables } from "./tables.ts";

testDatabase();
const db = () => database<PreownedTables>();
const cars = [...generatedStock(40, 7)];
const now = new Date("2026-11-22T09:00:00Z");
const later = new Date("2026-11-25T09:00:00Z");

async function* pieces(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
async function* csvOf(some = cars): AsyncGenerator<Uint8Array> {
  yield* generatedFeed(some);
}
const csvText = (rows: readonly string[]) => [feedColumns.join(","), ...rows].join("\n");
const rowsOf = (some = cars) => some.map(feedRowOf);
const take = (
  bytes: AsyncIterable<Uint8Array>,
  { complete = true, at = now, confirmed = Number.POSITIVE_INFINITY } = {},
) => importStock(bytes, { complete, now: at, confirmedRemovals: confirmed });
const stateOf = async () => ({
  vehicles: await db().selectFrom("preowned.vehicle").selectAll().orderBy("vehicle_no").execute(),
  prices: await db()
    .selectFrom("preowned.price_change")
    .selectAll()
    .orderBy("vehicle_no")
    .orderBy("at")
    .execute(),
  version: await db().selectFrom("preowned.stock_version").select("version").executeTakeFirstOrThrow(),
  pages: await contentVersion("rimal"),
});

describe("a feed", () => {
  test("is taken in, and the same file again changes nothing", async () => {
    const first = await take(csvOf());
    expect(first).toMatchObject({
      ok: true,
      value: { added: 40, updated: 0, gone: 0, refused: 0, wasKnown: false },
    });
    const state = await stateOf();
    expect(state.prices).toHaveLength(40);
    expect(state.vehicles[0]).toMatchObject({
      weight: 1450,
      price: cars[0]?.price,
      kilometrage: cars[0]?.kilometrage,
    });
    const again = await take(csvOf(), { at: later });
    expect(again).toMatchObject({ ok: true, value: { added: 0, updated: 0, gone: 0, wasKnown: true } });
    expect(await stateOf()).toEqual(state);
  });

  test("with the same cars in another file touches none of them", async () => {
    const state = await stateOf();
    const other = await take(pieces(csvText(rowsOf().toReversed())), { at: later });
    expect(other).toMatchObject({ ok: true, value: { added: 0, updated: 0, gone: 0, wasKnown: false } });
    expect(await stateOf()).toEqual(state);
  });

  test("keeps every price, raises stock and pages, and leaves the day of listing", async () => {
    const before = await stateOf();
    const cheaper = cars.map((car, place) => (place === 3 ? { ...car, price: car.price - 1000 } : car));
    expect(await take(csvOf(cheaper), { at: later })).toMatchObject({ ok: true, value: { updated: 1 } });
    const after = await stateOf();
    expect(after.version.version).toBe(before.version.version + 1);
    expect(after.pages).toBe(before.pages + 1);
    const prices = after.prices.filter(({ vehicle_no: its }) => its === cars[3]?.vehicleNo);
    expect(prices.map(({ price }) => price)).toEqual([cars[3]?.price, (cars[3]?.price ?? 0) - 1000]);
    expect(prices[1]?.at).toEqual(later);
    await take(csvOf());
  });

  test("that is complete takes cars out that it lacks; one that is not leaves them", async () => {
    const half = cars.slice(0, 20);
    expect(await take(csvOf(half), { complete: false })).toMatchObject({ ok: true, value: { gone: 0 } });
    expect(await take(csvOf(half), { complete: true })).toMatchObject({ ok: true, value: { gone: 20 } });
    const out = (await stateOf()).vehicles.filter(({ status }) => status === "out-of-stock");
    expect(out).toHaveLength(20);
    expect(await take(csvOf())).toMatchObject({ ok: true, value: { updated: 20 } });
  });

  test("that takes more than a fifth away leaves everything as it was until that is confirmed", async () => {
    const state = await stateOf();
    const cheaper = cars.slice(9).map((car) => ({ ...car, price: car.price - 1000 }));
    const read = await take(csvOf(cheaper), { at: later, confirmed: 8 });
    expect(read).toEqual({ ok: false, code: "confirm-removal", detail: { gone: 9, listed: 40 } });
    expect(await stateOf()).toEqual(state);
    expect(await take(csvOf(cheaper), { at: later, confirmed: 9 })).toMatchObject({ value: { gone: 9 } });
    await take(csvOf());
  });

  test("in JSON, as lines or as a list, brings the same", async () => {
    const objects = rowsOf().map((row) => {
      const cells = row.match(/"[^"]*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
      return Object.fromEntries(
        feedColumns.map((name, place) => [name, (cells[place] ?? "").replaceAll('"', "")]),
      );
    });
    const state = await stateOf();
    for (const text of [
      objects.map((one) => JSON.stringify(one)).join("\n"),
      JSON.stringify(objects, null, 2),
    ]) {
      const cut = Math.floor(text.length / 3);
      const read = await take(pieces(text.slice(0, cut), text.slice(cut)));
      expect(read).toMatchObject({
        ok: true,
        value: { rows: 40, refused: 0, added: 0, updated: 0, gone: 0 },
      });
    }
    expect((await stateOf()).vehicles).toEqual(state.vehicles);
  });
});

describe("a refused row", () => {
  test("is reported with its line and what is wrong; the others are taken in", async () => {
    const rows = rowsOf();
    rows[4] = rows[4]?.replace(/^G\d+/, "#") ?? "";
    rows[9] = rows[9]?.replace(/(in-stock|reserved)/, "lost") ?? "";
    rows[12] = rows[11] ?? "";
    const wide = [
      ...rows,
      ...[...generatedStock(60, 9)].map((car) => feedRowOf({ ...car, vehicleNo: `W${car.vehicleNo}` })),
    ];
    const read = await take(pieces(csvText(wide)), { complete: false });
    expect(read).toMatchObject({
      ok: true,
      value: {
        rows: 100,
        refused: 3,
        refusedRows: [
          { line: 6, problems: [{ field: "vehicleNo", problem: "wrong-format", value: "#" }] },
          { line: 11, problems: [{ field: "status", problem: "unknown-value" }] },
          { line: 14, problems: [{ field: "vehicleNo", problem: "same-number-again" }] },
        ],
      },
    });
  });

  test("takes no car out of the stock: the feed has it, whatever it says of it", async () => {
    await take(csvOf());
    const lacking = cars.slice(5);
    const steaming = rowsOf(lacking).map((row, at) =>
      at === 0 ? row.replace(/(in-stock|reserved)/, "lost") : row,
    );
    expect(await take(pieces(csvText(steaming)))).toMatchObject({ ok: true, value: { refused: 1, gone: 5 } });
    await take(csvOf());
    const unnamed = rowsOf(lacking).map((row, at) => (at === 0 ? row.replace(/^G\d+/, "#") : row));
    expect(await take(pieces(csvText(unnamed)))).toMatchObject({ ok: true, value: { refused: 1, gone: 0 } });
  });

  test("too often refuses the whole file, and so does a file that cannot be read: nothing changes", async () => {
    const state = await stateOf();
    const bad = rowsOf().map((row, place) => (place % 5 === 0 ? row.replace(/^G\d+/, "") : `X${row}`));
    expect(await take(pieces(csvText(bad)))).toMatchObject({
      ok: false,
      code: "too-many-refused",
      detail: { refused: 8 },
    });
    const text = csvText(rowsOf().map((row) => `X${row}`));
    const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0]);
    const windows1256 = Buffer.concat([
      Buffer.from(text.slice(0, 400)),
      Buffer.from([0xd3, 0xe5, 0xed, 0xe1]),
    ]);
    for (const [bytes, code] of [
      [workbook, "packed-file"],
      [windows1256, "not-utf-8"],
      [Buffer.from(`${text}\n"never closed`), "broken-file"],
      [Buffer.from('[{"vehicleNo": "A'), "broken-file"],
      [Buffer.from("vehicleNo,price\nA-1,5"), "missing-columns"],
      [Buffer.from(feedColumns.join(",")), "empty-feed"],
      [Buffer.from(""), "broken-file"],
      [Buffer.from("<html></html>"), "missing-columns"],
    ] as const)
      expect(await take(pieces(bytes)), code).toMatchObject({ ok: false, code });
    expect(await stateOf()).toEqual(state);
  });

  test("and a feed that breaks off in the middle leaves nothing behind", async () => {
    const state = await stateOf();
    async function* broken() {
      let piece = 0;
      for (const part of generatedFeed(generatedStock(5000, 3))) {
        yield part;
        piece += 1;
        if (piece === 12) throw new Error("the line went dead");
      }
    }
    await expect(take(broken())).rejects.toThrow("the line went dead");
    expect(await stateOf()).toEqual(state);
  });

  test("pictures of our own folder get the hashes of their files; one without a file is not shown", async () => {
    const [row = "", ...cells] = [rowsOf()[0] ?? ""].map((one) => one.replace(/,$/, ""));
    expect(cells).toEqual([]);
    const images = "/images/demo/used/reem-1/1.webp /images/demo/used/none-1/1.webp";
    expect(await take(pieces(csvText([`${row},${images}`])), { complete: false })).toMatchObject({
      ok: true,
      value: { refused: 0 },
    });
    const vehicleNo = row.split(",")[0] ?? "";
    const shown = await callApi(showStockCall, {
      params: { id: vehicleNo },
      query: {},
      fetch: preownedFetch,
    });
    expect(shown.ok && shown.data.images).toEqual([
      expect.stringMatching(/^\/images\/demo\/used\/reem-1\/1\.[0-9a-f]{8}\.webp$/),
    ]);
  });

  test("a mark of UTF-8 at the beginning, semicolons and Windows line ends are understood", async () => {
    const text = `\ufeff${csvText([rowsOf()[0] ?? ""])}\n`.replaceAll("\n", "\r\n");
    expect(await take(pieces(text), { complete: false })).toMatchObject({
      ok: true,
      value: { rows: 1, refused: 0 },
    });
  });
});

test("while a feed is taken in another is refused, and afterwards is not", async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* slow() {
    // It is read once the stock is held.
    begun.resolve();
    yield Buffer.from(`${csvText(rowsOf())}\n`);
    await end.promise;
  }
  const first = take(slow(), { complete: false });
  await begun.promise;
  expect(await take(csvOf(), { complete: false })).toMatchObject({ ok: false, code: "import-running" });
  end.resolve();
  expect((await first).ok).toBe(true);
  expect((await take(csvOf(), { complete: false })).ok).toBe(true);
});

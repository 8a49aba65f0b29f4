import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { importPrices } from "#app/features/parts/parts.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { bytesOf, numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import type { Cart } from "../../cart-calls.ts";
import { forgetCarts } from "./forget-carts.server.ts";

testDatabase();
const { add, get, post, patch, remove, paidOrder, order } = ordersApiOnDemo();
const { oilFilter, oil, padsBefore, trailLamp, oldest } = numbers;
const hajar = "HJR.2024";
const cartOf = async (person = noora) => (await get<Cart>("/v3/cart", { as: person })).data;
const clear = async () => {
  const { lines, saved } = await cartOf();
  for (const { id } of [...lines, ...saved]) await remove(`/v3/cart/items/${id}`);
};

describe("a cart", () => {
  test("is nobody's who is not signed in", async () => {
    const stranger = [
      await get("/v3/cart", {}),
      await post("/v3/cart/items", { partNumber: oil, quantity: 1 }, {}),
      await get("/v3/parts/orders", {}),
    ];
    for (const answer of stranger) expect(answer).toMatchObject({ status: 401, code: "not-signed-in" });
  });

  test("is empty at first, and needs no row for it", async () => {
    expect(await cartOf(khalid)).toMatchObject({
      version: 0,
      lines: [],
      saved: [],
      pieces: 0,
      openOrder: null,
    });
  });

  test("shows parts in the language of its reader, with the car they are for", async () => {
    await add(oilFilter, 1, noora, { car: hajar, note: "red box" });
    const arabic = (await get<Cart>("/v3/cart?lang=ar")).data.lines[0];
    expect(arabic).toMatchObject({
      name: "فلتر زيت",
      car: { key: hajar, name: expect.stringContaining("هجر") },
    });
    const [english] = (await get<Cart>("/v3/cart?lang=en")).data.lines;
    expect(english).toMatchObject({
      name: "Oil filter",
      fit: "fits",
      note: "red box",
      available: 50,
      changes: [],
    });
  });

  test("adds the same part for the same car to its line; breaks count over all cars", async () => {
    await add(oilFilter, 1, noora, { car: hajar });
    const { lines, totals, pieces } = await add(oilFilter, 2);
    expect(lines.map(({ car, quantity, price }) => [car?.key ?? null, quantity, price])).toEqual([
      [hajar, 2, 3000],
      [null, 2, 3000],
    ]);
    expect({ ...totals, pieces }).toMatchObject({ totalPrice: 12_000, totalDiscounts: 2000, pieces: 4 });
  });

  test("changes quantity and note, saves for later and back", async () => {
    const [first] = (await cartOf()).lines;
    const path = `/v3/cart/items/${first?.id}`;
    expect((await patch<Cart>(path, { quantity: 1, note: "blue" })).data.lines[0]).toMatchObject({
      quantity: 1,
      note: "blue",
      price: 3500,
    });
    const saved = (await patch<Cart>(path, { saved: true })).data;
    expect(saved).toMatchObject({ pieces: 2, saved: [{ id: first?.id }] });
    expect((await patch<Cart>(path, { saved: false })).data).toMatchObject({ pieces: 3, saved: [] });
    await clear();
  });

  test("takes back pieces by number, and leaves what came since", async () => {
    const { lines } = await add(oil, 2);
    const path = `/v3/cart/items/${lines[0]?.id}`;
    await add(oil, 3);
    expect((await patch<Cart>(path, { by: -2 })).data).toMatchObject({ pieces: 3 });
    expect((await patch<Cart>(path, { by: -3 })).data).toMatchObject({ pieces: 0, lines: [] });
    expect(await patch(path, { by: -1 })).toMatchObject({ status: 404, code: "line-not-found" });
    expect(await patch(path, { by: 100 })).toMatchObject({ status: 422 });
    const later = (await add(oil, 1, noora, { saved: true })).saved;
    expect(later).toMatchObject([{ number: oil, quantity: 1 }]);
    await remove(`/v3/cart/items/${later[0]?.id}`);
  });

  test("refuses what does not fit until the customer wants it all the same", async () => {
    const body = { partNumber: trailLamp, quantity: 1, car: "SHB.2024" };
    expect(await post("/v3/cart/items", body)).toMatchObject({ status: 409, code: "part-not-sold" });
    const pads = { partNumber: padsBefore, quantity: 1, car: "SHB.2024" };
    const refused = await post("/v3/cart/items?lang=ar", pads);
    expect(refused).toMatchObject({
      status: 409,
      code: "does-not-fit",
      message: expect.stringMatching(/لا تناسب/),
    });
    const added = await post<Cart>("/v3/cart/items", { ...pads, misfitAcknowledged: true });
    expect(added.data.lines[0]).toMatchObject({ fit: "does-not-fit", misfitAcknowledged: true });
    const [line] = added.data.lines;
    await patch(`/v3/cart/items/${line?.id}`, { misfitAcknowledged: false });
    expect(await order()).toMatchObject({ status: 409, code: "misfit-not-acknowledged", lineId: line?.id });
    await clear();
  });

  test("takes an old number as the new one, and says so until the next change", async () => {
    const { lines } = await add(oldest, 1);
    expect(lines[0]).toMatchObject({ number: oilFilter, changes: [{ kind: "superseded", from: oldest }] });
    expect((await add(oil, 1)).lines[0]?.changes).toEqual([]);
    await clear();
  });

  test.each([
    ["a part that nobody knows", { partNumber: "0000000000" }, 409, "part-not-sold"],
    ["a hundred pieces", { quantity: 100 }, 422, "invalid-input"],
    ["no pieces", { quantity: 0 }, 422, "invalid-input"],
    ["no part number", { partNumber: "pads" }, 422, "invalid-input"],
    ["a long story", { note: "x".repeat(1025) }, 422, "invalid-input"],
  ])("refuses %s", async (_, changes, status, code) => {
    const body = { partNumber: oil, quantity: 1, ...changes };
    expect(await post("/v3/cart/items", body)).toMatchObject({ status, code });
  });

  test("holds 99 pieces of a part, on whichever lines", async () => {
    await add(oil, 90);
    expect(await post("/v3/cart/items", { partNumber: oil, quantity: 10, car: hajar })).toMatchObject({
      code: "too-many-pieces",
    });
    const [line] = (await cartOf()).lines;
    expect(await patch(`/v3/cart/items/${line?.id}`, { quantity: 99 })).toMatchObject({ status: 200 });
    expect(await patch("/v3/cart/items/nobodys", { quantity: 1 })).toMatchObject({
      status: 404,
      code: "line-not-found",
    });
    await post("/v3/cart/clear", {});
  });

  test("of somebody else is out of reach", async () => {
    const [line] = (await add(oil, 1)).lines;
    expect(await patch(`/v3/cart/items/${line?.id}`, { quantity: 9 }, { as: khalid })).toMatchObject({
      status: 404,
    });
    await remove(`/v3/cart/items/${line?.id}`, { as: khalid });
    expect((await cartOf()).lines).toMatchObject([{ id: line?.id, quantity: 1 }]);
    await clear();
  });
});

describe("a price that changes", () => {
  const tape = (price: number) =>
    importPrices(
      bytesOf(`part_number,superseded_by,price_list,valid_from,original_price,unit_discount,quantity_breaks
${oil},,retail,2026-01-01,${price},0,`),
      { now: now() },
    );

  test("is shown with the one that was seen, and stops an order until it was", async () => {
    await add(oil, 2);
    const seen = await cartOf();
    expect(await tape(17_000)).toMatchObject({ ok: true });
    const body = { centerId: "rimal-parts-industrial-area", phone: "55001234", termsAccepted: true };
    expect(await post("/v3/parts/create-order", { ...body, cartVersion: seen.version })).toMatchObject({
      code: "cart-changed",
    });
    const changed = await cartOf();
    expect(changed).toMatchObject({
      version: seen.version + 1,
      totals: { totalPrice: 34_000 },
      lines: [{ price: 17_000, changes: [{ kind: "price", from: 16_000, to: 17_000 }] }],
    });
    expect((await cartOf()).version).toBe(changed.version);
    expect(await order()).toMatchObject({ status: 200, data: { totals: { totalPrice: 34_000 } } });
    await clear();
  });
});

describe("ten callers with one key", () => {
  const tenTimes = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, call));

  test("add once, and get one answer", async () => {
    const body = { partNumber: oil, quantity: 3 };
    const answers = await tenTimes(() =>
      post<Cart>("/v3/cart/items", body, { as: noora, key: "add-once-123" }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect((await cartOf()).pieces).toBe(3);
  });

  test("change, remove and empty once", async () => {
    const [line] = (await cartOf()).lines;
    const { version } = await cartOf();
    await tenTimes(() =>
      patch(`/v3/cart/items/${line?.id}`, { quantity: 5 }, { as: noora, key: "change-once-1" }),
    );
    expect(await cartOf()).toMatchObject({ version: version + 1, pieces: 5 });
    await tenTimes(() => remove(`/v3/cart/items/${line?.id}`, { as: noora, key: "remove-once-1" }));
    expect(await cartOf()).toMatchObject({ version: version + 2, pieces: 0 });
    await tenTimes(() => post("/v3/cart/clear", {}, { as: noora, key: "clear-once-12" }));
    expect((await cartOf()).version).toBe(version + 3);
  });

  test("order once, cancel once, and reorder once", async () => {
    await add(oil, 1);
    const { version } = await cartOf();
    const body = {
      centerId: "rimal-parts-industrial-area",
      phone: "55001234",
      termsAccepted: true,
      cartVersion: version,
    };
    const made = await tenTimes(() =>
      post<{ id: string }>("/v3/parts/create-order", body, { as: noora, key: "order-once-12" }),
    );
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    const id = made[0]?.data.id ?? "";
    const answers = await tenTimes(() =>
      post<{ attemptId: string }>(
        "/v3/parts/payment-request",
        { orderId: id, method: "card" },
        { as: noora, key: "pay-once-1234" },
      ),
    );
    expect(new Set(answers.map(({ data }) => data.attemptId)).size).toBe(1);
    await tenTimes(() => post(`/v3/parts/orders/${id}/cancel`, {}, { as: noora, key: "cancel-once-1" }));
    const { rows } = await sql`select 1 from orders.order_event where order_id = ${id}`.execute(database());
    expect(rows).toHaveLength(2);
    await clear();
    await tenTimes(() => post("/v3/cart/reorder", { orderId: id }, { as: noora, key: "reorder-once1" }));
    expect((await cartOf()).pieces).toBe(1);
    await clear();
  });

  test("the same key for something else is refused", async () => {
    const answer = await post(
      "/v3/cart/items",
      { partNumber: oil, quantity: 4 },
      { as: noora, key: "add-once-123" },
    );
    expect(answer).toMatchObject({ status: 422, code: "idempotency-conflict" });
  });
});

test("an earlier order comes back into the cart, as far as it is still sold", async () => {
  const { id } = await paidOrder(oilFilter, 2);
  expect((await cartOf()).pieces).toBe(0);
  const again = await post<Cart>("/v3/cart/reorder", { orderId: id });
  expect(again.data.lines).toMatchObject([{ number: oilFilter, quantity: 2 }]);
  expect((await get<{ total: number }>("/v3/parts/orders")).data.total).toBeGreaterThan(0);
});

test("a cart that nobody has changed for thirty days is deleted", async () => {
  const days = (count: number) => new Date(now().getTime() + count * 86_400_000);
  const forget = (at: Date) => inTransaction<unknown, void>((trx) => forgetCarts(trx, at));
  await forget(days(29));
  expect((await cartOf()).pieces).toBe(2);
  await forget(days(31));
  expect(await cartOf()).toMatchObject({ version: 0, pieces: 0 });
});

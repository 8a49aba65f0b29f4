import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { asOwner } from "../../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../../tests/factories/database/test-database.ts";
import {
  missingIn,
  orderAt,
  refundOf,
  returnOf,
} from "../../../../../../tests/factories/orders/staff-orders.ts";
import { counterTabs } from "../../../rules/order/counter-tabs.ts";
import { listOrdersForStaff, type OrderQuery, pageOf } from "./list-orders.server.ts";
import { countOrdersForStaff, ordersWaiting } from "./waiting-orders.server.ts";

testDatabase();
const [here, there] = ["counter-here", "counter-there"];
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);

/** Some of every kind at two counters; several at the same moment. */
beforeAll(async () => {
  for (const place of [here, there])
    for (let number = 0; number < 4; number += 1) {
      const movedAt = hoursAgo(100 - (number % 2) * 90);
      for (const fulfilment of ["accepted", "picking", "ready"] as const)
        await orderAt(place, { fulfilment, movedAt });
      const short = await orderAt(place, { fulfilment: "picking", movedAt });
      await missingIn(short.id, number === 0 ? null : "wait");
      await returnOf((await orderAt(place, { fulfilment: "collected", movedAt })).id);
      await refundOf((await orderAt(place, { fulfilment: "collected", movedAt })).id);
    }
});

/** All of a list, two at a time. */
async function walked(query: Pick<OrderQuery, "tab" | "places">) {
  const found = [];
  let after: string | undefined;
  do {
    const page = await listOrdersForStaff({ ...query, after, limit: 2 });
    found.push(...page.orders);
    after = page.next;
  } while (after !== undefined);
  return found;
}

describe.each(counterTabs)("the list %s", (tab) => {
  test("comes in pages that have each order once, in one order", async () => {
    const whole = (await listOrdersForStaff({ places: ["*"], tab, limit: 200 })).orders;
    const pages = await walked({ places: ["*"], tab });
    expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(whole.length).toBeGreaterThanOrEqual(8);
    const times = whole.map(({ since }) => since.getTime());
    expect(times).toEqual(times.toSorted((one, other) => (tab === "all" ? other - one : one - other)));
  });

  test("has what is at the reader's counters, and nothing else", async () => {
    const own = await walked({ places: [here], tab });
    expect(new Set(own.map(({ centerId }) => centerId))).toEqual(new Set([here]));
    const both = await walked({ places: [here, there], tab });
    expect(both).toHaveLength(2 * own.length);
    expect(await walked({ places: [], tab })).toEqual([]);
    if (tab !== "all") expect((await countOrdersForStaff([here]))[tab]).toBe(own.length);
  });
});

test("orders say what is unusual about them", async () => {
  const lists = await Promise.all(
    (["shortage", "returns", "refunds"] as const).map((tab) => walked({ places: [here], tab })),
  );
  const [shortage = [], returns = [], refunds = []] = lists;
  expect(shortage.map(({ shortage: one }) => one).toSorted()).toEqual([
    ...Array(3).fill("awaited"),
    "unanswered",
  ]);
  expect(returns.every(({ openReturn, pieces }) => openReturn === "requested" && pieces === 2)).toBe(true);
  expect(refunds.every(({ requestedRefund }) => requestedRefund === 1_500)).toBe(true);
});

test("what is ready waits for its customer three days, and for an appointment from then on", async () => {
  const { uncollected, toPick } = await ordersWaiting([here], now());
  expect(uncollected.count).toBe(2);
  expect(uncollected.first).toHaveLength(2);
  expect(toPick).toMatchObject({ count: 4, first: { length: 4 } });
  const [first] = uncollected.first;
  await sql`update orders.order set appointment_at = ${hoursAgo(1)} where id = ${first?.id}`.execute(
    database(),
  );
  expect((await ordersWaiting([here], now())).uncollected).toMatchObject({ count: 1, first: { length: 1 } });
});

test("lists read the stretch of an index, among however many orders that were collected", async () => {
  await asOwner(sql`insert into orders.order (id, customer_id, number, fulfilment, money, cart_version, center, phone, notes, language,
      total_price, total_original, total_tax, tax_rate, captured, placed_at, expires_at, paid_at, collected_at, moved_at)
    select 'old-' || n, 'customer-' || n % 4000, 'OLD-' || n, 'collected', 'paid', 1, ${here}, '55000000', '', 'en', 100, 100, 0, 0,
      100, at, at, at, at, at
    from (select n, now() - n * interval '1 minute' - interval '30 days' as at from generate_series(1, 20000) as n) as old`);
  await sql`analyze orders.order`.execute(database());
  const lists = counterTabs.flatMap((tab) => [["*"], [here, there]].map((places) => ({ tab, places })));
  const named = ["55999001", "RMP-7K2P9A"].map((text) => ({ tab: "all", places: [here], text }) as const);
  // As a name is searched: the customers whom it names are found first.
  const customers = Array.from({ length: 20 }, (_, number) => `customer-${number}`);
  const byName = [["*"], [here]].map(
    (places) => ({ tab: "all", places, text: "Person", customers }) as const,
  );
  for (const list of [...lists, ...named, ...byName]) {
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${pageOf({ ...list, limit: 50 })}`.execute(
      database(),
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan, JSON.stringify(list)).not.toMatch(/Seq Scan on "?order"?\b/);
  }
});

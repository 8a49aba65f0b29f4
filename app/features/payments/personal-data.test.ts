import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import {
  countRows,
  eraseRows,
  lawfullyRetained,
  readRows,
} from "#app/platform/personal-data/person-rows.server.ts";
import { personalData } from "#app/platform/personal-data/register.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { deliverNotices, merchantFetch, newPayable, payAtBank, requested } from "./payment-examples.ts";
import { refundPayment } from "./payments.server.ts";
import { carryOutRefund } from "./server/refunds/send-refund.server.ts";

testDatabase();

test("a deletion leaves what the books need, without anything that leads to the person", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
  const customerId = newId();
  const person = { customerId, emails: [], phones: [], reached: [] };
  const paid = await requested(newPayable({ customerId }));
  await payAtBank(paid.redirectUrl, "approved");
  await deliverNotices();
  const unpaid = await requested(newPayable({ customerId }));
  const within = <T>(work: (trx: AnyTransaction) => Promise<T>) => inTransaction<unknown, T>(work);
  const refunded = await within((trx) =>
    refundPayment(trx, { ...paid.payable, amount: 100, reason: "returned" }),
  );
  for (const id of refunded.ok ? refunded.value.refundIds : []) await carryOutRefund(id, now());

  const tables = personalData().find(({ feature }) => feature === "payments")?.tables ?? [];
  const copied = await within(async (trx) => {
    const all: unknown[] = [];
    for (const table of tables) all.push(...(await readRows(trx, table, person, 10)));
    return all;
  });
  expect(copied).toMatchObject([
    { amount: 100, reason: "returned", state: "refunded" },
    { state: "redirected" },
    { amount: 139_950, method: "card", card_hint: "•••• 0013", state: "captured" },
  ]);
  for (const table of tables) await within((trx) => eraseRows(trx, table, person));
  for (const table of tables) {
    expect(await within((trx) => countRows(trx, table, person))).toBe(0);
    expect((await within((trx) => lawfullyRetained(trx, table, person))).count).toBe(0);
  }
  const { rows } = await sql`select id, customer_id, card_hint, captured from payments.attempt
    where id in (${paid.attemptId}, ${unpaid.attemptId})`.execute(database());
  expect(rows).toEqual([{ id: paid.attemptId, customer_id: "deleted", card_hint: null, captured: 139_950 }]);
});

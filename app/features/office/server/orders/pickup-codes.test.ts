import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { spendTry } from "#app/platform/limits/shared-limits.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { counterOnDemo } from "../../../../../tests/factories/orders/counter-deeds.ts";
import { main, salwa } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { handOverOrderCall } from "../../calls/orders/order-deed-calls.ts";

testDatabase();
const shop = counterOnDemo();
afterEach(() => vi.useRealTimers());

type Member = Awaited<ReturnType<typeof staffMember>>;
let colleague: Member;
beforeAll(async () => {
  colleague = await staffMember({ role: "parts", place: main });
});

const wrong = "222222";
const atCounter = () => staffMember({ role: "parts", place: main });
async function hand(order: { id: string; version: number }, pickupCode: string, as: Member): Promise<string> {
  const body = { version: order.version, pickupCode };
  const answer = await officeApiAs(as).post(handOverOrderCall, { params: { id: order.id }, body });
  return answer.code ?? "done";
}
const counted = (codes: readonly string[]) =>
  ["code-unknown", "code-locked", "done"].map((code) => codes.filter((one) => one === code).length);

test("of twenty wrong codes at once five are looked at; then the right one is locked for everybody for 15 minutes", async () => {
  const order = await shop.readyOrder(numbers.oil, 1);
  const member = await atCounter();
  const codes = await Promise.all(Array.from({ length: 20 }, () => hand(order, wrong, member)));
  expect(counted(codes)).toEqual([5, 15, 0]);
  expect(await hand(order, order.pickup_code ?? "", colleague)).toBe("code-locked");
  const other = await shop.readyOrder(numbers.oil, 1);
  expect(await hand(other, other.pickup_code ?? "", member)).toBe("done");
  const { entries } = await auditOf({ type: "order", id: order.id }, { vias: ["write"], limit: 50 });
  expect(entries.map(({ deed, staffId }) => [deed, staffId])).toEqual(
    Array(5).fill(["try-pickup-code", member.by.staffId]),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1_000 });
  expect(await hand(order, order.pickup_code ?? "", colleague)).toBe("done");
});

test("who types wrong codes for many orders is locked out of all, and nobody else", async () => {
  const member = await atCounter();
  const orders = [];
  for (let n = 0; n < 5; n += 1) orders.push(await shop.readyOrder(numbers.oil, 1));
  const codes: string[] = [];
  for (const order of orders) for (let n = 0; n < 4; n += 1) codes.push(await hand(order, wrong, member));
  expect(counted(codes)).toEqual([15, 5, 0]);
  const [first] = orders;
  if (first === undefined) throw new Error("there is no order");
  expect(await hand(first, first.pickup_code ?? "", member)).toBe("code-locked");
  const [order] = orders.slice(1);
  if (order === undefined) throw new Error("there is no order");
  expect(await hand(order, order.pickup_code ?? "", colleague)).toBe("done");
});

test("right codes count for nothing, and a stranger's not at all", async () => {
  const { by, ...member } = await atCounter();
  for (let n = 0; n < 14; n += 1) await spendTry("pickup codes by a member of staff", by.staffId);
  const stranger = await staffMember({ role: "parts", place: salwa });
  for (let n = 0; n < 3; n += 1) {
    const order = await shop.readyOrder(numbers.oil, 1);
    expect(await hand(order, wrong, stranger)).toBe("not-allowed");
    expect(await hand(order, order.pickup_code ?? "", { by, ...member })).toBe("done");
  }
});

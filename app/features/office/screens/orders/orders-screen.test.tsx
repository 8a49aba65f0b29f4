import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { announce, FollowingChanges, fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { OrderRow } from "./order-row.ts";
import { Component as OrdersScreen } from "./orders-screen.tsx";

/** The counter of `renderOffice`. */
const centerId = "rimal-parts-salwa-road";
const order: OrderRow = {
  id: "o1",
  version: 1,
  number: "RMP-7K2P9A",
  state: "PAID",
  fulfilment: "accepted",
  centerId,
  customer: { id: "c1", name: "Noora Al Kuwari" },
  phone: "55123401",
  firstPart: "Oil filter",
  parts: 1,
  pieces: 2,
  totalPrice: 20_000,
  since: "2026-11-20T08:00:00.000Z",
  appointmentAt: null,
  shortage: null,
  openReturn: null,
  requestedRefund: null,
};
const counts = { "to-pick": 0, picking: 0, ready: 0, shortage: 0, returns: 0, refunds: 0 };
const pageOf = (...rows: OrderRow[]) => ({ rows, next: null });
const row = page.getByRole("row").filter({ hasText: "RMP-7K2P9A" });

test("an order that is paid meanwhile comes into the open list, and leaves it once a colleague picks it", async () => {
  const stream = fakeStreams();
  answerCalls({
    "/office/api/orders": [pageOf(), pageOf(order), pageOf()],
    "/office/api/order-counts": counts,
  });
  await renderOffice(
    <FollowingChanges>
      <OrdersScreen />
    </FollowingChanges>,
    { at: "/orders" },
  );
  await expect.element(page.getByText("Nothing to pick.")).toBeVisible();
  await announce(stream, `orders/${centerId}`);
  await expect.element(row).toBeVisible();
  await announce(stream, `orders/${centerId}`);
  await expect.element(page.getByText("Nothing to pick.")).toBeVisible();
});

import { describe, expect, it } from "vitest";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { cartExample, lineExample, sessionExample } from "../cart/cart-examples.ts";
import { centerExample, stockExample } from "../orders/order-examples.ts";
import { Checkout } from "./checkout.tsx";
import { activityExample, appointmentOf } from "./checkout-examples.ts";
import { VisitInAddress } from "./visit-in-address.tsx";

const now = Date.parse("2026-11-26T08:00:00.000Z");
const ahead = activityExample({ id: "ahead", at: "2026-12-01T05:00:00.000Z" });
const pads = lineExample();
const filter = lineExample({ id: "line-2", number: "0415222220", name: "Oil filter" });

/** The checkout of a customer who came to the shop from an appointment. */
async function checkoutFrom(appointment: string, customerId: string, visits = [ahead]) {
  const customer = { customerId, serverNow: () => now };
  const shop = await render(<VisitInAddress />, { customer, at: `/online-parts?appointment=${appointment}` });
  await shop.unmount();
  answerCalls({
    "/v3/cart": cartExample([pads, filter]),
    "/v3/parts/pickup-centers": [[centerExample()]] as never,
    "/v3/parts/availability": [
      [stockExample(), stockExample({ number: filter.number, available: 0 })],
    ] as never,
    "/v3/account/activities": [visits] as never,
    "/v3/account/activities/order": visits.map((visit) => [appointmentOf(visit, "service-1")]) as never,
    "/v3/payments/methods": { methods: [{ id: "card", name: { en: "Card", ar: "بطاقة" } }] },
  });
  return render(
    <SessionContext value={sessionExample("signed-in")}>
      <Checkout />
    </SessionContext>,
    { customer, at: "/checkout" },
  );
}

describe("who comes to the shop from an appointment", () => {
  it("finds it chosen at the checkout, above the counters, with the stock for it", async () => {
    const screen = await checkoutFrom("ahead", "from-visit");
    const visit = screen.getByRole("radio", { name: /With my service appointment/ });
    await expect.element(visit).toBeChecked();
    const first = screen.getByRole("radio", { name: /With my|Industrial/ }).first();
    expect(first.element()).toBe(visit.element());
    const stock = () => visit.element().closest("label")?.textContent;
    await expect.poll(stock).toMatch(/Not enough in stock: Oil filter$/);
  });

  it("finds it although others are sooner, and it stays while they choose", async () => {
    const sooner = [27, 28, 29, 30, 30].map((day, place) =>
      activityExample({ id: `sooner-${place}`, at: `2026-11-${day}T1${place}:00:00.000Z` }),
    );
    const screen = await checkoutFrom("ahead", "from-late-visit", [...sooner, ahead]);
    const visits = screen.getByRole("radio", { name: /With my service appointment/ });
    await expect.poll(() => visits.elements().length).toBe(6);
    await expect.element(visits.last()).toBeChecked();
    await screen.getByRole("radio", { name: /Industrial Area/ }).click();
    expect(visits.elements()).toHaveLength(6);
  });

  it("reads where nothing can be brought to it, and what they choose instead stays", async () => {
    const screen = await checkoutFrom("gone", "from-old-visit");
    await expect.element(screen.getByText(/We cannot bring parts to that appointment/)).toBeVisible();
    await screen.getByRole("radio", { name: /Industrial Area/ }).click();
    expect(screen.getByText(/We cannot bring parts/).query()).toBeNull();
    await screen.unmount();
    const again = await checkoutFrom("gone", "from-old-visit");
    await expect.element(again.getByRole("radio", { name: /Industrial Area/ })).toBeChecked();
  });
});

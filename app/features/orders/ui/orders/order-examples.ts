import type { PickupCenter } from "../../call-fields.ts";
import type { Availability, PartsOrder } from "../../order-calls.ts";

const weekday = [{ opens: "07:00", closes: "19:00" }];

/** A counter, open every day but Friday. */
export function centerExample(changes: Partial<PickupCenter> = {}): PickupCenter {
  return {
    ...{
      id: "industrial",
      name: "Industrial Area",
      address: "Street 12, Gate 4",
      city: "Doha",
      country: "QA",
    },
    ...{ phoneNumber: "+97444001200", latitude: 25.2, longitude: 51.43, timeZone: "Asia/Qatar" },
    weekdays: [weekday, weekday, weekday, weekday, weekday, [], weekday],
    ...{ supplies: ["service-1"], pickupNote: "Park at gate 4." },
    ...changes,
  };
}

/** The stock of a part, all of it at the first counter. */
export function stockExample(changes: Partial<Availability> = {}): Availability {
  const { available = 12 } = changes;
  return {
    number: "0446502220",
    available,
    centers: [{ centerId: "industrial", available, backorderDate: null }],
    ...changes,
  };
}

export function orderLineExample(
  changes: Partial<PartsOrder["lines"][number]> = {},
): PartsOrder["lines"][number] {
  return {
    ...{ line: 1, number: "0446502220", name: "Front brake pads", picture: null, car: "Rimal Hajar 2024" },
    ...{ quantity: 2, price: 24_000, originalPrice: 24_000, unitDiscount: 0, linePrice: 48_000 },
    ...{ note: "", short: 0, isAwaited: false, returned: 0, returnable: null },
    ...changes,
  };
}

/** A paid order as its call answers it; `changes` say what matters to a test. */
export function orderExample(changes: Partial<PartsOrder> = {}): PartsOrder {
  const total = 48_000;
  return {
    ...{ id: "order-1", number: "P-10042", state: "PAID", status: "upcoming", version: 2 },
    ...{ placedAt: "2026-11-26T08:00:00.000Z", expiresAt: null, now: "2026-11-26T08:20:00.000Z" },
    lines: [orderLineExample()],
    totals: {
      ...{ totalPrice: total, totalDiscounts: 0, totalOriginalPrice: total, totalTax: 0 },
      currency: "QAR",
    },
    refunded: 0,
    refundPending: 0,
    chargedBack: 0,
    refundStuck: 0,
    refundedByHand: 0,
    center: centerExample(),
    appointment: null,
    overpaid: { captured: 0, refunded: 0, refundPending: 0, chargedBack: 0 },
    ...{ phone: "55123456", notes: "", pickupCode: null, collectUntil: null },
    payment: {
      ...{ attemptId: "attempt-1", state: "captured", method: "card" },
      hint: "Visa •••• 1111",
      failure: null,
      pending: null,
    },
    ...{ papers: [], returns: [], actions: [] },
    history: [
      { state: "AWAITING_PAYMENT", at: "2026-11-26T08:00:00.000Z" },
      { state: "PAID", at: "2026-11-26T08:05:00.000Z" },
    ],
    ...changes,
  };
}

/** One that waits for its payment for ten more minutes after `now`. */
export function openOrderExample(now: number, changes: Partial<PartsOrder> = {}): PartsOrder {
  return orderExample({
    ...{ number: null, state: "AWAITING_PAYMENT", actions: ["pay", "cancel"] },
    expiresAt: new Date(now + 600_000).toISOString(),
    history: [{ state: "AWAITING_PAYMENT", at: "2026-11-26T08:00:00.000Z" }],
    ...changes,
  });
}

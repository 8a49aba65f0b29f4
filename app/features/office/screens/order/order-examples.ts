import type { ShownOrder } from "../orders/order-row.ts";

/** The counter of `renderOffice`. */
const centerId = "rimal-parts-salwa-road";
const at = "2026-11-20T08:00:00.000Z";

/** An order as its screen shows it, with what a test wants of it. */
export function shownOrder(more: Partial<ShownOrder> = {}): ShownOrder {
  return {
    ...{ id: "o1", version: 3, number: "RMP-7K2P9A", state: "PAID", fulfilment: "accepted" },
    ...{ centerId, centerName: "Rimal Parts Salwa Road", customer: { id: "c1", name: "Noora Al Kuwari" } },
    ...{ phone: "55123401", notes: "", placedAt: at, paidAt: at, movedAt: at, appointment: null },
    lines: [
      {
        ...{ line: 1, part: "90915YZZE1", name: "Oil filter", picture: null, car: null, note: "" },
        ...{ isMisfit: false, quantity: 2, price: 10_000, linePrice: 20_000, short: 0, shortAnswer: null },
        ...{ dropped: 0, returned: 0 },
      },
    ],
    totals: {
      ...{ price: 20_000, original: 20_000, tax: 0, captured: 20_000 },
      refunded: 0,
      refundRequested: 0,
      credited: 0,
      chargedBack: 0,
    },
    ...{ payment: null, papers: [], returns: [], refunds: [], timeline: [] },
    disputes: [],
    withdrawnRefunds: [],
    stuckRefunds: [],
    notesDisputes: false,
    ...more,
  };
}

export function openRefund(requestedBy: string): ShownOrder["refunds"][number] {
  return {
    ...{ id: "f1", amount: 4_500, reason: "Scratched box", answer: "", requestedAt: at, decision: null },
    ...{ requestedBy: { id: requestedBy, name: "Mahmoud El Sayed" }, decidedBy: null, decidedAt: null },
  };
}

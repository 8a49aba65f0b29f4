import { binding } from "#app/features/orders/rules/order/fulfilment.ts";
import { moneyParts } from "#app/features/orders/rules/order/money-state.ts";
import type { ShownOrder } from "../orders/order-row.ts";

/** Dirhams of an order that can still be given back. */
export function refundable({ fulfilment, totals }: Pick<ShownOrder, "fulfilment" | "totals">): number {
  return binding.includes(fulfilment) ? totals.price - totals.credited : 0;
}

/** Pieces of a line that are on the shelf for all that is known. */
export function piecesLeft({ quantity, short, dropped }: ShownOrder["lines"][number]): number {
  return quantity - short - dropped;
}

type AmountName =
  | "total"
  | "tax"
  | "credited"
  | "refunded"
  | "stillToGoBack"
  | "paidTwice"
  | "secondBack"
  | "secondStillToGoBack"
  | "secondTaken"
  | "chargedBack";

/** The amounts of an order in the order of a paper: the price and what went back of it, then what was paid beyond it. */
export function amountsOf({
  fulfilment,
  totals,
}: Pick<ShownOrder, "fulfilment" | "totals">): { name: AmountName; sum: number }[] {
  const { price, beyond } = moneyParts(fulfilment, Object.assign({ total: totals.price }, totals));
  const rows: { name: AmountName; sum: number }[] = [
    { name: "tax", sum: totals.tax },
    { name: "credited", sum: totals.credited },
    { name: "refunded", sum: price.refunded },
    { name: "stillToGoBack", sum: price.refundPending },
    { name: "chargedBack", sum: price.chargedBack },
    { name: "paidTwice", sum: beyond.captured },
    { name: "secondBack", sum: beyond.refunded },
    { name: "secondStillToGoBack", sum: beyond.refundPending },
    { name: "secondTaken", sum: beyond.chargedBack },
  ];
  return [{ name: "total", sum: totals.price }, ...rows.filter(({ sum }) => sum > 0)];
}

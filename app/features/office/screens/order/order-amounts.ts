import { binding } from "#app/features/orders/rules/order/fulfilment.ts";
import type { ShownOrder } from "../orders/order-row.ts";

/** Dirhams of an order that can still be given back. */
export function refundable({ fulfilment, totals }: Pick<ShownOrder, "fulfilment" | "totals">): number {
  return binding.includes(fulfilment) ? totals.price - totals.credited : 0;
}

/** Pieces of a line that are on the shelf for all that is known. */
export function piecesLeft({ quantity, short, dropped }: ShownOrder["lines"][number]): number {
  return quantity - short - dropped;
}

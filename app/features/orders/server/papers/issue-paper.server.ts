import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { taxContained } from "../../rules/cart/prices.ts";
import type { OrdersTables } from "../../tables.ts";
import type { OrderLineRow, OrderRow } from "../orders/order-rows.server.ts";
import { takeNumber } from "../series.server.ts";

/** Issues an order's receipt, in the transaction in which it was paid. */
export async function issueReceipt(
  trx: AnyTransaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  at: Date,
): Promise<void> {
  const content = {
    order: order.number,
    lines: lines.map(paperLine),
    total: order.total_price,
    tax: order.total_tax,
  };
  await insertPaper(trx, order, { series: "R", amount: order.total_price, content, at });
}

export interface CreditedPieces {
  readonly line: OrderLineRow;
  readonly quantity: number;
}

/** Issues a credit note for pieces, or for an amount without any. */
export async function issueCreditNote(
  trx: AnyTransaction,
  order: OrderRow,
  { pieces, amount, reason }: { pieces: readonly CreditedPieces[]; amount: number; reason: string },
  at: Date,
): Promise<void> {
  const lines = pieces.map(({ line, quantity }) => ({
    ...paperLine(line),
    quantity,
    linePrice: quantity * (line.original_price - line.unit_discount),
  }));
  const tax = taxContained(amount, order.tax_rate);
  const content = { order: order.number, lines, total: amount, tax, reason };
  await insertPaper(trx, order, { series: "C", amount, content, at });
}

function paperLine(line: OrderLineRow) {
  const { part, name_en, name_ar, quantity, line_price, original_price, unit_discount } = line;
  const name = { en: name_en, ar: name_ar };
  const price = original_price - unit_discount;
  return { part, name, quantity, originalPrice: original_price, price, linePrice: line_price };
}

interface NewPaper {
  readonly series: "R" | "C";
  readonly amount: number;
  readonly content: unknown;
  readonly at: Date;
}

async function insertPaper(
  trx: AnyTransaction,
  { id: order_id }: OrderRow,
  { series, amount, content, at }: NewPaper,
): Promise<void> {
  const number = await takeNumber(trx, series);
  const values = { order_id, series, number, amount, content: JSON.stringify(content), issued_at: at };
  await tablesOf<OrdersTables>(trx)
    .insertInto("orders.paper")
    .values({ id: newId(at.getTime()), ...values })
    .execute();
}

import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { linePriceOf, totalsOf } from "../../rules/cart/prices.ts";
import type { CartLineRow } from "../cart/cart-rows.server.ts";
import { type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { recordOrder } from "../orders/save-order.server.ts";
import type { OrderQuote } from "./ask-around.server.ts";

export interface WantedOrder {
  readonly centerId: string;
  readonly appointmentId?: string | undefined;
  readonly phone: string;
  readonly notes?: string | undefined;
  readonly cartVersion: number;
  readonly language: Language;
}
interface NewOrder {
  readonly customerId: string;
  readonly wanted: WantedOrder;
  readonly quote: OrderQuote;
  readonly lines: readonly CartLineRow[];
  readonly now: Date;
}

/** Writes an order with the prices that the customer has seen. */
export async function insertOrder(trx: AnyTransaction, order: NewOrder): Promise<OrderRow> {
  const { customerId, wanted, quote, lines, now } = order;
  const { taxBasisPoints, reservationMinutes } = config.orders;
  const totals = totalsOf(lines.map(priceOf), taxBasisPoints);
  const { appointment } = quote;
  const row = await ordersOf(trx)
    .insertInto("orders.order")
    .values({
      id: newId(now.getTime()),
      customer_id: customerId,
      cart_version: wanted.cartVersion,
      center: wanted.centerId,
      appointment_id: appointment?.id ?? null,
      appointment_at: appointment?.at ?? null,
      appointment_center: appointment?.center ?? null,
      phone: normalize("phone", wanted.phone),
      notes: wanted.notes ?? "",
      language: wanted.language,
      total_price: totals.totalPrice,
      total_original: totals.totalOriginalPrice,
      total_tax: totals.totalTax,
      tax_rate: taxBasisPoints,
      ...{ placed_at: now, moved_at: now, changed_at: now },
      expires_at: new Date(now.getTime() + reservationMinutes * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const saved = row as OrderRow;
  await ordersOf(trx)
    .insertInto("orders.order_line")
    .values(lines.map((line, place) => ({ order_id: saved.id, line: place + 1, ...lineValues(line, quote) })))
    .execute();
  await recordOrder(trx, saved, now);
  return saved;
}

function priceOf({ quantity, originalPrice, unitDiscount }: CartLineRow) {
  const original = originalPrice ?? 0;
  return { quantity, originalPrice: original, price: original - unitDiscount };
}

function lineValues(line: CartLineRow, { offers, carNames }: OrderQuote) {
  const { id, part, car, quantity, note, originalPrice, unitDiscount } = line;
  const offer = offers.get(part);
  const name = car === null ? undefined : carNames.get(car);
  return {
    cart_line_id: id,
    ...{ part, car, quantity, note },
    name_en: offer?.name.en ?? part,
    name_ar: offer?.name.ar ?? part,
    picture: offer?.picture ?? null,
    car_en: name?.en ?? null,
    car_ar: name?.ar ?? null,
    returns: offer?.returns ?? "standard",
    original_price: originalPrice ?? 0,
    unit_discount: unitDiscount,
    line_price: linePriceOf(priceOf(line)),
    misfit_acknowledged: line.misfitAcknowledged,
  };
}

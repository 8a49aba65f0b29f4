import type { orderStates } from "#app/features/orders/order-calls.ts";
import { ordersForStaff } from "#app/features/orders/orders-for-staff.server.ts";
import type { Language } from "#app/i18n/language.ts";

interface Reader {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}
interface ListedOrder {
  readonly id: string;
  readonly code: (typeof orderStates)[number];
  readonly title: string;
  readonly reference?: string | undefined;
  readonly at: string;
  readonly location: string;
}
interface OrderSource {
  /** A customer's latest orders, newest first. */
  readonly list: (reader: Reader) => Promise<readonly ListedOrder[]>;
}
let source: OrderSource | undefined;

/** Says where a customer's orders of parts are read. */
export function provideOrderSource(given: OrderSource): void {
  source = given;
}

/** None where nobody has said. */
export async function ordersOfCustomer(reader: Reader) {
  const orders = (await source?.list(reader)) ?? [];
  const own = await ordersForStaff(orders.map(({ id }) => id));
  const counters = new Map(own.map(({ id, centerId }) => [id, centerId]));
  return orders.map(({ id, code: state, title, reference, at: placedAt, location: center }) => ({
    ...{ id, number: reference ?? null, state, title, placedAt, center },
    centerId: counters.get(id) ?? null,
  }));
}

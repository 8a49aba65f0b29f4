import { readCenters as readServiceCenters } from "#app/features/scheduling/scheduling.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { listOrdersCall, PartsOrder } from "../../order-calls.ts";
import { waitsSince } from "../../rules/order/collection.ts";
import { moneyParts } from "../../rules/order/money-state.ts";
import { actionsOf } from "../../rules/order/order-actions.ts";
import { isOrderState, orderStateOf, statusOfOrder } from "../../rules/order/order-state.ts";
import { mayAnswerShortage } from "../../rules/order/shortage.ts";
import { paperNumber } from "../../rules/paper-number.ts";
import { lastReturn } from "../../rules/returns/returns.ts";
import { paperPath } from "../papers/paper-link.server.ts";
import { type CenterRow, readCenters, shownCenter } from "../stock/read-centers.server.ts";
import { factsOf, type OrderFacts } from "./order-facts.server.ts";
import { moneyOf, type OrderLineRow, type OrderRow, ordersOf } from "./order-rows.server.ts";
import { paymentOf } from "./payment-of-order.server.ts";

const ordersOnAPage = 20;

interface Reader {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}

/** A customer's orders, newest first. One that was given up before it was paid is none, and is found by its address alone. */
export async function listOrders(
  { customerId, language, now }: Reader,
  page: number,
): Promise<AnswerOf<typeof listOrdersCall>> {
  const own = ordersOf()
    .selectFrom("orders.order")
    .where("customer_id", "=", customerId)
    .where((eb) => eb.or([eb("number", "is not", null), eb("fulfilment", "=", "open")]));
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy("placed_at", "desc")
      .orderBy("id", "desc")
      .limit(ordersOnAPage)
      .offset((page - 1) * ordersOnAPage)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const items = await shownOrders(rows as OrderRow[], language, now);
  return { items, total, page, pages: Math.max(1, Math.ceil(total / ordersOnAPage)) };
}

/** One order of a customer, by its id or number. Undefined for someone else's, as for one that nobody has. */
export async function showOrder(
  { customerId, language, now }: Reader,
  idOrNumber: string,
  trx?: AnyTransaction,
): Promise<PartsOrder | undefined> {
  const row = await ordersOf(trx)
    .selectFrom("orders.order")
    .selectAll()
    .where((eb) => eb.or([eb("id", "=", idOrNumber), eb("number", "=", idOrNumber.toUpperCase())]))
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const [shown] = row === undefined ? [] : await shownOrders([row as OrderRow], language, now, trx);
  return shown;
}

async function shownOrders(
  rows: readonly OrderRow[],
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<PartsOrder[]> {
  const facts = await factsOf(rows, trx);
  const centers = await readCenters(trx);
  const centerOf = new Map(centers.map((center) => [center.id, center]));
  const visited = await namesOfServiceCenters(rows, language, trx);
  return facts.map((one) => {
    const center = centerOf.get(one.order.center);
    if (center === undefined) throw new Error(`order ${one.order.id} is collected nowhere`);
    const shown = shownOrder(one, center, language, now);
    return { ...shown, appointment: appointmentOf(one.order, visited) };
  });
}

/** What the service centers of appointments are called, by their ids. */
async function namesOfServiceCenters(
  rows: readonly OrderRow[],
  language: Language,
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ appointment_center: id }) => id ?? []);
  const centers = ids.length === 0 ? [] : await readServiceCenters({ ids }, trx);
  return new Map(centers.map((center) => [center.id, center[`name_${language}`]]));
}

function shownOrder(
  facts: OrderFacts,
  center: CenterRow,
  language: Language,
  now: Date,
): Omit<PartsOrder, "appointment"> {
  const { order, papers, events, payment } = facts;
  const lines = facts.lines.map((line) => shownLine(line, facts, language, now));
  const isReady = order.fulfilment === "ready";
  const isOpen = order.fulfilment === "open";
  const state = orderStateOf(order.fulfilment, order.money);
  return {
    ...{ id: order.id, number: order.number, version: order.version, state, status: statusOfOrder[state] },
    placedAt: order.placed_at.toISOString(),
    expiresAt: isOpen ? order.expires_at.toISOString() : null,
    now: now.toISOString(),
    lines,
    totals: totalsOfRow(order),
    refunded: order.refunded,
    refundPending: order.refund_requested - order.refunded,
    refundStuck: payment?.refundStuck ?? 0,
    refundedByHand: payment?.refundedByHand ?? 0,
    overpaid: moneyParts(order.fulfilment, moneyOf(order)).beyond,
    chargedBack: order.charged_back,
    center: shownCenter(center, language),
    ...{ phone: order.phone, notes: order.notes },
    payment: paymentOf(payment, language),
    pickupCode: isReady ? order.pickup_code : null,
    collectUntil: isReady ? collectUntil(order, center.time_zone) : null,
    papers: papers.map(({ id, series, number, issued_at: issuedAt }) => ({
      kind: series === "R" ? "receipt" : "credit-note",
      number: paperNumber(series, number),
      issuedAt: issuedAt.toISOString(),
      path: paperPath(id, now),
    })),
    returns: returnsOf(facts),
    history: events.flatMap(({ state: past, at }) =>
      isOrderState(past) ? [{ state: past, at: at.toISOString() }] : [],
    ),
    actions: actionsOf(
      {
        ...{ fulfilment: order.fulfilment, captured: order.captured, expiresAt: order.expires_at },
        hasShortage: facts.lines.some((line) => mayAnswerShortage(order.fulfilment, line)),
        hasReturnable: lines.some(({ returnable }) => returnable !== null),
      },
      now,
    ),
  };
}

function totalsOfRow({ total_price: totalPrice, total_original, total_tax: totalTax }: OrderRow) {
  const totalDiscounts = total_original - totalPrice;
  return {
    totalPrice,
    totalDiscounts,
    totalOriginalPrice: total_original,
    totalTax,
    currency: "QAR" as const,
  };
}

function appointmentOf(
  { appointment_id: id, appointment_at: at, appointment_center: center }: OrderRow,
  names: ReadonlyMap<string, string>,
): PartsOrder["appointment"] {
  if (id === null || at === null || center === null) return null;
  // A calendar of another system may have centers of its own.
  return { id, at: at.toISOString(), center: names.get(center) ?? center };
}

const dayMs = 86_400_000;

/** The last day on which an order is collected. */
function collectUntil(
  { ready_at: readyAt, appointment_at: appointmentAt }: OrderRow,
  zone: string,
): string | null {
  if (readyAt === null) return null;
  const since = waitsSince(readyAt, appointmentAt);
  return dayIn(new Date(since.getTime() + config.orders.collectDays * dayMs), zone);
}

function shownLine(row: OrderLineRow, { order, returns }: OrderFacts, language: Language, now: Date) {
  const { line, part: number, picture, quantity, note, dropped, returned } = row;
  const requested = returns
    .filter((one) => one.line === line && (one.state === "requested" || one.state === "accepted"))
    .reduce((sum, one) => sum + one.quantity, 0);
  const collected = { returns: row.returns, quantity, dropped, returned, requested };
  const { collected_at: collectedAt } = order;
  const last = collectedAt && lastReturn(collected, { periods: config.orders.returns, collectedAt, now });
  return {
    ...{ line, number, picture, quantity, note, returned },
    name: row[`name_${language}`],
    car: row[`car_${language}`],
    price: row.original_price - row.unit_discount,
    originalPrice: row.original_price,
    unitDiscount: row.unit_discount,
    linePrice: row.line_price,
    short: row.short,
    isAwaited: row.short > 0 && row.short_answer === "wait",
    returnable: last ? { quantity: last.quantity, until: lastDayOf(last.until) } : null,
  };
}

/** The last day of a period that ends before `until`. */
function lastDayOf(until: Date): string {
  return dayIn(new Date(until.getTime() - 1), config.importer.zone);
}

function returnsOf({ returns }: OrderFacts): PartsOrder["returns"] {
  return [...Map.groupBy(returns, ({ id }) => id).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { id, state, requested_at: at, answer } = first;
    const lines = rows.map(({ line, quantity, reason }) => ({ line, quantity, reason }));
    return [{ id, state, lines, at: at.toISOString(), answer } as PartsOrder["returns"][number]];
  });
}

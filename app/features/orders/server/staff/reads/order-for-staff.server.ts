import type { Selectable } from "kysely";
import {
  disputesOf,
  reportsDisputes,
  type ShownDispute,
  type StuckRefund,
  stuckRefunds,
  type WithdrawnRefund,
  withdrawnRefundsOf,
} from "#app/features/payments/payments.server.ts";
import { readCenters as readServiceCenters } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { OrderState, returnReasons } from "../../../order-calls.ts";
import type { Fulfilment } from "../../../rules/order/fulfilment.ts";
import type { MoneyState } from "../../../rules/order/money-state.ts";
import { orderStateOf } from "../../../rules/order/order-state.ts";
import { paperNumber } from "../../../rules/paper-number.ts";
import type { ReturnState } from "../../../rules/returns/return-states.ts";
import type { RefundRequest } from "../../../tables.ts";
import { factsOf, type OrderFacts } from "../../orders/order-facts.server.ts";
import { type OrderLineRow, type OrderRow, ordersOf } from "../../orders/order-rows.server.ts";
import { payableKind } from "../../orders/save-order.server.ts";
import { readCenters } from "../../stock/read-centers.server.ts";
import { type TimelineEntry, timelineOf } from "./order-timeline.server.ts";

/** An order as its screen in the office shows it, in the reader's language. The pickup code is the customer's to show. */
export interface OrderForStaff {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
  readonly state: OrderState;
  readonly fulfilment: Fulfilment;
  readonly money: MoneyState;
  readonly centerId: string;
  readonly centerName: string;
  readonly customerId: string;
  readonly phone: string;
  readonly notes: string;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
  /** Since when it is where it is. */
  readonly movedAt: Date;
  readonly collectedAt: Date | null;
  /** Brought to this service appointment. */
  readonly appointment: { readonly id: string; readonly at: Date; readonly center: string } | null;
  readonly lines: readonly StaffLine[];
  /** Dirhams. */
  readonly totals: Record<
    "price" | "original" | "tax" | "captured" | "refunded" | "refundRequested" | "credited" | "chargedBack",
    number
  >;
  readonly payment: { readonly method: string; readonly card: string | null; readonly state: string } | null;
  readonly papers: readonly PaperForStaff[];
  readonly returns: readonly ReturnForStaff[];
  /** The newest first. */
  readonly refunds: readonly RefundForStaff[];
  /** Contested payments, the newest first. */
  readonly disputes: readonly ShownDispute[];
  /** Refunds that were not sent, since the customer's bank had taken the money; the newest first. */
  readonly withdrawnRefunds: readonly WithdrawnRefund[];
  /** Refunds that wait for the staff, those that wait longest first. */
  readonly stuckRefunds: readonly StuckRefund[];
  /** Whether staff note disputes by hand, since the gateway does not report them. */
  readonly notesDisputes: boolean;
  readonly timeline: readonly TimelineEntry[];
}
interface StaffLine {
  readonly line: number;
  readonly part: string;
  readonly name: string;
  readonly picture: string | null;
  readonly car: string | null;
  readonly note: string;
  readonly isMisfit: boolean;
  readonly quantity: number;
  /** A piece and the line, dirhams. */
  readonly price: number;
  readonly linePrice: number;
  /** Pieces that are missing, and whether the customer waits for them; null until they have answered. */
  readonly short: number;
  readonly shortAnswer: string | null;
  readonly dropped: number;
  readonly returned: number;
}
interface PaperForStaff {
  readonly id: string;
  readonly kind: "receipt" | "credit-note";
  readonly number: string;
  readonly issuedAt: Date;
}
interface ReturnForStaff {
  readonly id: string;
  readonly state: ReturnState;
  readonly requestedAt: Date;
  readonly note: string;
  readonly answer: string;
  readonly lines: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly reason: (typeof returnReasons)[number];
  }[];
}
interface RefundForStaff {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
  readonly requestedBy: { readonly staffId: string; readonly name: string };
  readonly requestedAt: Date;
  readonly decision: "approved" | "declined" | "withdrawn" | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string;
}
/** One order; undefined where there is none. */
export async function orderForStaff(id: string, language: Language): Promise<OrderForStaff | undefined> {
  const row = await ordersOf().selectFrom("orders.order").selectAll().where("id", "=", id).executeTakeFirst();
  const order = row as OrderRow | undefined;
  if (order === undefined) return undefined;
  const db = ordersOf();
  const [[facts], centers, deeds, refunds, appointment, disputes, withdrawnRefunds, waiting] =
    await Promise.all([
      factsOf([order]),
      readCenters(),
      db.selectFrom("orders.order_deed").selectAll().where("order_id", "=", id).orderBy("version").execute(),
      db
        .selectFrom("orders.refund_request")
        .selectAll()
        .where("order_id", "=", id)
        .orderBy("requested_at", "desc")
        .execute(),
      appointmentOf(order, language),
      disputesOf(payableKind, [id]),
      withdrawnRefundsOf({ kind: payableKind, reference: id }),
      stuckRefunds(payableKind, [id]),
    ]);
  if (facts === undefined) throw new Error(`order ${id} is gone`);
  const center = centers.find((one) => one.id === order.center);
  return {
    ...shownOrder(order),
    ...{ centerName: center?.[`name_${language}`] ?? order.center, appointment },
    lines: facts.lines.map((line) => lineOf(line, language)),
    payment: paymentOf(facts),
    papers: papersOf(facts),
    returns: returnsOf(facts),
    refunds: refunds.map(refundOf),
    disputes,
    withdrawnRefunds,
    stuckRefunds: waiting,
    notesDisputes: order.captured > 0 && !reportsDisputes(),
    timeline: timelineOf(facts, deeds),
  };
}

async function appointmentOf(
  { appointment_id: id, appointment_at: at, appointment_center: center }: OrderRow,
  language: Language,
): Promise<OrderForStaff["appointment"]> {
  if (id === null || at === null || center === null) return null;
  const [row] = await readServiceCenters({ ids: [center] });
  return { id, at, center: row?.[`name_${language}`] ?? center };
}

function shownOrder(order: OrderRow) {
  const { id, version, number, fulfilment, money, phone, notes } = order;
  return {
    ...{ id, version, number, fulfilment, money, phone, notes },
    state: orderStateOf(fulfilment, money),
    ...{ centerId: order.center, customerId: order.customer_id },
    ...{ placedAt: order.placed_at, paidAt: order.paid_at, movedAt: order.moved_at },
    collectedAt: order.collected_at,
    totals: {
      ...{ price: order.total_price, original: order.total_original, tax: order.total_tax },
      ...{ captured: order.captured, refunded: order.refunded, credited: order.credited },
      refundRequested: order.refund_requested,
      chargedBack: order.charged_back,
    },
  };
}

function lineOf(row: OrderLineRow, language: Language): StaffLine {
  const { line, part, picture, note, quantity, short, dropped, returned } = row;
  return {
    ...{ line, part, picture, note, quantity, short, dropped, returned },
    ...{ name: row[`name_${language}`], car: row[`car_${language}`], isMisfit: row.misfit_acknowledged },
    price: row.original_price - row.unit_discount,
    ...{ linePrice: row.line_price, shortAnswer: row.short_answer },
  };
}

function paymentOf({ payment }: OrderFacts): OrderForStaff["payment"] {
  if (payment === undefined) return null;
  const { method, card, state } = payment.attempt;
  return { method, card, state };
}

function papersOf({ papers }: OrderFacts): PaperForStaff[] {
  return papers.map(({ id, series, number, issued_at: issuedAt }) => ({
    ...{ id, kind: series === "R" ? "receipt" : "credit-note" },
    ...{ number: paperNumber(series, number), issuedAt },
  }));
}

function returnsOf({ returns }: OrderFacts): ReturnForStaff[] {
  return [...Map.groupBy(returns, ({ id }) => id).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { id, state, requested_at: requestedAt, note, answer } = first;
    const lines = rows.map(({ line, quantity, reason }) => ({ line, quantity, reason }));
    return [{ ...{ id, state, requestedAt, note, answer }, lines } as ReturnForStaff];
  });
}

function refundOf(row: Selectable<RefundRequest>): RefundForStaff {
  const { id, amount, reason, answer } = row;
  return {
    ...{ id, amount, reason, answer },
    requestedBy: { staffId: row.requested_by, name: row.requested_by_name },
    ...{ requestedAt: row.requested_at, decidedBy: row.decided_by_name, decidedAt: row.decided_at },
    decision: row.decision as RefundForStaff["decision"],
  };
}

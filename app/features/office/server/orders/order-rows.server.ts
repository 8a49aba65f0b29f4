import type * as z from "zod/mini";
import { type CustomerBrief, customersForStaff } from "#app/features/account/staff-customers.server.ts";
import type { OrderForStaff, OrderLineForStaff } from "#app/features/orders/orders-for-staff.server.ts";
import { orderStateOf } from "#app/features/orders/rules/order/order-state.ts";
import type { Language } from "#app/i18n/language.ts";
import type { orderRow, showOrderCall } from "../../calls/orders/order-calls.ts";

type Row = z.output<typeof orderRow>;

/** Orders as lists show them, with the names of their customers. One query. */
export async function orderRowsOf(orders: readonly OrderLineForStaff[], language: Language): Promise<Row[]> {
  const names = await customersForStaff(orders.map(({ customerId }) => customerId));
  return orders.map((order) => {
    const { id, version, number, fulfilment, money, phone, centerId, parts, pieces, totalPrice } = order;
    return {
      ...{ id, version, number, fulfilment, phone, centerId, parts, pieces, totalPrice },
      ...{ shortage: order.shortage, openReturn: order.openReturn, requestedRefund: order.requestedRefund },
      state: orderStateOf(fulfilment, money),
      customer: customerOf(names.get(order.customerId), language),
      firstPart: order.firstPart[language],
      since: order.since.toISOString(),
      appointmentAt: order.appointmentAt?.toISOString() ?? null,
    };
  });
}

/** One order for its screen. */
export async function shownOrder(
  order: OrderForStaff,
  language: Language,
): Promise<z.output<typeof showOrderCall.answer>> {
  const names = await customersForStaff([order.customerId]);
  const { money: _, customerId, collectedAt: __, ...rest } = order;
  return {
    ...rest,
    customer: customerOf(names.get(customerId), language),
    ...{ lines: [...order.lines], totals: { ...order.totals } },
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    movedAt: order.movedAt.toISOString(),
    appointment: order.appointment && { ...order.appointment, at: order.appointment.at.toISOString() },
    papers: order.papers.map((paper) => ({ ...paper, issuedAt: paper.issuedAt.toISOString() })),
    returns: order.returns.map(({ requestedAt, lines, ...one }) => ({
      ...{ ...one, lines: [...lines], requestedAt: requestedAt.toISOString() },
    })),
    refunds: order.refunds.map(({ requestedAt, requestedBy, decidedAt, ...one }) => ({
      ...{ ...one, requestedAt: requestedAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
      requestedBy: { id: requestedBy.staffId, name: requestedBy.name },
    })),
    disputes: order.disputes.map((dispute) => ({
      id: dispute.id,
      state: dispute.state,
      amount: dispute.amount,
      reason: dispute.reason,
      number: dispute.number,
      receivedAt: dispute.receivedAt.toISOString(),
      respondBy: dispute.respondBy?.toISOString() ?? null,
      response: dispute.response,
      isResponseSent: dispute.isResponseSent,
      responseFailure: dispute.responseFailure,
      isByHand: dispute.isByHand,
    })),
    withdrawnRefunds: order.withdrawnRefunds.map(({ id, amount, at }) => ({
      id,
      amount,
      at: at.toISOString(),
    })),
    stuckRefunds: order.stuckRefunds.map(({ reference: _reference, method, since, ...refund }) => ({
      ...refund,
      method: method[language],
      since: since.toISOString(),
    })),
    timeline: order.timeline.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}

function customerOf(customer: CustomerBrief | undefined, language: Language) {
  return customer === undefined ? null : { id: customer.id, name: customer.name[language] || customer.email };
}

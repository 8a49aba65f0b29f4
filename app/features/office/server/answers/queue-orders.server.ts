import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import {
  disputesWaiting,
  type OrderLineForStaff,
  ordersWaiting,
  refundsWaiting,
  stuckRefundsWaiting,
} from "#app/features/orders/orders-for-staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { stuckWords } from "../../screens/order/stuck-refunds/words.ts";
import type { QueueItem, QueueQuery, Waiting } from "./queue-source.ts";

/** Orders of parts that wait for the counter itself. */
export async function waitingOrders({ places, language, now }: QueueQuery): Promise<Waiting> {
  const { toPick, uncollected, returns } = await ordersWaiting(places, now);
  const waiting = [
    ...toPick.first.map((order) => ({ kind: "order-to-pick", order }) as const),
    ...uncollected.first.map((order) => ({ kind: "order-uncollected", order }) as const),
    ...returns.first.map((order) => ({ kind: "order-return", order }) as const),
  ];
  return {
    items: await orderItems(waiting, language),
    counts: {
      "order-to-pick": toPick.count,
      "order-uncollected": uncollected.count,
      "order-return": returns.count,
    },
  };
}

/** Refunds that a colleague requested, for who may approve them. */
export async function waitingRefunds({ staffId, places, language }: QueueQuery): Promise<Waiting> {
  const { count, first } = await refundsWaiting(places, staffId);
  const waiting = first.map((order) => ({ kind: "order-refund", order }) as const);
  return { items: await orderItems(waiting, language), counts: { "order-refund": count } };
}

/** Money that could not be sent back: how much, by which way it was paid, and why. */
export async function waitingStuckRefunds({ places, language }: QueueQuery): Promise<Waiting> {
  const words = stuckWords.of(language);
  const waiting = await stuckRefundsWaiting(places);
  const orders = waiting.map(({ order }) => ({ kind: "order-refund-stuck", order }) as const);
  const items = (await orderItems(orders, language)).map((item, place) => {
    const refund = waiting[place]?.refund;
    const facts = refund && [
      ...[dirhamsInWords(refund.amount, language), words[refund.cause]],
      refund.method[language],
    ];
    return Object.assign(item, {
      detail: [...(facts ?? []), item.detail].filter(Boolean).join(" · "),
      since: refund?.since ?? item.since,
    });
  });
  return { items, counts: { "order-refund-stuck": waiting.length } };
}

/** Payments that customers contest at their banks, until the day on which the bank decides without us. */
export async function waitingDisputes({ places, language }: QueueQuery): Promise<Waiting> {
  const waiting = await disputesWaiting(places);
  const orders = waiting.map(({ order }) => ({ kind: "order-dispute", order }) as const);
  const items = (await orderItems(orders, language)).map((item, place) => {
    const dispute = waiting[place];
    const amount = dispute && dirhamsInWords(dispute.amount, language);
    return Object.assign(item, {
      detail: [amount, item.detail].filter(Boolean).join(" · "),
      since: dispute?.receivedAt ?? item.since,
      dueAt: dispute?.respondBy ?? null,
    });
  });
  return { items, counts: { "order-dispute": waiting.length } };
}

interface WaitingOrder {
  readonly kind: QueueItem["kind"];
  readonly order: OrderLineForStaff;
}

async function orderItems(waiting: readonly WaitingOrder[], language: Language): Promise<QueueItem[]> {
  const names = await customersForStaff(waiting.map(({ order }) => order.customerId));
  return waiting.map(({ kind, order }) => ({
    ...{
      kind,
      id: order.id,
      place: order.centerId,
      since: order.since,
      dueAt: null,
      to: `/orders/${order.id}`,
      whose: order.customerId,
    },
    title: order.number ?? names.get(order.customerId)?.name[language] ?? order.id,
    detail: [names.get(order.customerId)?.name[language] ?? "", order.firstPart[language]]
      .filter(Boolean)
      .join(" · "),
  }));
}

import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { appointmentsById, waitingForStaff } from "#app/features/booking/staff-booking.server.ts";
import { campaignRequestsForStaff } from "#app/features/campaigns/campaigns.server.ts";
import { typeWords } from "#app/features/documents/document-words.ts";
import { documentsWaiting } from "#app/features/documents/documents.server.ts";
import { linkRequestsWaiting } from "#app/features/garage/garage.server.ts";
import { leadsForQueue } from "#app/features/leads/staff-leads.server.ts";
import {
  type OrderLineForStaff,
  ordersWaiting,
  refundsWaiting,
} from "#app/features/orders/orders-for-staff.server.ts";
import { privacyWaiting } from "#app/features/privacy/privacy.server.ts";
import { openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { type Deed, everywhere, mayApprove } from "#app/features/staff/rules/permissions.ts";
import { overdueVisits } from "#app/features/workshop/workshop.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { queueKinds } from "../../calls/queue-calls.ts";
import { personOfLead } from "../answer-office.server.ts";
import { appointmentsOnClosedHours } from "../capacity/appointments-on-closed-hours.server.ts";

export interface QueueItem {
  readonly kind: (typeof queueKinds)[number];
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly place: string | null;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly to: string;
  /** The person whose data it shows, as the audit names them; null: nobody's. */
  readonly whose: string | null;
}
interface Query {
  readonly staffId: string;
  readonly places: readonly string[];
  readonly language: Language;
  readonly now: Date;
}
/** A feature's own list of what waits, for who may do something about it. */
export interface QueueSource {
  readonly deed: Deed;
  readonly read: (query: Query) => Promise<readonly QueueItem[]>;
}

/** Features know nothing of the queue: here their lists become its lines. */
export const queueSources: readonly QueueSource[] = [
  { deed: "appointment.confirm", read: appointments },
  { deed: "appointment.work", read: lateVisits },
  { deed: "appointment.confirm", read: callTasks },
  { deed: "appointment.reschedule", read: closedHours },
  { deed: "lead.answer", read: leads },
  { deed: "campaign-request.answer", read: campaignRequests },
  { deed: "car-link.answer", read: carLinks },
  { deed: "document.answer", read: documents },
  { deed: "privacy.answer", read: privacyRequests },
  { deed: "order.work", read: orders },
  { deed: "order.refund", read: refunds },
];

async function appointments({ places, language, now }: Query): Promise<QueueItem[]> {
  const { requests, lateArrivals, readyCars } = await waitingForStaff(places, now, language);
  type Waiting = (typeof requests)[number];
  const item = (kind: QueueItem["kind"], one: Waiting, since: Date, dueAt: Date | null): QueueItem => ({
    ...{
      kind,
      id: one.id,
      place: one.centerId,
      since,
      dueAt,
      to: `/service/${one.id}`,
      whose: one.customerId,
    },
    title: one.customerName ?? one.reference,
    detail: `${one.plate} · ${one.model} · ${one.services.join(" · ")}`,
  });
  return [
    ...requests.map((one) => item("to-confirm", one, one.createdAt, null)),
    ...lateArrivals.map((one) => item("late-arrival", one, one.startsAt, one.startsAt)),
    ...readyCars.map((one) => item("ready-car", one, one.movedAt, null)),
  ];
}

async function lateVisits({ places, language, now }: Query): Promise<QueueItem[]> {
  const visits = await overdueVisits(places, now);
  const ids = visits.map(({ appointmentId }) => appointmentId);
  const carOf = new Map((await appointmentsById(ids, { language, now })).map((one) => [one.id, one]));
  return visits.map(({ appointmentId: id, centerId, promisedAt }) => ({
    ...({ kind: "overdue-visit", id, place: centerId, since: promisedAt, dueAt: promisedAt } as const),
    ...{ title: carOf.get(id)?.plate ?? "", detail: carOf.get(id)?.model ?? "", to: `/service/${id}` },
    whose: carOf.get(id)?.customerId ?? null,
  }));
}

async function callTasks({ places, language }: Query): Promise<QueueItem[]> {
  const tasks = await openCallTasks({ places: places.includes(everywhere) ? "all" : places, limit: 100 });
  return tasks.map(({ id, appointmentId, centerId, reason, owner, createdAt, dueAt }) => ({
    ...({ kind: "call-task", id, title: reason[language], detail: owner.name, place: centerId } as const),
    ...{ since: createdAt, dueAt, to: `/service/${appointmentId}?call=${id}`, whose: null },
  }));
}

/** What stands on closed hours without a call: who is to call about the rest sees it as that. */
async function closedHours({ places, language, now }: Query): Promise<QueueItem[]> {
  const standing = await appointmentsOnClosedHours(places, language, now);
  return standing
    .filter(({ call }) => call === undefined)
    .map(({ appointment: one }) => ({
      ...({ kind: "closed-hours", id: one.id, title: one.customerName ?? one.reference } as const),
      ...{ detail: `${one.plate} · ${one.model} · ${one.services.join(" · ")}`, place: one.centerId },
      ...{ since: one.createdAt, dueAt: one.startsAt, to: `/service/${one.id}` },
    }));
}

async function leads({ staffId, places, now }: Query): Promise<QueueItem[]> {
  return (await leadsForQueue(staffId, places, now)).map((lead) => ({
    ...({ kind: "lead", id: lead.id, title: lead.name, place: lead.location } as const),
    detail: Object.values(lead.about)
      .filter((part) => part !== null)
      .join(" · "),
    ...{ since: lead.createdAt, dueAt: lead.dueAt, to: `/leads/${lead.id}`, whose: personOfLead(lead) },
  }));
}

async function campaignRequests({ places }: Query): Promise<QueueItem[]> {
  const { requests } = await campaignRequestsForStaff(places, ["CREA"], undefined, 50);
  return requests.map(({ id, name, model, campaignTitle, centerId, customerId, createdAt, startsAt }) => ({
    ...({ kind: "campaign-request", id, title: name, place: centerId } as const),
    ...{ detail: `${model} · ${campaignTitle}`, since: createdAt, dueAt: startsAt },
    ...{ to: `/leads/campaigns?request=${id}`, whose: customerId },
  }));
}

async function carLinks(): Promise<QueueItem[]> {
  return (await linkRequestsWaiting()).first.map((link) => ({
    ...({ kind: "car-link", id: link.id, title: link.customer?.name ?? link.vin, detail: link.vin } as const),
    ...{ place: null, since: link.sentAt, dueAt: null, to: `/people/${link.customerId}?link=${link.id}` },
    whose: link.customerId,
  }));
}

async function documents({ language }: Query): Promise<QueueItem[]> {
  const types = typeWords.of(language);
  return (await documentsWaiting()).first.map(({ id, type, customerId, customer, since }) => ({
    ...({ kind: "document", id, title: customer?.name ?? types[type], detail: types[type] } as const),
    ...{ place: null, since, dueAt: null, to: `/people/${customerId}?document=${id}` },
    whose: customerId,
  }));
}

async function privacyRequests({ now }: Query): Promise<QueueItem[]> {
  return (await privacyWaiting(now)).first.map((request) => ({
    ...({
      kind: "privacy-request",
      id: request.id,
      title: request.customer?.name ?? request.customerId,
    } as const),
    ...{ detail: request.kind, place: null, since: request.requestedAt, dueAt: request.dueAt },
    ...{ to: `/people/${request.customerId}`, whose: request.customerId },
  }));
}

/** Orders of parts that wait for the counter itself. */
async function orders({ places, language, now }: Query): Promise<QueueItem[]> {
  const { toPick, uncollected, returns } = await ordersWaiting(places, now);
  return orderItems(
    [
      ...toPick.map((order) => ({ kind: "order-to-pick", order }) as const),
      ...uncollected.map((order) => ({ kind: "order-uncollected", order }) as const),
      ...returns.map((order) => ({ kind: "order-return", order }) as const),
    ],
    language,
  );
}

/** Refunds that a colleague requested, for who may approve them. */
async function refunds({ staffId, places, language }: Query): Promise<QueueItem[]> {
  const waiting = (await refundsWaiting(places)).filter(({ refundRequestedBy: requester }) =>
    mayApprove(staffId, requester ?? staffId),
  );
  return orderItems(
    waiting.map((order) => ({ kind: "order-refund", order }) as const),
    language,
  );
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
    title: order.number ?? "",
    detail: [names.get(order.customerId)?.name ?? "", order.firstPart[language]].filter(Boolean).join(" · "),
  }));
}

import { appointmentsById, waitingForStaff } from "#app/features/booking/staff-booking.server.ts";
import { campaignRequestsForStaff } from "#app/features/campaigns/campaigns.server.ts";
import { documentsWaiting } from "#app/features/documents/documents.server.ts";
import { linkRequestsWaiting } from "#app/features/garage/garage.server.ts";
import { leadsForQueue } from "#app/features/leads/staff-leads.server.ts";
import { privacyWaiting } from "#app/features/privacy/privacy.server.ts";
import { openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { type Deed, everywhere } from "#app/features/staff/rules/permissions.ts";
import { overdueVisits } from "#app/features/workshop/workshop.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { queueKinds } from "../../calls/queue-calls.ts";

export interface QueueItem {
  readonly kind: (typeof queueKinds)[number];
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly place: string | null;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly to: string;
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
  { deed: "lead.answer", read: leads },
  { deed: "campaign-request.answer", read: campaignRequests },
  { deed: "car-link.answer", read: carLinks },
  { deed: "document.answer", read: documents },
  { deed: "privacy.answer", read: privacyRequests },
];

async function appointments({ places, language, now }: Query): Promise<QueueItem[]> {
  const { requests, lateArrivals, readyCars } = await waitingForStaff(places, now, language);
  type Waiting = (typeof requests)[number];
  const item = (kind: QueueItem["kind"], one: Waiting, since: Date, dueAt: Date | null): QueueItem => ({
    ...{ kind, id: one.id, place: one.centerId, since, dueAt, to: `/service/${one.id}` },
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
  }));
}

async function callTasks({ places, language }: Query): Promise<QueueItem[]> {
  const tasks = await openCallTasks({ places: places.includes(everywhere) ? "all" : places, limit: 100 });
  return tasks.map(({ id, appointmentId, centerId, reason, owner, createdAt, dueAt }) => ({
    ...({ kind: "call-task", id, title: reason[language], detail: owner.name, place: centerId } as const),
    ...{ since: createdAt, dueAt, to: `/service/${appointmentId}?call=${id}` },
  }));
}

async function leads({ staffId, places, now }: Query): Promise<QueueItem[]> {
  return (await leadsForQueue(staffId, places, now)).map((lead) => ({
    ...({ kind: "lead", id: lead.id, title: lead.name, place: lead.location } as const),
    detail: Object.values(lead.about)
      .filter((part) => part !== null)
      .join(" · "),
    ...{ since: lead.createdAt, dueAt: lead.dueAt, to: `/leads/${lead.id}` },
  }));
}

async function campaignRequests({ places }: Query): Promise<QueueItem[]> {
  const { requests } = await campaignRequestsForStaff(places, ["CREA"], undefined, 50);
  return requests.map(({ id, name, model, campaignTitle, centerId, createdAt, startsAt }) => ({
    ...({ kind: "campaign-request", id, title: name, place: centerId } as const),
    ...{ detail: `${model} · ${campaignTitle}`, since: createdAt, dueAt: startsAt },
    to: `/leads/campaigns?request=${id}`,
  }));
}

async function carLinks(): Promise<QueueItem[]> {
  return (await linkRequestsWaiting()).first.map((link) => ({
    ...({ kind: "car-link", id: link.id, title: link.customer?.name ?? link.vin, detail: link.vin } as const),
    ...{ place: null, since: link.sentAt, dueAt: null, to: `/people/${link.customerId}?link=${link.id}` },
  }));
}

async function documents(): Promise<QueueItem[]> {
  return (await documentsWaiting()).first.map(({ id, type, customerId, customer, since }) => ({
    ...({ kind: "document", id, title: customer?.name ?? type, detail: type, place: null } as const),
    ...{ since, dueAt: null, to: `/people/${customerId}?document=${id}` },
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
    to: `/people/${request.customerId}`,
  }));
}

import { customersForStaff, resetsWaiting } from "#app/features/account/staff-customers.server.ts";
import {
  appointmentsById,
  countWaitingForStaff,
  waitingForStaff,
} from "#app/features/booking/staff-booking.server.ts";
import {
  campaignRequestsForStaff,
  campaignTitles,
  countCampaignRequests,
} from "#app/features/campaigns/campaigns.server.ts";
import { typeWords } from "#app/features/documents/document-words.ts";
import { documentsWaiting } from "#app/features/documents/documents.server.ts";
import { linkRequestsWaiting } from "#app/features/garage/garage.server.ts";
import { leadsForQueue } from "#app/features/leads/staff-leads.server.ts";
import { privacyWaiting } from "#app/features/privacy/privacy.server.ts";
import { countOpenCallTasks, openCallTasks } from "#app/features/scheduling/staff-capacity.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { overdueVisits } from "#app/features/workshop/workshop.server.ts";
import { answerWords } from "../../screens/customer/answer-words.ts";
import { resetWords } from "../../screens/customer/factor-reset-words.ts";
import { personOfLead } from "../answer-office.server.ts";
import { appointmentsOnClosedHours } from "../capacity/appointments-on-closed-hours.server.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { aboutLead } from "../people/search.server.ts";
import {
  waitingDisputes,
  waitingOrders,
  waitingRefunds,
  waitingStuckRefunds,
} from "./queue-orders.server.ts";
import type { QueueItem, QueueQuery, QueueSource, Waiting } from "./queue-source.ts";

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
  { deed: "factor-reset.answer", read: factorResets },
  { deed: "order.work", read: waitingOrders },
  { deed: "order.refund", read: waitingRefunds },
  { deed: "order.refund", read: waitingStuckRefunds },
  { deed: "order.refund", read: waitingDisputes },
];

async function appointments({ places, language, now }: QueueQuery): Promise<Waiting> {
  const [{ requests, lateArrivals, readyCars }, counts] = await Promise.all([
    waitingForStaff(places, now, language),
    countWaitingForStaff(places, now),
  ]);
  type One = (typeof requests)[number];
  const item = (kind: QueueItem["kind"], one: One, since: Date, dueAt: Date | null): QueueItem => ({
    ...{ kind, id: one.id, place: one.centerId, since, dueAt, to: `/service/${one.id}` },
    whose: one.customerId,
    title: one.customerName ?? one.reference,
    detail: `${one.plate} · ${one.model} · ${one.services.join(" · ")}`,
  });
  return {
    items: [
      ...requests.map((one) => item("to-confirm", one, one.createdAt, null)),
      ...lateArrivals.map((one) => item("late-arrival", one, one.startsAt, one.startsAt)),
      ...readyCars.map((one) => item("ready-car", one, one.movedAt, null)),
    ],
    counts: {
      "to-confirm": counts.requests,
      "late-arrival": counts.lateArrivals,
      "ready-car": counts.readyCars,
    },
  };
}

async function lateVisits({ places, language, now }: QueueQuery): Promise<Waiting> {
  const { count, first: visits } = await overdueVisits(places, now);
  const ids = visits.map(({ appointmentId }) => appointmentId);
  const carOf = new Map((await appointmentsById(ids, { language, now })).map((one) => [one.id, one]));
  const items = visits.map(({ appointmentId: id, centerId, promisedAt }) => ({
    ...({ kind: "overdue-visit", id, place: centerId, since: promisedAt, dueAt: promisedAt } as const),
    ...{ title: carOf.get(id)?.plate ?? "", detail: carOf.get(id)?.model ?? "", to: `/service/${id}` },
    whose: carOf.get(id)?.customerId ?? null,
  }));
  return { items, counts: { "overdue-visit": count } };
}

async function callTasks({ places, language }: QueueQuery): Promise<Waiting> {
  const where = places.includes(everywhere) ? "all" : places;
  const [tasks, count] = await Promise.all([
    openCallTasks({ places: where, limit: 100 }),
    countOpenCallTasks(where),
  ]);
  const items = tasks.map(({ id, appointmentId, centerId, reason, owner, createdAt, dueAt }) => ({
    ...({ kind: "call-task", id, title: reason[language], detail: owner.name, place: centerId } as const),
    since: createdAt,
    dueAt,
    to: `/service/${appointmentId}?call=${id}`,
    whose: null,
  }));
  return { items, counts: { "call-task": count } };
}

/** What stands on closed hours without a call: who is to call about the rest sees it as that. */
async function closedHours({ places, language, now }: QueueQuery): Promise<Waiting> {
  const standing = await appointmentsOnClosedHours(places, language, now);
  const items = standing
    .filter(({ call }) => call === undefined)
    .map(({ appointment: one }) => ({
      ...({ kind: "closed-hours", id: one.id, title: one.customerName ?? one.reference } as const),
      detail: `${one.plate} · ${one.model} · ${one.services.join(" · ")}`,
      place: one.centerId,
      since: one.createdAt,
      dueAt: one.startsAt,
      to: `/service/${one.id}`,
      whose: one.customerId,
    }));
  return { items, counts: { "closed-hours": items.length } };
}

async function leads({ staffId, places, language, now }: QueueQuery): Promise<Waiting> {
  const { count, first } = await leadsForQueue(staffId, places, now);
  const names = first.length === 0 ? new Map() : await leadNames(language);
  const items = first.map((lead) => ({
    ...({ kind: "lead", id: lead.id, title: lead.name, place: lead.location } as const),
    detail: aboutLead(lead.about, names),
    since: lead.createdAt,
    dueAt: lead.dueAt,
    to: `/leads/${lead.id}`,
    whose: personOfLead(lead),
  }));
  return { items, counts: { lead: count } };
}

async function campaignRequests({ places, language }: QueueQuery): Promise<Waiting> {
  const [{ requests }, count, titles] = await Promise.all([
    campaignRequestsForStaff(places, ["CREA"], undefined, 50),
    countCampaignRequests(places, ["CREA"]),
    campaignTitles(language),
  ]);
  const items = requests.map(
    ({ id, name, model, campaign, campaignTitle, centerId, customerId, createdAt, startsAt }) => ({
      ...({ kind: "campaign-request", id, title: name, place: centerId } as const),
      detail: `${model} · ${titles.get(campaign) ?? campaignTitle}`,
      since: createdAt,
      dueAt: startsAt,
      to: `/leads/campaigns?request=${id}`,
      whose: customerId,
    }),
  );
  return { items, counts: { "campaign-request": count } };
}

async function carLinks({ language }: QueueQuery): Promise<Waiting> {
  const { count, first } = await linkRequestsWaiting();
  const items = first.map((link) => ({
    ...({
      kind: "car-link",
      id: link.id,
      title: link.customer?.name[language] ?? link.vin,
      detail: link.vin,
    } as const),
    ...{ place: null, since: link.sentAt, dueAt: null, to: `/people/${link.customerId}?link=${link.id}` },
    whose: link.customerId,
  }));
  return { items, counts: { "car-link": count } };
}

async function documents({ language }: QueueQuery): Promise<Waiting> {
  const types = typeWords.of(language);
  const { count, first } = await documentsWaiting();
  const items = first.map(({ id, type, customerId, customer, since }) => ({
    ...({
      kind: "document",
      id,
      title: customer?.name[language] ?? types[type],
      detail: types[type],
    } as const),
    ...{ place: null, since, dueAt: null, to: `/people/${customerId}?document=${id}` },
    whose: customerId,
  }));
  return { items, counts: { document: count } };
}

async function privacyRequests({ now, language }: QueueQuery): Promise<Waiting> {
  const words = answerWords.of(language);
  const { count, first } = await privacyWaiting(now);
  const items = first.map((request) => ({
    ...({
      kind: "privacy-request",
      id: request.id,
      title: request.customer?.name[language] ?? request.customerId,
    } as const),
    detail: words[request.kind],
    place: null,
    since: request.requestedAt,
    dueAt: request.dueAt,
    to: `/people/${request.customerId}`,
    whose: request.customerId,
  }));
  return { items, counts: { "privacy-request": count } };
}

/** Resets of a second factor that a colleague requested, until they lapse. */
async function factorResets({ staffId, now, language }: QueueQuery): Promise<Waiting> {
  const papers = resetWords.of(language);
  const waiting = await resetsWaiting(staffId, now);
  const names = await customersForStaff(waiting.map(({ customerId }) => customerId));
  const items = waiting.map(({ id, customerId, paper, requestedBy, requestedAt, expiresAt }) => ({
    kind: "factor-reset" as const,
    id,
    title: names.get(customerId)?.name[language] ?? customerId,
    detail: `${papers[paper]} · ${requestedBy}`,
    place: null,
    since: requestedAt,
    dueAt: expiresAt,
    to: `/people/${customerId}`,
    whose: customerId,
  }));
  return { items, counts: { "factor-reset": items.length } };
}

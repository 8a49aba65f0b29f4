import { campaignOfAppointment, namedCampaignTerms } from "#app/features/campaigns/campaigns.server.ts";
import { listServiceCentersCall } from "#app/features/scheduling/calls.ts";
import { codesOf, splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { hasOwnCalendar, listServiceCenters } from "#app/features/scheduling/scheduling.server.ts";
import { driveActivities } from "#app/features/test-drive/test-drive.server.ts";
import { dueAmounts } from "#app/features/workshop/workshop.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { type Activity, listActivitiesCall, showActivityOrOrderCall } from "./activity-calls.ts";
import { calendarFeedAnswers } from "./calendar-feed-answers.server.ts";
import { createAppointmentCall, findFreeSlotsCall, showOdometerCall } from "./calls.ts";
import { changeAppointmentCall, holdSlotCall, releaseHoldCall } from "./change-calls.ts";
import { findEarliestCall } from "./earliest-call.ts";
import { showOptionsCall } from "./options-calls.ts";
import { inOneOrder } from "./rules/appointments/activity-order.ts";
import { type AppointmentCode, statusOfCode } from "./rules/appointments/appointment-states.ts";
import "./server/appointments/forget-appointments.server.ts";
import "./server/appointments/planned-appointments.server.ts";
import { otherActivities, otherActivity } from "./server/activity-sources.server.ts";
import { showReading } from "./server/appointments/last-reading.server.ts";
import { chosenScheduling } from "./server/backend/chosen-scheduling.server.ts";
import "./server/personal-data.server.ts";
import { holdVisit, releaseVisit } from "./server/times/hold-visit.server.ts";

export { addToActivities } from "./server/activity-sources.server.ts";
export { addToCalendarFeed, calendarFeeds } from "./server/calendar-feed/calendar-feed.server.ts";
export { claimGuestVisits, guestById } from "./server/staff/guests.server.ts";
export { visitPages } from "./visit/visit-pages.server.ts";

const messages = defineWords({
  CANC: { en: "Your appointment is canceled.", ar: "تم إلغاء موعدك." },
  changed: { en: "Your appointment is changed.", ar: "تم تعديل موعدك." },
  CNF: { en: "Your appointment is confirmed.", ar: "تم تأكيد موعدك." },
  CREA: {
    en: "Your request has been sent. The service center will confirm it shortly.",
    ar: "أُرسل طلبك، وسيؤكده مركز الخدمة قريباً.",
  },
});

/** Appointments that are stored in Salesforce are written there. */
const callsOut = () => !hasOwnCalendar();

export const bookingApi = callRoutes([
  answerCall(listServiceCentersCall, async ({ query, language, now }) => {
    const { brand, makeCode, modelCode, serviceTypes = "" } = query;
    const serviceCodes = splitCodes(serviceTypes);
    const named = { campaign: query.campaign, brand, language, now };
    const campaign = await namedCampaignTerms(undefined, named);
    const filter = {
      brand,
      makeCode,
      modelCode,
      serviceCodes,
      campaign: campaign.ok ? campaign.value : undefined,
    };
    return succeed(await listServiceCenters(filter, language, now));
  }),

  answerCall(findFreeSlotsCall, async ({ body, customer, language, now }) => {
    const visit = await requestedVisit(body, { customer, language, now });
    if (!visit.ok) return visit;
    const [firstDay, lastDay] = [body.startTime.slice(0, 10), body.endTime.slice(0, 10)];
    return chosenScheduling().findFreeSlots({ ...visit.value, firstDay, lastDay });
  }),

  answerCall(findEarliestCall, async ({ body, customer, language, now }) => {
    const visit = await requestedVisit(body, { customer, language, now });
    return visit.ok ? chosenScheduling().findEarliest({ ...visit.value, near: body.near }) : visit;
  }),

  answerCall(showOptionsCall, async () => {
    const isOffered = hasOwnCalendar();
    return succeed({ waitingList: isOffered, campaignRequests: isOffered, calendarFeed: isOffered });
  }),

  answerCall(showOdometerCall, ({ query, customer }) => showReading({ ...query, customerId: customer.id })),

  answerWrite(
    createAppointmentCall,
    async ({ body, customer, language, now, log, ...once }) => {
      const vehicleId = body.extendedFields.vehicleId;
      const booked = await chosenScheduling().book(once, {
        ...appointmentDetails(body),
        vehicleId,
        campaign: body.campaign,
        customerId: customer.id,
        language,
        now,
      });
      if (!booked.ok) return booked;
      const { id, code, requoted } = booked.value;
      if (requoted) log.info({ appointmentId: id }, "booked on an expired promise");
      const message = messages.of(language)[code === "CNF" ? "CNF" : "CREA"];
      return { ...succeed(shown({ ...booked.value, ...timesOf(body) })), message };
    },
    callsOut,
  ),

  answerWrite(
    changeAppointmentCall,
    async ({ body, customer, language, now, log, ...once }) => {
      const { appointmentId, version } = body;
      const which = { appointmentId, version, customerId: customer.id, now };
      if (body.status === "CANC") {
        const canceled = await chosenScheduling().cancel(once, which);
        if (!canceled.ok) return canceled;
        return { ...succeed(shown(canceled.value)), message: messages.of(language).CANC };
      }
      const changed = await chosenScheduling().change(once, {
        ...appointmentDetails(body),
        ...which,
        code: body.status,
        language,
      });
      if (!changed.ok) return changed;
      if (changed.value.requoted) log.info({ appointmentId }, "changed on an expired promise");
      const message = messages.of(language).changed;
      return { ...succeed(shown({ ...changed.value, ...timesOf(body) })), message };
    },
    callsOut,
  ),

  answerWrite(holdSlotCall, async ({ body, customer, language, now, trx }) => {
    if (!hasOwnCalendar()) return refuse("hold-not-offered");
    const { brand, campaign, appointmentId } = body;
    const serviceCodes = codesOf(body.servicesList);
    const terms = await namedCampaignTerms(trx, { campaign, brand, language, serviceCodes, now });
    if (!terms.ok) return terms;
    const moved =
      appointmentId && (await campaignOfAppointment({ customerId: customer.id, appointmentId }, trx));
    const held = await holdVisit(trx, {
      customerId: customer.id,
      vehicleId: body.vehicleId,
      brand: body.brand,
      centerId: body.serviceTerritoryId,
      ...timesOf(body),
      serviceCodes,
      promiseKey: body.territoryPromiseKey,
      campaign: moved || terms.value,
      now,
    });
    return held.ok ? succeed({ heldUntil: held.value.toISOString() }) : held;
  }),

  answerWrite(releaseHoldCall, async ({ query, customer, now, trx }) => {
    const { vehicleId } = query;
    if (hasOwnCalendar()) await releaseVisit(trx, { customerId: customer.id, vehicleId, now });
    return succeed(null);
  }),

  answerCall(listActivitiesCall, async ({ query, customer, language, now }) => {
    const filter = { customerId: customer.id, vehicleId: query.vehicleId };
    const reader = { customerId: customer.id, language, now };
    const [visits, drives, others] = await Promise.all([
      chosenScheduling().listActivities(filter, language, now),
      // A test drive is with a car of the importer's.
      query.vehicleId === undefined ? driveActivities(customer.id, language, now) : [],
      query.vehicleId === undefined ? otherActivities(reader) : [],
    ]);
    return succeed(inOneOrder<Activity>([...(await withDues(visits)), ...drives, ...others], now));
  }),

  answerCall(showActivityOrOrderCall, async ({ query, customer, language, now }) => {
    const id = query.appointmentId ?? query.orderId ?? "";
    const found =
      (await chosenScheduling().readAppointment(customer.id, id, language, now)) ??
      (query.orderId && (await otherActivity({ customerId: customer.id, language, now }, query.orderId)));
    return found ? succeed([found]) : refuse("appointment-not-found");
  }),

  ...calendarFeedAnswers,
]);

/** Visits with what is to be paid for the cars that wait for it. */
async function withDues(visits: readonly Activity[]): Promise<Activity[]> {
  const dues = await dueAmounts(visits.filter(({ code }) => code === "PPY").map(({ id }) => id));
  return visits.map((visit) => ({ ...visit, dueDirhams: dues.get(visit.id) }));
}

type Times = Pick<BodyOf<typeof holdSlotCall>, "schedStartTime" | "schedEndTime">;

function timesOf({ schedStartTime, schedEndTime }: Times): { startsAt: Date; endsAt: Date } {
  return { startsAt: new Date(schedStartTime), endsAt: new Date(schedEndTime) };
}

type SlotsBody = Pick<
  BodyOf<typeof findFreeSlotsCall>,
  "vehicleId" | "brand" | "territoryIds" | "servicesList" | "appointmentId" | "campaign"
>;
interface Asker {
  readonly customer: { readonly id: string };
  readonly language: Language;
  readonly now: Date;
}

/** The visit for which times are requested. Refuses a campaign that could not be booked either. */
async function requestedVisit(body: SlotsBody, { customer, language, now }: Asker) {
  const { brand, vehicleId, territoryIds: centerIds, appointmentId } = body;
  const serviceCodes = codesOf(body.servicesList);
  const filter = { campaign: body.campaign, brand, language, serviceCodes, now };
  const campaign = await namedCampaignTerms(undefined, filter);
  if (!campaign.ok) return campaign;
  const visit = { vehicleId, brand, centerIds, serviceCodes, appointmentId, now };
  return succeed({ ...visit, customerId: customer.id, campaign: campaign.value });
}

type VisitBody = Pick<
  BodyOf<typeof createAppointmentCall>,
  "serviceTerritoryId" | "brand" | "mileage" | "mileageConfirmed" | keyof Times
> & {
  readonly extendedFields: Omit<BodyOf<typeof createAppointmentCall>["extendedFields"], "vehicleId">;
};

function appointmentDetails(body: VisitBody) {
  const { extendedFields: fields } = body;
  return {
    brand: body.brand,
    centerId: body.serviceTerritoryId,
    ...timesOf(body),
    serviceCodes: splitCodes(fields.Service_Types__c),
    mileage: body.mileage,
    isMileageConfirmed: body.mileageConfirmed,
    serviceNote: fields.ServiceNote ?? "",
    additionalInformation: fields.AdditionalInformation ?? "",
    promiseKey: fields.territoryPromiseKey,
  };
}

interface Written {
  readonly id: string;
  readonly reference: string;
  readonly code: AppointmentCode;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

function shown({ id, reference, code, startsAt, endsAt }: Written) {
  return {
    serviceAppointmentId: id,
    reference,
    code,
    status: statusOfCode[code],
    schedStartTime: startsAt.toISOString(),
    schedEndTime: endsAt.toISOString(),
  };
}

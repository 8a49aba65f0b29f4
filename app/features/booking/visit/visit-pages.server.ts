import { html } from "hono/html";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import type { LinkedPlan } from "#app/features/scheduling/signed-pages/linked-plan.server.ts";
import { signedPages } from "#app/features/scheduling/signed-pages/signed-pages.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { origin } from "#app/platform/config.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";
import { calendarEntryOf } from "../calendar-entry.ts";
import { bookingRefusals } from "../refusals.ts";
import { bookingAddress } from "../rules/booking-addresses.ts";
import { readAppointment } from "../server/appointments/read-appointments.server.ts";
import { type LinkedVisit, visitOfLink } from "../server/appointments/visit-link.server.ts";
import { cancelVisit, moveVisit } from "./change-visit.server.ts";
import { findOtherTimes } from "./find-other-times.server.ts";
import { visitWords } from "./visit-words.ts";

/** A service appointment, as its link opens it. */
interface VisitPlan extends LinkedPlan {
  readonly visit: LinkedVisit;
  readonly appointment: AppointmentDetails;
}

/** The pages of a service appointment's signed link, at `/visit/<token>`. */
export const visitPages = signedPages<VisitPlan>({
  name: "visit",
  words: visitWords,
  bookingAddress: bookingAddress(),
  open: openVisit,
  findOtherTimes: ({ visit, appointment }, now) => findOtherTimes(visit, appointment, now),
  cancel: ({ plan, version, now }) => cancelVisit({ ...plan, version, now }),
  move: ({ plan, version, now }, time) => moveVisit({ ...plan, version, now }, time),
  sentenceOf: (code, language) => {
    const sentences = { ...schedulingRefusals, ...bookingRefusals };
    const { [code as keyof typeof sentences]: sentence } = sentences;
    return (sentence ?? schedulingRefusals["slot-taken"])[language];
  },
});

async function openVisit(
  token: string,
  requested: string | undefined,
  now: Date,
): Promise<Result<VisitPlan, "forged" | "expired">> {
  if (!hasOwnCalendar()) return refuse("forged");
  const found = await visitOfLink(token, now);
  if (!found.ok) return found;
  const { id, customerId, language: own } = found.value;
  const language: Language = isLanguage(requested) ? requested : isLanguage(own) ? own : "en";
  const appointment = await readAppointment(customerId, id, language, now);
  if (appointment === undefined) return refuse("forged");
  const owned = await vehicleOfCustomer(customerId, appointment.vehicleId);
  const vehicle = { model: owned?.model[language] ?? "", plate: owned?.plate ?? "" };
  return succeed(planOf(found.value, appointment, vehicle, language));
}

function planOf(
  visit: LinkedVisit,
  appointment: AppointmentDetails,
  vehicle: { readonly model: string; readonly plate: string },
  language: Language,
): VisitPlan {
  const words = visitWords.of(language);
  const { id, reference, version, timeZone, locationInfo: place } = appointment;
  const mayChange = appointment.actions.includes("edit");
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  return {
    ...{ id, visit, appointment, language, reference, version, timeZone, place },
    isCanceled: appointment.code === "CANC",
    isRejected: appointment.code === "RJD",
    mayChange,
    state: stateOf(appointment, language),
    time: { start: appointment.schedStartTime, end: appointment.schedEndTime },
    facts: html`<div><dt>${words.services}</dt><dd>${services.map(({ description }) => html`<span class="line">${description}</span>`)}</dd></div>
<div><dt>${words.vehicle}</dt><dd>${vehicle.model}<small><bdi dir="ltr">${vehicle.plate}</bdi></small></dd></div>`,
    entry:
      appointment.code === "RJD"
        ? null
        : calendarEntryOf({ ...appointment, vehicle: vehicle.model }, language, origin()),
  };
}

/** How it stands, in a sentence. */
function stateOf({ code, reason, actions }: AppointmentDetails, language: Language): string {
  const words = visitWords.of(language);
  if (code === "RJD") return words.rejectedLead(reason ?? "");
  if (!actions.includes("edit")) return words.closedLead;
  return code === "CNF" ? words.confirmed : words.waits;
}

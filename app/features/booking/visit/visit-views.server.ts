import { html } from "hono/html";
import { type Markup, servedPage } from "#app/features/account/account.server.ts";
import {
  googleCalendarLink,
  outlookCalendarLink,
} from "#app/features/scheduling/rules/calendar/calendar-links.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { type Language, otherLanguage } from "#app/i18n/language.ts";
import { href } from "#app/lib/address/href.ts";
import { origin } from "#app/platform/config.server.ts";
import type { AppointmentDetails } from "../activity-calls.ts";
import { calendarEntryOf } from "../calendar-entry.ts";
import { bookingAddress } from "../rules/booking-addresses.ts";
import { visitStyle } from "./visit-style.server.ts";
import { visitWords } from "./visit-words.ts";

/** What every page of a link shows: the appointment, the vehicle, and where the link's own pages are. */
export interface ShownVisit {
  readonly language: Language;
  readonly appointment: AppointmentDetails;
  readonly vehicle: { readonly model: string; readonly plate: string };
  /** `/visit/<token>`. */
  readonly base: string;
}

/** The appointment, and what can be done with it. `done` is what was just done. */
export function visitPage(shown: ShownVisit, done?: "changed" | "canceled"): Promise<string> {
  const { language, appointment } = shown;
  const words = visitWords.of(language);
  const isCanceled = appointment.status === "canceled";
  const wasChanged = done === "changed" && !isCanceled;
  const title = isCanceled ? words.canceledTitle : wasChanged ? words.changedTitle : words.title;
  const content = html`<h1>${title}</h1>
<p class="lead"${done === undefined ? "" : html` role="status"`}>${leadOf(appointment, wasChanged, language)}</p>
${facts(shown)}${isCanceled ? bookAgain(language) : ways(shown)}`;
  return page(shown, title, content);
}

/** The confirmation page before a cancellation. */
export function cancelPage(shown: ShownVisit): Promise<string> {
  const words = visitWords.of(shown.language);
  const { base, language, appointment } = shown;
  const content = html`<h1>${words.cancelTitle}</h1><p class="lead">${words.cancelLead}</p>
${facts(shown)}
<form method="post" action="${base}/cancel?lang=${language}">
<input type="hidden" name="version" value="${appointment.version}">
<button type="submit" class="grave">${words.cancelButton}</button>
<a class="button plain" href="${base}?lang=${language}">${words.keep}</a>
</form>`;
  return page(shown, words.cancelTitle, content, "/cancel");
}

/** The frame of all of them. */
export function page(shown: ShownVisit, title: string, content: Markup, path = ""): Promise<string> {
  const { language, base } = shown;
  const otherLanguageHref = `${base}${path}?lang=${otherLanguage(language)}`;
  return servedPage({ language, title, content, otherLanguageHref, isWide: true, style: visitStyle });
}

/** A page without an appointment: what is wrong, and where to go on. */
export function noVisitPage(
  language: Language,
  kind: "forged" | "expired" | "many" | "failed",
): Promise<string> {
  const words = visitWords.of(language);
  const title = words[`${kind}Title`];
  const content = html`<h1>${title}</h1><p class="lead">${words[`${kind}Lead`]}</p>
<div class="actions"><a class="button" href="${href("/dashboard")}?lang=${language}">${words.dashboard}</a>
<a class="button plain" href="${bookingAddress()}?lang=${language}">${words.bookAgain}</a></div>`;
  return servedPage({ language, title, content, isWide: true, style: visitStyle });
}

function leadOf(appointment: AppointmentDetails, wasChanged: boolean, language: Language): string {
  const words = visitWords.of(language);
  if (appointment.status === "canceled") return words.canceledLead;
  if (wasChanged) return words.changedLead;
  if (!appointment.actions.includes("edit")) return words.closedLead;
  return appointment.code === "CNF" ? words.confirmed : words.waits;
}

/** When, where, what for, which car. */
function facts(shown: ShownVisit): Markup {
  const { language, appointment, vehicle } = shown;
  const words = visitWords.of(language);
  const { locationInfo: place } = appointment;
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  return html`<dl class="facts">
${timeFact(shown, words.when)}
<div><dt>${words.where}</dt><dd>${place.title}<small>${place.address}</small></dd></div>
<div><dt>${words.services}</dt><dd>${services.map(({ description }) => html`<span class="line">${description}</span>`)}</dd></div>
<div><dt>${words.vehicle}</dt><dd>${vehicle.model}<small><bdi dir="ltr">${vehicle.plate}</bdi></small></dd></div>
<div><dt>${words.reference}</dt><dd><bdi dir="ltr">${appointment.reference}</bdi></dd></div>
</dl>`;
}

/** Its day and hours, as an entry of a list of facts. */
export function timeFact({ language, appointment }: ShownVisit, label: string): Markup {
  const words = visitWords.of(language);
  const { schedStartTime: start, schedEndTime: end, timeZone: zone, status } = appointment;
  return html`<div><dt>${label}</dt><dd class="${status === "canceled" ? "over" : ""}"><strong>${dayInWords(dayIn(start, zone), language)}</strong>
${hoursInWords([start, end], zone, language)}<small>${words.zone}</small></dd></div>`;
}

/** What can be done: change, cancel or call, and the calendars. */
function ways({ language, appointment, base, vehicle }: ShownVisit): Markup {
  const words = visitWords.of(language);
  const { phoneNumber } = appointment.locationInfo;
  const entry = calendarEntryOf({ ...appointment, vehicle: vehicle.model }, language, origin());
  return html`<div class="actions">
${
  appointment.actions.includes("edit")
    ? html`<a class="button" href="${base}/change?lang=${language}">${words.change}</a>
<a class="button plain" href="${base}/cancel?lang=${language}">${words.cancel}</a>`
    : html`<a class="button" href="tel:${phoneNumber}">${words.call} <bdi dir="ltr">${phoneNumber}</bdi></a>`
}
</div>
<section class="calendars"><h2>${words.calendar}</h2>
<a href="${googleCalendarLink(entry)}" rel="noopener noreferrer" target="_blank">Google</a>
<a href="${outlookCalendarLink(entry)}" rel="noopener noreferrer" target="_blank">Outlook</a>
<a href="${base}/appointment.ics?lang=${language}" download>Apple</a></section>`;
}

function bookAgain(language: Language): Markup {
  const words = visitWords.of(language);
  return html`<div class="actions"><a class="button" href="${bookingAddress()}?lang=${language}">${words.bookAgain}</a></div>`;
}

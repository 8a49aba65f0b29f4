import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { signedPage } from "#app/features/signed-pages/signed-page.server.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { googleCalendarLink, outlookCalendarLink } from "../rules/calendar/calendar-links.ts";
import type { LinkedPlan } from "./linked-plan.server.ts";
import { type PlanWords, signedPageWords } from "./plan-words.ts";

/** What every page of a link shows: the plan, in its words, and where the link's own pages are. */
export interface ShownPlan {
  readonly plan: LinkedPlan;
  readonly words: PlanWords;
  /** `/visit/<token>`. */
  readonly base: string;
  readonly bookingAddress: string;
}

/** The plan, and what can be done with it. `done` is what was just done; `more` stands below the facts. */
export function planPage(shown: ShownPlan, done?: "changed" | "canceled", more?: Markup): Promise<string> {
  const { plan, words } = shown;
  // A change that was undone by another one since: its address is opened again.
  const wasChanged = done === "changed" && !plan.isCanceled && !plan.isRejected && plan.time !== null;
  const title = plan.isCanceled ? words.canceledTitle : wasChanged ? words.changedTitle : words.title;
  const content = html`<h1>${title}</h1>
<p class="lead"${done === undefined ? "" : html` role="status"`}>${leadOf(shown, wasChanged)}</p>
${facts(shown)}${more ?? ""}${plan.isCanceled ? bookAgain(shown) : ways(shown)}`;
  return page(shown, title, content);
}

/** The confirmation page before a cancellation. */
export function cancelPage(shown: ShownPlan): Promise<string> {
  const { plan, words, base } = shown;
  const { language, version } = plan;
  const content = html`<h1>${words.cancelTitle}</h1><p class="lead">${words.cancelLead}</p>
${facts(shown)}
<form method="post" action="${base}/cancel?lang=${language}">
<input type="hidden" name="version" value="${version}">
<button type="submit" class="grave">${words.cancelButton}</button>
<a class="button plain" href="${base}?lang=${language}">${words.keep}</a>
</form>`;
  return page(shown, words.cancelTitle, content, "/cancel");
}

/** Where a page stands and in which language. */
export interface Shown {
  readonly plan: Pick<LinkedPlan, "language">;
  readonly base: string;
}

/** The frame of all of them. */
export function page({ plan, base }: Shown, title: string, content: Markup, path = ""): Promise<string> {
  return signedPage({ language: plan.language, base }, title, content, path);
}

function leadOf({ plan, words }: ShownPlan, wasChanged: boolean): string {
  if (plan.isCanceled) return words.canceledLead;
  if (wasChanged) return words.changedLead;
  return plan.state;
}

/** When, where, what for, and under which reference. */
function facts(shown: ShownPlan): Markup {
  const { plan, words } = shown;
  const { language, place, reference, isCanceled, isRejected = false } = plan;
  const { when, reference: referenceName } = signedPageWords.of(language);
  const isOff = isCanceled || isRejected;
  return html`<dl class="facts">
${timeFact({ plan: { ...plan, isCanceled: isOff }, words }, when)}
<div><dt>${words.where}</dt><dd>${place.title}<small>${place.address}</small></dd></div>
${plan.facts}
<div><dt>${referenceName}</dt><dd><bdi dir="ltr">${reference}</bdi></dd></div>
</dl>`;
}

/** A time, and in whose words. */
export interface ShownTime {
  readonly plan: Pick<LinkedPlan, "language" | "time" | "timeZone" | "isCanceled">;
  readonly words: Pick<PlanWords, "zone">;
}

/** Its day and hours, as an entry of a list of facts. */
export function timeFact({ plan, words }: ShownTime, label: string): Markup {
  const { language, time, timeZone: zone, isCanceled } = plan;
  if (time === null) return html``;
  const day = dayIn(time.start, zone);
  return html`<div><dt>${label}</dt><dd class="${isCanceled ? "over" : ""}"><strong>${dayInWords(day, language)}</strong>
<small>${hijriInWords(day, language)}</small>${hoursInWords([time.start, time.end], zone, language)}<small>${words.zone}</small></dd></div>`;
}

/** What can be done: change, cancel or call, and the calendars. */
function ways({ plan, words, base }: ShownPlan): Markup {
  const { language, entry, mayChange } = plan;
  const { phoneNumber } = plan.place;
  const { change, calendar } = signedPageWords.of(language);
  return html`<div class="actions">
${
  mayChange
    ? html`<a class="button" href="${base}/change?lang=${language}">${change}</a>
<a class="button plain" href="${base}/cancel?lang=${language}">${words.cancel}</a>`
    : html`<a class="button" href="tel:${phoneNumber}">${words.call} <bdi dir="ltr">${phoneInGroups(phoneNumber)}</bdi></a>`
}
</div>
${
  entry === null
    ? ""
    : html`<section class="calendars"><h2>${calendar}</h2>
<a href="${googleCalendarLink(entry)}" rel="noopener noreferrer" target="_blank">Google</a>
<a href="${outlookCalendarLink(entry)}" rel="noopener noreferrer" target="_blank">Outlook</a>
<a href="${base}/appointment.ics?lang=${language}" download>Apple</a></section>`
}`;
}

function bookAgain({ plan, words, bookingAddress }: ShownPlan): Markup {
  return html`<div class="actions"><a class="button" href="${bookingAddress}?lang=${plan.language}">${words.bookAgain}</a></div>`;
}

import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import type { FreeDay } from "./find-other-times.server.ts";
import { page, type ShownVisit, timeFact } from "./visit-views.server.ts";
import { visitWords } from "./visit-words.ts";

const daysAtOnce = 5;

interface Choice {
  readonly days: readonly FreeDay[];
  /** The first day that is shown; without it the first with a free time. */
  readonly from: string | undefined;
  /** Why the last choice was not taken. */
  readonly problem?: string | undefined;
}

/** Free times of the same center for the same services, a few days at once; a form that needs no script. */
export function changePage(shown: ShownVisit, { days, from, problem }: Choice): Promise<string> {
  const { language, appointment, base } = shown;
  const words = visitWords.of(language);
  const at = Math.max(0, from === undefined ? 0 : days.findIndex(({ day }) => day >= from));
  const listed = days.slice(at, at + daysAtOnce);
  const times =
    listed.length === 0
      ? html`<p class="lead">${words.noTimes}</p>`
      : html`<form method="post" action="${base}/change?lang=${language}">
<input type="hidden" name="version" value="${appointment.version}">
${listed.map((day) => dayChoice(shown, day))}
<div class="commit"><button type="submit">${words.moveButton}</button></div>
</form>`;
  const content = html`<h1>${words.changeTitle}</h1>
<p class="lead">${words.changeLead(appointment.locationInfo.title)}</p>
${problem === undefined ? "" : html`<p class="banner" role="alert">${problem}</p>`}
<dl class="facts">${timeFact(shown, words.now)}</dl>${times}
<nav class="ways">${dayLink(shown, words.earlier, at === 0 ? undefined : days[Math.max(0, at - daysAtOnce)])}
${dayLink(shown, words.later, days[at + daysAtOnce])}</nav>
<p class="ways"><a href="${base}?lang=${language}">${words.back}</a></p>`;
  return page(shown, words.changeTitle, content, "/change");
}

function dayChoice({ language, appointment }: ShownVisit, { day, slots }: FreeDay): Markup {
  const zone = appointment.timeZone;
  const at = (minute: number) => new Date(minute * 60_000);
  return html`<fieldset><legend>${dayInWords(day, language)}</legend><div class="slots">${slots.map(
    ({ start, end }) =>
      html`<label><input type="radio" name="slot" value="${start}-${end}" required>${hoursInWords([at(start), at(end)], zone, language)}</label>`,
  )}</div></fieldset>`;
}

function dayLink({ base, language }: ShownVisit, label: string, to: FreeDay | undefined): Markup {
  return to === undefined
    ? html``
    : html`<a href="${base}/change?lang=${language}&from=${to.day}">${label}</a>`;
}

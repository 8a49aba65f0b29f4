import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import type { FreeDay, LinkedPlan } from "./linked-plan.server.ts";
import { page, type Shown, type ShownTime, timeFact } from "./plan-views.server.ts";
import { type PlanWords, signedPageWords } from "./plan-words.ts";

const daysAtOnce = 5;

/** For what a time is chosen, where the page stands and what it says. */
export type ShownChoice = Shown &
  ShownTime & {
    readonly plan: Pick<LinkedPlan, "version" | "place">;
    readonly words: Pick<PlanWords, "changeLead" | "noTimes" | "moveButton" | "now" | "back">;
  };
interface Choice {
  readonly days: readonly FreeDay[];
  /** The first day that is shown; without it the first with a free time. */
  readonly from: string | undefined;
  /** Why the last choice was not taken. */
  readonly problem?: string | undefined;
}

/** Other free times, a few days at once; a form that needs no script. */
export function changePage(shown: ShownChoice, { days, from, problem }: Choice): Promise<string> {
  const { plan, words, base } = shown;
  const { language, version, place } = plan;
  const own = signedPageWords.of(language);
  const at = Math.max(0, from === undefined ? 0 : days.findIndex(({ day }) => day >= from));
  const listed = days.slice(at, at + daysAtOnce);
  const times =
    listed.length === 0
      ? html`<p class="lead">${words.noTimes}</p>`
      : html`<form method="post" action="${base}/change?lang=${language}">
<input type="hidden" name="version" value="${version}">
${listed.map((day) => dayChoice(shown, day))}
<div class="commit"><button type="submit">${words.moveButton}</button></div>
</form>`;
  const title = plan.time === null ? own.chooseTitle : own.changeTitle;
  const content = html`<h1>${title}</h1>
<p class="lead">${words.changeLead(place.title)}${plan.time === null ? "" : ` ${own.timeStays}`}</p>
${problem === undefined ? "" : html`<p class="banner" role="alert">${problem}</p>`}
${plan.time === null ? "" : html`<dl class="facts">${timeFact(shown, words.now)}</dl>`}${times}
<nav class="ways">${dayLink(shown, own.earlier, at === 0 ? undefined : days[Math.max(0, at - daysAtOnce)])}
${dayLink(shown, own.later, days[at + daysAtOnce])}</nav>
<p class="ways"><a href="${base}?lang=${language}">${words.back}</a></p>`;
  return page(shown, title, content, "/change");
}

function dayChoice({ plan: { language, timeZone } }: ShownTime, { day, slots }: FreeDay): Markup {
  const at = (minute: number) => new Date(minute * 60_000);
  const night = html`<small>${signedPageWords.of(language).afterMidnight}</small>`;
  return html`<fieldset><legend>${dayInWords(day, language)}</legend><div class="slots">${slots.map(
    ({ start, end, afterMidnight }) =>
      html`<label><input type="radio" name="slot" value="${start}-${end}" required>${hoursInWords([at(start), at(end)], timeZone, language)}${afterMidnight ? night : ""}</label>`,
  )}</div></fieldset>`;
}

function dayLink({ base, plan }: Shown, label: string, to: FreeDay | undefined): Markup {
  return to === undefined
    ? html``
    : html`<a href="${base}/change?lang=${plan.language}&from=${to.day}">${label}</a>`;
}

import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { page } from "#app/features/scheduling/signed-pages/plan-views.server.ts";
import type { DriveCode } from "../rules/drive-states.ts";
import { endingCodes, isOnPlan, lacksTime, movesOfStaff, outageHours } from "../rules/showroom-moves.ts";
import { driveFacts, historyOf, licenseFacts } from "./showroom-facts.server.ts";
import { showroomPageWords, showroomStateWords } from "./showroom-page-words.ts";
import type { ShownDrive } from "./showroom-plan.server.ts";

/** The longest reason for taking a car out of service. */
export const longestReason = 200;

/** A drive as the staff of its showroom see it, with what they can make of it. */
export function showroomPage(shown: ShownDrive): Promise<string> {
  const { plan, notice } = shown;
  const { drive, language } = plan;
  const words = showroomPageWords.of(language);
  const title = `${words.title} ${drive.reference}`;
  const content = html`<p class="state">${showroomStateWords.of(language)[drive.code]}</p>
<h1>${words.title} <bdi dir="ltr">${drive.reference}</bdi></h1>${notice ?? ""}
${waysOn(shown)}${driveFacts(shown)}${licenseFacts(shown)}${historyOf(shown)}
${isOnPlan(drive) ? outageForm(shown) : ""}`;
  return page(shown, title, content);
}

/** What was done. */
export function doneNotice(sentence: string): Markup {
  return html`<p class="done" role="status">${sentence}</p>`;
}

/** Why something was not done. */
export function problemNotice(sentence: string): Markup {
  return html`<p class="banner" role="alert">${sentence}</p>`;
}

/** A button for each move; what ends the drive early lies behind one that has to be opened first. */
function waysOn(shown: ShownDrive): Markup {
  const { plan, base } = shown;
  const { drive, language, openedAt } = plan;
  const words = showroomPageWords.of(language);
  const possible = movesOfStaff(drive, openedAt);
  const [forward, ending] = [false, true].map((isEnding) =>
    possible.filter((to) => endingCodes.includes(to) === isEnding),
  );
  const choose = html`<p class="lead">${words.chooseTimeHint}</p>
<div class="actions"><a class="button" href="${base}/change?lang=${language}">${words.chooseTime}</a></div>`;
  return html`${lacksTime(drive) ? choose : ""}${(forward ?? []).map((to) => moveForm(shown, to))}
${(ending ?? []).map(
  (to) => html`<details><summary>${labelOf(to, language)}</summary>
<p>${to === "no-show" ? words.endingUntold : words.endingTold}</p>${moveForm(shown, to)}</details>`,
)}`;
}

function moveForm({ plan, base }: ShownDrive, to: DriveCode): Markup {
  const { language, version } = plan;
  const isEnding = endingCodes.includes(to);
  return html`<form method="post" action="${base}/move?lang=${language}">
<input type="hidden" name="version" value="${version}"><input type="hidden" name="to" value="${to}">
<button type="submit" class="${isEnding ? "grave" : ""}">${labelOf(to, language)}</button>
</form>`;
}

function labelOf(to: DriveCode, language: "en" | "ar"): string {
  const words = showroomPageWords.of(language);
  const labels: Readonly<Record<DriveCode, string>> = {
    requested: words.changed,
    confirmed: words.moveConfirmed,
    arrived: words.moveArrived,
    out: words.moveOut,
    returned: words.moveReturned,
    rejected: words.moveRejected,
    canceled: words.moveCanceled,
    "no-show": words.moveNoShow,
  };
  return labels[to];
}

/** Takes the car out of service for a time. */
function outageForm({ plan, base }: ShownDrive): Markup {
  const { language, version } = plan;
  const words = showroomPageWords.of(language);
  return html`<details class="apart"><summary>${words.outage}</summary><p>${words.outageLead}</p>
<form method="post" action="${base}/out-of-service?lang=${language}">
<input type="hidden" name="version" value="${version}">
<fieldset><legend>${words.outageHours}</legend><div class="slots">${outageHours.map(
    (hours) =>
      html`<label><input type="radio" name="hours" value="${hours}" required>${words[`hours${hours}`]}</label>`,
  )}</div></fieldset>
<label>${words.reason}<input name="reason" required maxlength="${longestReason}" dir="auto" autocomplete="off"></label>
<button type="submit" class="grave">${words.outageButton}</button>
</form></details>`;
}

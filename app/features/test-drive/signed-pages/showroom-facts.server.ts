import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { timeFact } from "#app/features/scheduling/signed-pages/plan-views.server.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { leadWords } from "../lead-words.ts";
import { isOnPlan } from "../rules/showroom-moves.ts";
import { momentOf } from "./drive-plan.server.ts";
import { showroomPageWords, showroomStateWords } from "./showroom-page-words.ts";
import type { ShownDrive, ShowroomPlan } from "./showroom-plan.server.ts";

/** When, what, where, and whom. */
export function driveFacts({ plan }: ShownDrive): Markup {
  const { drive, language } = plan;
  const words = showroomPageWords.of(language);
  const { driver, showroom } = drive;
  return html`<dl class="facts">
${timeOf(plan)}
<div><dt>${words.car}</dt><dd>${drive.carName}<small>${marksOf(drive.carMarks)}</small></dd></div>
<div><dt>${words.driver}</dt><dd><strong>${driver.firstName} ${driver.lastName}</strong>
<span class="ways"><a href="tel:${driver.phone}"><bdi dir="ltr">${phoneInGroups(driver.phone)}</bdi></a>
<a href="https://wa.me/${driver.phone.replace(/\D/g, "")}" rel="noopener noreferrer" target="_blank">${words.whatsapp}</a></span>
${driver.email === null ? "" : html`<span class="ways"><a href="mailto:${driver.email}"><bdi dir="ltr">${driver.email}</bdi></a></span>`}
<small>${words.speaks}: ${driver.language === "ar" ? words.arabic : words.english}</small></dd></div>
${drive.notes === "" ? "" : html`<div><dt>${words.notes}</dt><dd class="typed" dir="auto">${drive.notes}</dd></div>`}
<div><dt>${words.where}</dt><dd>${showroom.title}<small>${showroom.address}</small></dd></div>
</dl>`;
}

/** Color and plate; a plate is read from left to right. */
function marksOf(marks: string): Markup {
  const parts = marks.split(" · ");
  return html`${parts.map((part, place) => html`${place === 0 ? "" : " · "}<bdi>${part}</bdi>`)}`;
}

/** Its time, or that it has none. */
function timeOf(plan: ShowroomPlan): Markup {
  const { drive, language } = plan;
  const words = showroomPageWords.of(language);
  const { startsAt, endsAt, lostStart, timeZone } = drive;
  const time = startsAt && endsAt && { start: startsAt.toISOString(), end: endsAt.toISOString() };
  const isCanceled = drive.code === "canceled" || drive.code === "rejected";
  if (time !== null) return timeFact({ plan: { language, time, timeZone, isCanceled }, words }, words.when);
  const before = lostStart && html`<small>${words.lost} ${momentOf(plan, lostStart)}</small>`;
  return html`<div><dt>${words.when}</dt><dd><strong>${words.noTime}</strong>${before ?? ""}</dd></div>`;
}

/** What the driver says of their license, its pictures, and whether the original was seen. */
export function licenseFacts({ plan, base }: ShownDrive): Markup {
  const { drive, language, uploads } = plan;
  const words = showroomPageWords.of(language);
  const seenAt = drive.originalSeenAt;
  const tick = html`<form method="post" action="${base}/original?lang=${language}">
<input type="hidden" name="seen" value="${seenAt === null ? "yes" : "no"}">
<button type="submit" class="plain">${seenAt === null ? words.tick : words.untick}</button></form>`;
  return html`<h2>${words.license}</h2><dl class="facts">
<div><dt>${words.licenseAnswers}</dt><dd>${licenseAnswersOf(plan)}</dd></div>
<div><dt>${words.original}</dt><dd>${seenAt === null ? words.notSeen : words.seen(momentOf(plan, seenAt))}
${isOnPlan(drive) ? tick : ""}</dd></div></dl>
${uploads.length === 0 ? html`<p class="quiet">${words.noPictures}</p>` : ""}${uploads.map(
  ({ side, at }) => html`<details><summary>${words.uploaded(words[side], momentOf(plan, at))}</summary>
<img src="${base}/license/${side}" alt="${words.license}: ${words[side]}" loading="lazy"></details>`,
)}`;
}

function licenseAnswersOf({ drive: { license }, language }: ShowroomPlan): string {
  if (license === null) return showroomPageWords.of(language).notTold;
  const words = leadWords.of(language);
  const { [license.country as "qatar"]: country } = words;
  return withCommas([country, words.until(dateInWords(license.validUntil, language))], language);
}

/** What became of it, the newest first. */
export function historyOf({ plan }: ShownDrive): Markup {
  const words = showroomPageWords.of(plan.language);
  const states = showroomStateWords.of(plan.language);
  const moves = plan.moves.map(({ code, actor, at }, place) => {
    const isSame = plan.moves[place - 1]?.code === code;
    return html`<li>${isSame ? words.changed : states[code]} <small>${withCommas([words[actor], momentOf(plan, at)], plan.language)}</small></li>`;
  });
  return html`<h2>${words.history}</h2><ol class="history" reversed>${moves.toReversed()}</ol>`;
}

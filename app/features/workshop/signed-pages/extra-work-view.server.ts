import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { signedPage } from "#app/features/signed-pages/signed-page.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { type Decision, taxIn } from "../rules/extra-work.ts";
import type { OpenedWork } from "../server/extra-work/open-extra-work.server.ts";
import { extraWorkPageWords } from "./extra-work-page-words.ts";

export interface ShownWork {
  readonly opened: OpenedWork;
  /** `/extra-work/<token>`. */
  readonly base: string;
  readonly notice?: Markup | undefined;
}

/** What was found, what it costs, and, while it waits, the two answers. */
export function extraWorkPage({ opened, base, notice }: ShownWork): Promise<string> {
  const { language, work } = opened;
  const words = extraWorkPageWords.of(language);
  const isWaiting = work.state === "proposed";
  const state = work.state === "withdrawn" ? words.expiredTitle : words[work.state];
  const content = html`<p class="state">${state}</p>
<h1>${words.title}</h1>${notice ?? ""}
${isWaiting ? html`<p class="lead">${words.lead}</p>` : ""}
<h2><bdi>${work.title}</bdi></h2>${facts(opened)}
${isWaiting ? answers(opened, base) : callUs(opened)}`;
  return signedPage({ language, base }, words.title, content);
}

export function doneNotice(decision: Decision, language: Language): Markup {
  const words = extraWorkPageWords.of(language);
  const sentence = decision === "approved" ? words.savedApproved : words.savedDeclined;
  return html`<p class="done" role="status">${sentence}</p>`;
}
export function problemNotice(sentence: string): Markup {
  return html`<p class="banner" role="alert">${sentence}</p>`;
}

function facts({ work, reference, center, language }: OpenedWork): Markup {
  const words = extraWorkPageWords.of(language);
  const { lines, total_dirhams: total, tax_basis_points: rate, decided_at: decidedAt } = work;
  const moment = (at: Date) => momentInWords(at, center.zone, language);
  const tax = taxIn(total, rate);
  return html`<dl class="facts">
${lines.map(({ description, dirhams }) => fact(html`<bdi>${description}</bdi>`, dirhamsInWords(dirhams, language)))}
${fact(words.total, html`<strong>${dirhamsInWords(total, language)}</strong><small>${tax === 0 ? words.noTax : words.taxIncluded(dirhamsInWords(tax, language))}</small>`)}
${decidedAt === null ? fact(words.until, moment(work.expires_at)) : fact(words.answered, moment(decidedAt))}
${fact(words.reference, html`<bdi dir="ltr">${reference}</bdi>`)}
${fact(words.center, center.name)}
</dl>`;
}

/** Each answer says the version that it was shown with. */
function answers({ work, language }: OpenedWork, base: string): Markup {
  const words = extraWorkPageWords.of(language);
  const form = (
    path: string,
    button: Markup,
  ) => html`<form method="post" action="${base}/${path}?lang=${language}">
<input type="hidden" name="version" value="${work.version}">${button}</form>`;
  return html`<div class="actions">${form("approve", html`<button type="submit">${words.approve}</button>`)}
${form("decline", html`<button type="submit" class="plain">${words.decline}</button>`)}</div>`;
}

function callUs({ center, language }: OpenedWork): Markup {
  return html`<p>${extraWorkPageWords.of(language).call}
<a href="tel:${center.phone}"><bdi dir="ltr">${phoneInGroups(center.phone)}</bdi></a></p>`;
}

function fact(name: Markup | string, value: Markup | string): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

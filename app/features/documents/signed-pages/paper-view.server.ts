import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { signedPage } from "#app/features/signed-pages/signed-page.server.ts";
import { waysToReach } from "#app/features/signed-pages/ways-to-reach.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { fieldWords, reasonWords, typeWords } from "../document-words.ts";
import { type StaffReason, shownState, staffReasons, waitsForStaff } from "../rules/document-states.ts";
import { isDayKey, typeFacts } from "../rules/document-types.ts";
import { type StoredDocument, today } from "../server/documents/read-documents.server.ts";
import { paperPageWords } from "./paper-page-words.ts";

export const longestNote = 300;

/** A document as its signed link opens it. */
export interface OpenedPaper {
  readonly id: string;
  readonly language: Language;
  readonly document: StoredDocument;
  readonly customer: { readonly name: string; readonly phone?: string; readonly email?: string } | undefined;
  /** With addresses for this reader, of five minutes. */
  readonly pages: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
    readonly address: string;
  }[];
  readonly openedAt: Date;
}
export type RejectionProblem = "reasonNeeded" | "noteNeeded" | "noteTooLong";
export interface ShownPaper {
  readonly opened: OpenedPaper;
  /** `/paper/<token>`. */
  readonly base: string;
  readonly notice?: Markup | undefined;
  /** As it was sent, where something of it is missing. */
  readonly rejection?: {
    readonly reason: StaffReason | undefined;
    readonly text: string;
    readonly problem: RejectionProblem;
  };
}

/** A document with its pages and what was confirmed of it, and, while it waits, with the ways to answer it. */
export function paperPage(shown: ShownPaper): Promise<string> {
  const { opened, base, notice } = shown;
  const { document, language } = opened;
  const words = paperPageWords.of(language);
  const title = typeWords.of(language)[document.type];
  const content = html`<p class="state">${stateOf(opened)}</p>
<h1>${title}</h1>${notice ?? ""}
${facts(opened)}<h2>${words.fields}</h2>${confirmedFields(opened)}
<h2>${words.pages}</h2><p class="lead">${words.logged}</p>${pagePictures(opened)}
${waitsForStaff(document) ? answers(shown) : ""}`;
  return signedPage({ language, base }, title, content);
}

export function doneNotice(sentence: string): Markup {
  return html`<p class="done" role="status">${sentence}</p>`;
}
export function problemNotice(sentence: string): Markup {
  return html`<p class="banner" role="alert">${sentence}</p>`;
}

export function stateOf({
  document,
  language,
  openedAt,
}: Pick<OpenedPaper, "document" | "language" | "openedAt">): string {
  const words = paperPageWords.of(language);
  if (document.replacedBy !== null) return words.replaced;
  const state = shownState(document.code, document.expiry, today(openedAt));
  if (state === "accepted" || state === "rejected" || state === "expired") return words[state];
  return waitsForStaff(document) ? words.waiting : words.unconfirmed;
}

function facts({ document, customer, language }: OpenedPaper): Markup {
  const words = paperPageWords.of(language);
  const { scan, reason, reasonText, uploadedAt } = document;
  const when = momentInWords(uploadedAt, config.importer.zone, language);
  return html`<dl class="facts">
${fact(words.customer, person(customer))}
${scan === "waiting" ? "" : fact(words.scan, words[scan])}
${fact(words.uploaded, when)}
${reason === null ? "" : fact(words.reason, reasonWords.of(language)[reason])}
${reasonText === null ? "" : fact(words.text, html`<span class="typed">${reasonText}</span>`)}
</dl>`;
}

export function confirmedFields({ document, language }: Pick<OpenedPaper, "document" | "language">): Markup {
  const names = fieldWords.of(language);
  if (document.fields.length === 0) return html`<p>${paperPageWords.of(language)[noFields(document)]}</p>`;
  return html`<dl class="facts">${document.fields.map(({ key, value }) =>
    fact(names[key], isDayKey(key) ? dateInWords(value, language) : html`<bdi>${value}</bdi>`),
  )}</dl>`;
}

/** Why nothing is stored of a document. */
function noFields({ type, confirmedAt }: StoredDocument): "noFields" | "unconfirmed" | "emptyFields" {
  if (typeFacts[type].fields.length === 0) return "noFields";
  return confirmedAt === null ? "unconfirmed" : "emptyFields";
}

export function pagePictures({ pages, language }: Pick<OpenedPaper, "pages" | "language">): Markup {
  const words = paperPageWords.of(language);
  return html`${pages.map(
    ({ page, width, height, address }) =>
      html`<details open><summary>${words.page(page + 1)}</summary><img src="${address}" alt="${words.page(page + 1)}" width="${width}" height="${height}"></details>`,
  )}`;
}

function answers(shown: ShownPaper): Markup {
  const { opened, base, rejection } = shown;
  const { document, language } = opened;
  const words = paperPageWords.of(language);
  return html`<p class="lead">${words.check}</p>
<form method="post" action="${base}/accept?lang=${language}">${versionOf(document)}
<button type="submit">${words.accept}</button></form>
<details class="apart"${rejection ? html` open` : ""}><summary>${words.reject}</summary><p>${words.rejectLead}</p>
${rejectionForms(shown)}</details>`;
}

/** Another reason has to be explained, so it is a form of its own: no script is needed to require its note. */
function rejectionForms({ opened: { document, language }, base, rejection }: ShownPaper): Markup {
  const words = paperPageWords.of(language);
  const reasons = reasonWords.of(language);
  const isOther = rejection?.reason === "other";
  const form = (fields: Markup) => html`<form method="post" action="${base}/reject?lang=${language}">
${versionOf(document)}${fields}<button type="submit" class="grave">${words.reject}</button></form>`;
  const note = (isOfOther: boolean) => {
    const isSent = isOther === isOfOther;
    const isWrong = isSent && rejection !== undefined && rejection.problem !== "reasonNeeded";
    return html`<label>${words.text}<input name="text" value="${isSent ? (rejection?.text ?? "") : ""}" maxlength="${longestNote}"${isOfOther ? html` required` : ""}${isWrong ? html` aria-invalid="true"` : ""} dir="auto" autocomplete="off"></label>`;
  };
  const listed = staffReasons.filter((reason) => reason !== "other");
  return html`${form(
    html`<fieldset><legend>${words.reason}</legend><div class="slots">${listed.map(
      (reason) =>
        html`<label><input type="radio" name="reason" value="${reason}" required${rejection?.reason === reason ? html` checked` : ""}>${reasons[reason]}</label>`,
    )}</div></fieldset>${note(false)}`,
  )}
<details${isOther ? html` open` : ""}><summary>${reasons.other}</summary>
${form(html`<input type="hidden" name="reason" value="other">${note(true)}`)}</details>`;
}

function versionOf({ version }: StoredDocument): Markup {
  return html`<input type="hidden" name="version" value="${version}">`;
}

function fact(name: string, value: Markup | string): Markup {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function person(one: OpenedPaper["customer"]): Markup {
  if (one === undefined) return html``;
  return html`<span class="line"><bdi>${one.name}</bdi></span>${waysToReach(one)}`;
}

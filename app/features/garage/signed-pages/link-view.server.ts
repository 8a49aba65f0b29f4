import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { signedPage } from "#app/features/signed-pages/signed-page.server.ts";
import { waysToReach } from "#app/features/signed-pages/ways-to-reach.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { rejectReasons } from "../rules/link-states.ts";
import { type CarModel, modelValue } from "../server/links/car-models.server.ts";
import type { CarField } from "../server/links/entered-car.server.ts";
import type { LinkDetails } from "../server/links/link-details.server.ts";
import { linkPageWords } from "./link-page-words.ts";

export const longestAnswerNote = 300;

/** A request as its signed link opens it. */
export interface OpenedLink {
  readonly id: string;
  readonly language: Language;
  readonly link: LinkDetails;
  /** To choose from where the car is not on record. */
  readonly models: readonly CarModel[];
}
/** A form as it was sent, where something of it is missing or wrong. */
export interface SentAnswer {
  readonly form: "approve" | "reject";
  readonly field: (name: string) => string;
  readonly wrong: readonly (CarField | "note")[];
}
export interface ShownLink {
  readonly opened: OpenedLink;
  /** The registration card that came with it, while it waits; `gone` where its customer has deleted it. */
  readonly card: { readonly shown: Markup; readonly modelYear: string | undefined } | "gone" | undefined;
  /** `/link-request/<token>`. */
  readonly base: string;
  readonly notice?: Markup | undefined;
  readonly sent?: SentAnswer;
}

/** A request with what is on record for its VIN, and, while it waits, with the ways to answer it. */
export function linkPage(shown: ShownLink): Promise<string> {
  const { opened, base, notice } = shown;
  const { link, language } = opened;
  const words = linkPageWords.of(language);
  const content = html`<p class="state">${words[link.state]}</p>
<h1>${words.title} <bdi dir="ltr">${link.reference}</bdi></h1>${notice ?? ""}
${facts(opened)}${card(shown)}${link.state === "waiting" ? answers(shown) : ""}`;
  return signedPage({ language, base }, `${words.title} ${link.reference}`, content);
}

export function doneNotice(sentence: string): Markup {
  return html`<p class="done" role="status">${sentence}</p>`;
}
export function problemNotice(sentence: string): Markup {
  return html`<p class="banner" role="alert">${sentence}</p>`;
}

function facts({ link, language }: OpenedLink): Markup {
  const words = linkPageWords.of(language);
  const when = (at: Date) => momentInWords(at, config.importer.zone, language);
  const fact = (name: string, value: Markup | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<dl class="facts">
${fact(words.vin, html`<strong><bdi dir="ltr">${link.vin}</bdi></strong>`)}
${link.plate === null ? "" : fact(words.plate, html`<bdi dir="ltr">${link.plate}</bdi>`)}
${fact(words.customer, person(link.customer, language))}
${link.note === "" ? "" : fact(words.note, html`<span class="typed">${link.note}</span>`)}
${fact(words.onRecord, record({ link, language }))}
${fact(words.sentAt, when(link.sentAt))}
${link.state === "waiting" ? "" : fact(words.answeredAt, when(link.changedAt))}
${link.reason === null ? "" : fact(words.reason, words[link.reason])}
${link.answerNote === null ? "" : fact(words.answerNote, html`<span class="typed">${link.answerNote}</span>`)}
</dl>`;
}

function card({ card: own, opened: { language } }: ShownLink): Markup {
  if (own === undefined) return html``;
  const words = linkPageWords.of(language);
  return html`<h2>${words.card}</h2>${own === "gone" ? html`<p>${words.cardGone}</p>` : own.shown}`;
}

function record({ link: { vehicle }, language }: Pick<OpenedLink, "link" | "language">): Markup {
  const words = linkPageWords.of(language);
  if (vehicle === undefined) return html`${words.notOnRecord}`;
  return html`<span class="line">${vehicle.model[language]} <bdi dir="ltr">${vehicle.modelYear}</bdi></span>
<small>${words.plate} <bdi dir="ltr">${vehicle.plate}</bdi></small>
<small>${words.owner} <bdi>${vehicle.owner?.name[language] ?? ""}</bdi></small>`;
}

function person(one: LinkDetails["customer"], language: Language): Markup {
  if (one === undefined) return html``;
  return html`<span class="line"><bdi>${one.name[language]}</bdi></span>${waysToReach(one)}`;
}

function answers(shown: ShownLink): Markup {
  const { opened, base, sent } = shown;
  const { link, language } = opened;
  const words = linkPageWords.of(language);
  const rejection = sent?.form === "reject" ? sent : undefined;
  const isChosen = (reason: string) => rejection?.field("reason") === reason;
  return html`<p class="lead">${words.check}</p>
${approval(shown)}
<details class="apart"${rejection ? html` open` : ""}><summary>${words.reject}</summary><p>${words.rejectLead}</p>
<form method="post" action="${base}/reject?lang=${language}">
<input type="hidden" name="version" value="${link.version}">
<fieldset><legend>${words.reason}</legend><div class="slots">${rejectReasons.map(
    (reason) =>
      html`<label><input type="radio" name="reason" value="${reason}" required${isChosen(reason) ? html` checked` : ""}>${words[reason]}</label>`,
  )}</div></fieldset>
<label>${words.answerNote} (${words.optional})<input name="note" value="${rejection?.field("note") ?? ""}"${markOf(rejection, "note")} maxlength="${longestAnswerNote}" dir="auto" autocomplete="off"></label>
<button type="submit" class="grave">${words.reject}</button>
</form></details>`;
}

/**
 * What approving takes: nothing more, the details of a car that is new here, or, to move a car away from its owner, to open
 * what says so first.
 */
function approval(shown: ShownLink): Markup {
  const { opened, base, sent } = shown;
  const { link, language } = opened;
  const words = linkPageWords.of(language);
  const { vehicle, customer } = link;
  const form = (fields: Markup, label: string) =>
    html`<form method="post" action="${base}/approve?lang=${language}">
<input type="hidden" name="version" value="${link.version}">${fields}
<button type="submit">${label}</button>
</form>`;
  if (vehicle === undefined) return form(newCar(shown), words.approve);
  if (vehicle.owner?.id === customer?.id) return form(html``, words.approve);
  const moves = html`<input type="hidden" name="owner" value="${vehicle.owner?.id ?? ""}">
<input type="hidden" name="moves" value="yes">`;
  return html`<details${sent?.form === "approve" ? html` open` : ""}><summary>${words.approveMove}</summary>
<p>${words.moves(vehicle.owner?.name[language] ?? "")} ${words.moveInforms}</p>${form(moves, words.approveMove)}</details>`;
}

function newCar({ opened: { link, models, language }, card: own, sent }: ShownLink): Markup {
  const entered = sent?.form === "approve" ? sent : undefined;
  const year = entered ? entered.field("year") : own === "gone" ? undefined : own?.modelYear;
  const plate = entered ? entered.field("plate") : link.plate;
  const isChosen = (model: CarModel) => entered?.field("model") === modelValue(model);
  const words = linkPageWords.of(language);
  return html`<fieldset><legend>${words.model}</legend><div class="slots">${models.map(
    (model) =>
      html`<label><input type="radio" name="model" value="${modelValue(model)}" required${isChosen(model) ? html` checked` : ""}>${model[language]}</label>`,
  )}</div></fieldset>
<label>${words.modelYear}<input name="year" required inputmode="numeric" pattern="[0-9]{4}" maxlength="4" value="${year ?? ""}"${markOf(entered, "year")} dir="ltr" autocomplete="off"></label>
<label>${words.plate}<input name="plate" required maxlength="10" value="${plate ?? ""}"${markOf(entered, "plate")} dir="ltr" autocomplete="off"></label>
<label>${words.mileage}<input name="mileage" required inputmode="numeric" pattern="[0-9]{1,7}" maxlength="7" value="${entered?.field("mileage") ?? ""}"${markOf(entered, "mileage")} dir="ltr" autocomplete="off"></label>`;
}

/** Marks a field that was sent with something that cannot be. */
function markOf(sent: SentAnswer | undefined, name: SentAnswer["wrong"][number]): Markup {
  return sent?.wrong.includes(name) ? html` aria-invalid="true"` : html``;
}

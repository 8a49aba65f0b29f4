import { html, raw } from "hono/html";
import { groupedNumber } from "#app/i18n/dates/dates.ts";
import { directionOf, type Language, otherLanguage } from "#app/i18n/language.ts";
import { riyalLabel } from "#app/i18n/numbers/dirhams.ts";
import { currencyFollows, currencyOf } from "#app/i18n/numbers/money.ts";
import { majorUnits } from "../rules/amounts.ts";
import type { CardField } from "../rules/bank/card-fields.ts";
import { demoCode, testCards } from "../rules/bank/test-cards.ts";
import type { BankCharge } from "../server/bank/bank-charges.server.ts";
import { bankStyle } from "./bank-style.server.ts";
import { bankWords, scenarioWords } from "./bank-words.ts";

type Markup = ReturnType<typeof html>;

/** A charge as a page shows it, in a language. */
export interface ShownCharge {
  readonly charge: BankCharge;
  readonly language: Language;
}

interface Frame {
  readonly language: Language;
  readonly title: string;
  readonly content: Markup;
  /** The address of the page in the other language; absent where it answers a form. */
  readonly otherHref?: string | undefined;
  readonly isWide?: boolean;
}

const mark = raw(
  '<svg viewBox="0 0 36 36" aria-hidden="true"><path fill="currentColor" d="M18 2 33 10v3H3v-3zM6 16h4v11H6zm10 0h4v11h-4zm10 0h4v11h-4zM3 30h30v4H3z"/></svg>',
);

/** The frame of the bank's pages: what this is, and that it is none. */
async function bankFrame({ language, title, content, otherHref, isWide }: Frame): Promise<string> {
  const words = bankWords.of(language);
  const other = otherLanguage(language);
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${words.bank}</title>
<style>${raw(bankStyle)}</style>
</head>
<body>
<p class="demo"><a class="skip" href="#content">${words.skip}</a>${words.demo}</p>
<header><span class="bank">${mark}${words.bank}</span>
${otherHref === undefined ? "" : html`<a href="${otherHref}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`}</header>
<main id="content" tabindex="-1" class="${isWide ? "two" : ""}">${content}</main>
</body>
</html>`;
  return String(await page);
}

/** "QAR 1,399.50", «1,399.50 ريال»: the number keeps its direction. */
function chargedAmount({ charge, language }: ShownCharge): string {
  const units = majorUnits(charge.amount, charge.currency);
  const [whole = "", fraction = ""] = units.split(".");
  const number = `\u2066${groupedNumber(Number(whole), language)}${fraction === "" ? "" : `.${fraction}`}\u2069`;
  if (!currencyFollows(language)) return `${charge.currency}\u00a0${number}`;
  const label = charge.currency === "QAR" ? riyalLabel[language] : charge.currency;
  return `${number}\u00a0${currencyOf(Number(units), label)}`;
}

/** What is paid, above every step. */
function orderOf(shown: ShownCharge): Markup {
  const words = bankWords.of(shown.language);
  const { charge } = shown;
  return html`<dl class="order"><div class="sum"><dt>${words.amount}</dt><dd>${chargedAmount(shown)}</dd></div>
<div><dt>${words.to}</dt><dd>${charge.merchant_name}</dd></div><div><dt>${words.purpose}</dt><dd><bdi>${charge.description}</bdi></dd></div></dl>`;
}

const actionOf = ({ charge, language }: ShownCharge, step: string) =>
  `/bank/pay/${charge.id}/${step}?lang=${language}`;

function cancelForm(shown: ShownCharge): Markup {
  const { cancel } = bankWords.of(shown.language);
  return html`<form method="post" action="${actionOf(shown, "cancel")}"><button class="plain">${cancel}</button></form>`;
}

interface Typed {
  readonly expiry: string;
  readonly name: string;
  readonly wrong: ReadonlySet<CardField>;
}

/** The page on which a card is entered. What was typed stands there again, but for number and security code. */
export function cardPage(shown: ShownCharge, typed?: Typed): Promise<string> {
  const words = bankWords.of(shown.language);
  const wrong = typed?.wrong ?? new Set<CardField>();
  const field = (name: CardField, attributes: string, hint?: string, value = "") => {
    const problem = wrong.has(name) ? words[`${name}Wrong`] : undefined;
    const described = problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-problem"`;
    return html`<div><label for="${name}">${words[name]}${hint === undefined ? "" : html` <span class="hint">${hint}</span>`}</label>
<input id="${name}" name="${name}" value="${value}" required ${raw(attributes + described)}>
${problem === undefined ? "" : html`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`;
  };
  const digits = 'inputmode="numeric" dir="ltr"';
  const content = html`<section class="sheet">${orderOf(shown)}<h1>${words.cardTitle}</h1>
${wrong.size === 0 ? "" : html`<p class="notice" role="alert">${words.enterAgain}</p>`}
<form method="post" action="${actionOf(shown, "card")}"><div class="fields">
${field("number", `${digits} autocomplete="cc-number" maxlength="30"`)}
<div class="pair">${field("expiry", 'dir="ltr" autocomplete="cc-exp" maxlength="9"', words.expiryHint, typed?.expiry)}
${field("securityCode", `${digits} autocomplete="cc-csc" maxlength="4"`, words.securityCodeHint)}</div>
${field("name", 'autocomplete="cc-name" maxlength="100"', undefined, typed?.name)}</div>
<button>${words.pay(chargedAmount(shown))}</button></form>
${cancelForm(shown)}</section>
<aside class="sheet">${cardList(shown.language)}</aside>`;
  const { charge, language } = shown;
  const otherHref = `/bank/pay/${charge.id}?lang=${otherLanguage(language)}`;
  return bankFrame({ language, title: words.cardTitle, content, otherHref, isWide: true });
}

function cardList(language: Language): Markup {
  const words = bankWords.of(language);
  const scenarios = scenarioWords.of(language);
  return html`<h2>${words.testCards}</h2><p class="lead">${words.testCardsLead}</p><ul class="cards">${testCards.map(
    ({ number, scenario }) =>
      html`<li><code dir="ltr">${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code><span>${scenarios[scenario]}</span></li>`,
  )}</ul>`;
}

/** The page of the code. The text message that a phone would show stands on it. */
export function codePage(shown: ShownCharge, isWrong = false): Promise<string> {
  const words = bankWords.of(shown.language);
  const { charge, language } = shown;
  const described = isWrong ? 'aria-invalid="true" aria-describedby="code-problem"' : "";
  const content = html`<section class="sheet">${orderOf(shown)}<h1>${words.codeTitle}</h1>
<p class="lead">${words.codeLead(`\u2066${charge.card_ending ?? ""}\u2069`)}</p>
<div class="sms"><small>${words.message}</small><p>${words.messageText(demoCode, chargedAmount(shown))}</p></div>
<form method="post" action="${actionOf(shown, "code")}"><div class="fields code"><div><label for="code">${words.code}</label>
<input id="code" name="code" required inputmode="numeric" dir="ltr" autocomplete="one-time-code" maxlength="12" ${raw(described)}>
${isWrong ? html`<p class="problem" id="code-problem" role="alert">${words.codeWrong}</p>` : ""}</div></div>
<button>${words.confirm}</button></form>${cancelForm(shown)}</section>`;
  const otherHref = `/bank/pay/${charge.id}?lang=${otherLanguage(language)}`;
  return bankFrame({ language, title: words.codeTitle, content, otherHref });
}

/** The page of a card whose bank does not answer. */
export function waitPage(shown: ShownCharge): Promise<string> {
  const words = bankWords.of(shown.language);
  const { charge, language } = shown;
  const own = `/bank/pay/${charge.id}?lang=`;
  const content = html`<section class="sheet">${orderOf(shown)}<h1>${words.waitTitle}</h1><p class="lead">${words.waitLead}</p>
<a class="button" href="${own}${language}">${words.lookAgain}</a>${cancelForm(shown)}</section>`;
  return bankFrame({ language, title: words.waitTitle, content, otherHref: own + otherLanguage(language) });
}

/** The page of a payment that was decided before: the way back. */
export function overPage({ charge, language }: ShownCharge, backHref: string): Promise<string> {
  const words = bankWords.of(language);
  const content = html`<section class="sheet"><h1>${words.overTitle}</h1><p class="lead">${words.overLead}</p>
<a class="button" href="${backHref}">${words.back(charge.merchant_name)}</a></section>`;
  return bankFrame({ language, title: words.overTitle, content });
}

export function messagePage(language: Language, kind: "none" | "failed"): Promise<string> {
  const words = bankWords.of(language);
  const title = words[`${kind}Title`];
  const content = html`<section class="sheet"><h1>${title}</h1><p class="lead">${words[`${kind}Lead`]}</p></section>`;
  return bankFrame({ language, title, content });
}

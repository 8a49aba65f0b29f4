import { commaIn } from "#app/i18n/comma.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { smsParts, withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { dueWords } from "../words.ts";
import type { NamedDueItem } from "./read-due-items.server.ts";

interface DueNotice {
  readonly items: readonly NamedDueItem[];
  readonly name: string;
  readonly language: Language;
}

/** One mail about everything that reached a distance tonight. */
export function dueEmail({ items, name, language }: DueNotice): EmailContent {
  const words = dueWords.of(language);
  const title = words.mailTitle(items.length);
  return {
    language,
    subject: title,
    preview: items.map((item) => nameOf(item, language)).join(" · "),
    title,
    name,
    paragraphs: [words.mailText],
    facts: items.map((item) => ({ name: nameOf(item, language), value: whenOf(item, language) })),
    button: { label: words.mailButton, href: origin() + withLanguage(href("/dashboard"), language) },
    note: words.mailNote,
  };
}

const mostParts = 2;

/** The same as a text of two parts: the nearest item, and how many more there are. */
export function dueText({ items: [first, ...others], language }: DueNotice): string {
  if (first === undefined) throw new Error("a notice has an item");
  const link = `${origin()}${href("/dashboard")}`;
  const say = (what: string) => withPlainBlanks(`${dueWords.of(language).text(what, others.length)} ${link}`);
  const whole = say(`${nameOf(first, language)}${commaIn[language]} ${whenOf(first, language)}`);
  return smsParts(whole) <= mostParts ? whole : say(nameOf(first, language));
}

/** "Basic warranty, Hajar 2024". */
export function nameOf({ kind, warrantyType, vehicle }: NamedDueItem, language: Language): string {
  const words: Readonly<Record<string, unknown>> = dueWords.of(language);
  const what = String(words[warrantyType ?? kind] ?? words[kind]);
  return vehicle === undefined ? what : `${what}${commaIn[language]} ${vehicle}`;
}

function whenOf({ kind, day }: NamedDueItem, language: Language): string {
  const words = dueWords.of(language);
  const date = dateInWords(day, language);
  return kind === "service" ? words.dueOn(date) : words.until(date);
}

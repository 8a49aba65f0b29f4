import { withCommas } from "#app/i18n/comma.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
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
  const link = origin() + withLanguage(href("/dashboard"), language);
  const say = (what: string) => withPlainBlanks(`${dueWords.of(language).text(what, others.length)} ${link}`);
  const whole = say(withCommas([nameOf(first, language), whenOf(first, language)], language));
  return smsParts(whole) <= mostParts ? whole : say(nameOf(first, language));
}

/** "Basic warranty, Hajar 2024, 482915". A person's papers name nobody: messages are read over shoulders. */
export function nameOf(item: NamedDueItem, language: Language): string {
  const { kind, warrantyType, vehicle, plate, vinEnding, holder } = item;
  const words: Readonly<Record<string, unknown>> = dueWords.of(language);
  const parts = [
    String(words[warrantyType ?? kind] ?? words[kind]),
    vehicle,
    kind === "trade-license" ? holder : undefined,
    plate && fromLeft(plate, language),
    vinEnding && `${dueWords.of(language).vinEnding} ${fromLeft(vinEnding, language)}`,
  ];
  return withCommas(parts, language);
}

/** Isolated where the text around it runs from right to left; elsewhere the signs would only cost places of an SMS. */
function fromLeft(text: string, language: Language): string {
  return language === "ar" ? `\u2066${text}\u2069` : text;
}

function whenOf({ kind, day }: NamedDueItem, language: Language): string {
  const words = dueWords.of(language);
  const date = promisedDate(day, language);
  return kind === "service" ? words.dueOn(date) : words.until(date);
}

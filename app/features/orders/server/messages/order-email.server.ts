import { withCommas } from "#app/i18n/comma.ts";
import { promisedDay, promisedMoment } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { href } from "#app/lib/address/href.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { EmailContent, Fact, Link } from "#app/platform/email-template/email-content.ts";
import type { PartsOrder } from "../../order-calls.ts";
import type { Occasion } from "./occasions.ts";
import { orderEmailWords, orderTextWords } from "./order-email-words.ts";

export interface OrderNotice {
  readonly occasion: Occasion;
  readonly order: PartsOrder;
  readonly language: Language;
  readonly name: string;
  /** Dirhams that were just given back, came twice, or cannot go back by themselves. */
  readonly amount: number | undefined;
  /** What the counter wrote about a return; empty where it wrote nothing. */
  readonly answer: string;
}
type Words = ReturnType<typeof orderEmailWords.of>;

/** A mail about an order, in the language of its customer. */
export function orderEmail(notice: OrderNotice): EmailContent {
  const { occasion, order, language, name, answer } = notice;
  const words = orderEmailWords.of(language);
  const title = words[`${occasion}Title`];
  const text = textOf(notice, words);
  const isWaiting = occasion === "ready" || occasion === "reminder";
  return {
    language,
    title,
    name,
    preview: text,
    paragraphs: answer === "" ? [text] : [text, words.fromCounter(answer)],
    subject: order.number === null ? title : `${title} (${order.number})`,
    facts: factsOf(order, words, language),
    button: buttonOf(notice, words),
    link:
      isWaiting && order.appointment === null
        ? { label: words.directions, href: directionsAddress(order.center) }
        : undefined,
    note: isWaiting ? words.bring : undefined,
  };
}

function textOf({ occasion, order, amount, language }: OrderNotice, words: Words): string {
  const day = order.collectUntil === null ? "" : promisedDay(order.collectUntil, language);
  switch (occasion) {
    case "ready": {
      const visit = order.appointment;
      if (visit === null) return words.readyText(day);
      return words.readyForVisitText(visit.center, promisedMoment(visit.at, order.center.timeZone, language));
    }
    case "reminder":
      return words.reminderText(day);
    case "refunded":
    case "refund-stuck":
    case "refunded-by-hand":
    case "paid-twice":
    case "second-payment-refunded":
      return words[`${occasion}Text`](dirhamsInWords(amount ?? 0, language));
    default:
      return words[`${occasion}Text`];
  }
}

function factsOf(order: PartsOrder, words: Words, language: Language): Fact[] {
  const [first, ...others] = order.lines;
  const more = others.length === 0 ? "" : ` ${words.more(others.length)}`;
  return [
    ...(order.pickupCode === null ? [] : [{ name: words.code, value: "", code: order.pickupCode }]),
    ...(order.number === null ? [] : [{ name: words.number, value: "", code: order.number }]),
    { name: words.items, value: `${first?.name ?? ""}${more}` },
    { name: words.total, value: dirhamsInWords(order.totals.totalPrice, language) },
    order.appointment === null
      ? { name: words.counter, value: withCommas([order.center.name, order.center.address], language) }
      : { name: words.visit, value: visitInWords(order, order.appointment, language) },
  ];
}

/** When and where the parts are handed over with a service appointment. */
export function visitInWords(
  { center: { timeZone } }: PartsOrder,
  { at, center }: NonNullable<PartsOrder["appointment"]>,
  language: Language,
): string {
  return withCommas([center, promisedMoment(at, timeZone, language)], language);
}

function buttonOf({ occasion, order, language }: OrderNotice, words: Words): Link {
  const at = (path: string) => origin() + withLanguage(path, language);
  if (occasion === "expired") return { label: words.seeCart, href: at(href("/cart")) };
  const page = at(href("/orders/:id", { id: order.id }));
  if (occasion === "short") return { label: words.answer, href: page };
  return { label: occasion === "paid" ? words.seeReceipt : words.seeOrder, href: page };
}

/** The same as a text message; undefined where the mail is enough. */
export function orderText({ occasion, order, language }: OrderNotice): string | undefined {
  const { numbered, ...words } = orderTextWords.of(language);
  const what = (words as Readonly<Partial<Record<Occasion, string>>>)[occasion];
  if (what === undefined) return undefined;
  const brand = config.served.name[language];
  const about = order.number === null ? brand : numbered(brand, order.number);
  // Its number is shorter than its id, and stands in the address already.
  const link = origin() + withLanguage(href("/orders/:id", { id: order.number ?? order.id }), language);
  return [`${about}: ${what}`, order.pickupCode, link].filter(Boolean).join(" ");
}

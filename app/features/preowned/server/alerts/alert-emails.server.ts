import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { counted, numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { origin } from "#app/platform/config.server.ts";
import type { EmailContent, Fact } from "#app/platform/email-template/email-content.ts";
import type { ListedVehicle } from "../../calls.ts";

const words = defineWords({
  confirmSubject: { en: "Shall we tell you about these cars?", ar: "هل نبلغك بهذه السيارات؟" },
  confirmText: {
    en: "Somebody, hopefully you, asked for mails at this address when a used car that fits a search comes in or gets cheaper. Once you confirm, you see the search and every mail names it.",
    ar: "طُلب إرسال رسائل إلى هذا البريد كلما وصلت سيارة مستعملة تناسب بحثاً محفوظاً أو انخفض سعرها. نرجو أن يكون الطلب منك؛ وبعد التأكيد يظهر لك البحث ويُذكر في كل رسالة.",
  },
  confirm: { en: "Yes, tell me", ar: "نعم، أبلغني" },
  confirmNote: {
    en: "If it was not you, do nothing: no more mails come, and the address is deleted after 48 hours.",
    ar: "إن لم تطلب ذلك فلا داعي لأي إجراء: لن تصلك رسالة أخرى، ويُحذف بريدك من هذا الطلب بعد 48 ساعة.",
  },
  newsTitle: {
    en: (count: number) => (count === 1 ? "One car for your search" : `${count} cars for your search`),
    ar: (count: number) => `${counted(count, "car")} ضمن بحثك`,
  },
  newsText: {
    en: (search: string) => `New on offer or cheaper since our last mail: ${search}.`,
    ar: (search: string) => `وصلت حديثاً أو انخفض سعرها منذ رسالتنا الأخيرة: ${search}.`,
  },
  arrived: { en: "New", ar: "وصلت حديثاً" },
  cheaper: { en: "Price reduced", ar: "انخفض سعرها" },
  see: { en: "See all of them", ar: "عرض جميع السيارات" },
  open: { en: "Open this car", ar: "تفاصيل السيارة" },
  km: { en: "km", ar: "كم" },
  riyals: {
    en: (sum: number) => `QAR ${sum.toLocaleString("en")}`,
    ar: (sum: number) => numbered(sum, "riyal"),
  },
  end: { en: "Stop these mails", ar: "إيقاف هذه الرسائل" },
  endNote: {
    en: "You get this mail because you confirmed an alert for this search. Ending it deletes your address here.",
    ar: "وصلتك هذه الرسالة لأنك أكدت تنبيهاً لهذا البحث. إيقافه يحذف بريدك من هنا.",
  },
});

interface AlertEmail {
  readonly token: string;
  readonly language: Language;
  /** The search in words, and as the listing's address has it. */
  readonly inWords: string;
  readonly search: string;
}

/**
 * The mail that requests confirmation of an alert. It goes to an address that nobody has confirmed, so nothing in it comes
 * from the sender of the form: no search words, no values, no numbers.
 */
export function confirmationEmail({ token, language }: Pick<AlertEmail, "token" | "language">): EmailContent {
  const text = words.of(language);
  return {
    language,
    subject: text.confirmSubject,
    preview: text.confirmText,
    title: text.confirmSubject,
    name: undefined,
    paragraphs: [text.confirmText],
    button: { label: text.confirm, href: alertAddress(token, language) },
    note: text.confirmNote,
  };
}

export interface News {
  readonly car: ListedVehicle;
  readonly what: "arrived" | "cheaper";
}

/** The mail that lists cars, each with its price, and how to end it. */
export function newsEmail(
  { token, language, inWords, search }: AlertEmail,
  news: readonly News[],
  total: number,
): EmailContent {
  const text = words.of(language);
  const title = text.newsTitle(total);
  return {
    language,
    subject: title,
    preview: news.map(({ car }) => nameOf(car)).join(" · "),
    title,
    name: undefined,
    paragraphs: [text.newsText(inWords)],
    facts: news.map((one) => factOf(one, language)),
    button: {
      label: text.see,
      href: origin() + withLanguage(`${href("/pre-owned/search")}?${search}`, language),
    },
    link: { label: text.end, href: alertAddress(token, language) },
    note: text.endNote,
  };
}

function factOf({ car, what }: News, language: Language): Fact {
  const text = words.of(language);
  return {
    name: text[what],
    value: `${nameOf(car)} · ${text.riyals(car.price)} · ${car.kilometrage.toLocaleString("en")} ${text.km} ·`,
    code: car.vehicleNo,
    link: {
      label: text.open,
      href: origin() + withLanguage(href("/listing/:id", { id: car.vehicleNo }), language),
    },
  };
}

function nameOf({ makeLabel, modelLabel, variant, year }: ListedVehicle): string {
  return [makeLabel, modelLabel, variant, year].filter(Boolean).join(" ");
}

/** Where an alert is confirmed and ended: by a button, since programs that read mails open every link. */
function alertAddress(token: string, language: Language): string {
  return origin() + withLanguage(`${href("/pre-owned/alert")}?token=${token}`, language);
}

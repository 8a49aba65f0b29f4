import { defineWords } from "#app/i18n/words.ts";

/** What the lead of a drive says to the people of the showroom. */
export const leadWords = defineWords({
  withTime: {
    en: (reference: string, when: string) => `Test drive ${reference}: ${when}`,
    ar: (reference: string, when: string) => `تجربة قيادة ${reference}: ${when}`,
  },
  withoutTime: {
    en: (reference: string) => `Test drive ${reference}: no time was free. Please call to agree on one.`,
    ar: (reference: string) => `تجربة قيادة ${reference}: لم يتوفر موعد. يُرجى الاتصال للاتفاق على موعد.`,
  },
  car: { en: "Car", ar: "السيارة" },
  license: { en: "Driving license", ar: "رخصة القيادة" },
  until: { en: (day: string) => `valid until ${day}`, ar: (day: string) => `سارية حتى ${day}` },
  qatar: { en: "Qatar", ar: "قطر" },
  gcc: { en: "another GCC country", ar: "دولة أخرى من دول مجلس التعاون" },
  international: { en: "international permit", ar: "رخصة دولية" },
});

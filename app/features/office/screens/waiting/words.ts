import { defineWords } from "#app/i18n/words.ts";

export const waitingWords = defineWords({
  title: { en: "Waiting list", ar: "قائمة الانتظار" },
  empty: { en: "Nobody waits for an earlier time here.", ar: "لا أحد بانتظار موعد أبكر هنا." },
  customer: { en: "Customer", ar: "العميل" },
  services: { en: "Services", ar: "الخدمات" },
  wants: { en: "Wants a time", ar: "الموعد المطلوب" },
  between: {
    en: (from: string, before: string) => `from ${from}, before ${before}`,
    ar: (from: string, before: string) => `من ${from} وقبل ${before}`,
  },
  since: { en: "Since", ar: "منذ" },
  offered: { en: "Offered now", ar: "معروض حالياً" },
  until: { en: "until", ar: "حتى" },
});

import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the waiting list. */
export const waitingWords = defineWords({
  ask: { en: "Tell me if an earlier time opens", ar: "أبلغني عند توفر موعد أقرب" },
  explain: {
    en: "We write to you by e-mail and SMS, and hold the time for you for half an hour.",
    ar: "نبلغك بالبريد الإلكتروني ورسالة نصية، ونحجز لك الموعد نصف ساعة.",
  },
  waiting: {
    en: "You are on the waiting list. We write to you as soon as an earlier time opens.",
    ar: "أنت على قائمة الانتظار، وسنبلغك فور توفر موعد أقرب.",
  },
  stop: { en: "Leave the waiting list", ar: "الخروج من قائمة الانتظار" },
  offered: {
    en: (day: string, time: string, until: string) =>
      `${day}, ${time} has opened. It is held for you until ${until}.`,
    ar: (day: string, time: string, until: string) =>
      `أُتيح لك موعد ${day} الساعة ${time}، وهو محجوز لك حتى ${until}.`,
  },
  take: { en: "Take this time", ar: "اختيار هذا الموعد" },
  failed: { en: "That did not work. Please try again.", ar: "تعذّر ذلك. يُرجى المحاولة مرة أخرى." },
});

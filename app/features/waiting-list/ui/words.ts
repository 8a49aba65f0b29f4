import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the waiting list. */
export const waitingWords = defineWords({
  ask: { en: "Tell me if an earlier time opens", ar: "أبلغني عند توفر موعد أقرب" },
  explain: {
    en: "We write to you by e-mail and text message, and hold the time for you for half an hour.",
    ar: "نبلغك بالبريد الإلكتروني وبرسالة نصية، ونحجز لك الموعد نصف ساعة.",
  },
  waiting: {
    en: "You are on the waiting list. We write to you as soon as an earlier time opens.",
    ar: "أنت على قائمة الانتظار، وسنبلغك فور توفر موعد أقرب.",
  },
  stop: { en: "Leave the waiting list", ar: "الخروج من قائمة الانتظار" },
  gone: {
    en: "That time is no longer held for you. You stay on the waiting list, and can choose another time here.",
    ar: "لم يعد ذلك الموعد محجوزاً لك. ما زلت على قائمة الانتظار، ويمكنك اختيار موعد آخر من هنا.",
  },
  over: {
    en: "This offer has ended, or has been taken already. You can book a time here.",
    ar: "انتهى هذا العرض أو سبق أن استُخدم. يمكنك حجز موعد من هنا.",
  },
  offeredAt: {
    en: (day: string, time: string, center: string) => `${day}, ${time} at ${center}`,
    ar: (day: string, time: string, center: string) => `${day} الساعة ${time} في ${center}`,
  },
  heldUntil: {
    en: (until: string) => `An earlier time has opened for you. It is held until ${until}.`,
    ar: (until: string) => `أُتيح لك موعد أقرب، وهو محجوز لك حتى ${until}.`,
  },
  waitsElsewhere: {
    en: "This car is on the waiting list already, for another center or service.",
    ar: "هذه السيارة على قائمة الانتظار بالفعل لمركز آخر أو خدمة أخرى.",
  },
  replace: { en: "Wait for this one instead", ar: "الانتظار لهذا الموعد بدلاً منه" },
  replaceTitle: { en: "Give up your other place?", ar: "التخلي عن مكانك الآخر؟" },
  replaceText: {
    en: "A car can wait for one thing at a time. If you go on, the other request ends, with any time that is held for it.",
    ar: "لا يمكن للسيارة الانتظار إلا لطلب واحد. عند المتابعة ينتهي الطلب الآخر مع أي موعد محجوز له.",
  },
  keep: { en: "Keep the other one", ar: "الإبقاء على الطلب الآخر" },
  take: { en: "Take this time", ar: "اختيار هذا الموعد" },
  failed: { en: "That did not work. Please try again.", ar: "تعذّر ذلك. يُرجى المحاولة مرة أخرى." },
});

import { counted } from "#app/i18n/numbers/counted.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a wizard's steps: units, counters and names for assistive technology. Everything else is content. */
export const stepWords = defineWords({
  stepOf: {
    en: (step: number, of: number) => `Step ${step} of ${of}`,
    ar: (step: number, of: number) => `الخطوة ${step} من ${of}`,
  },
  steps: { en: "Booking steps", ar: "خطوات الحجز" },
  done: { en: "done", ar: "مكتملة" },
  yourBooking: { en: "Your booking", ar: "حجزك" },
  notChosen: { en: "Not chosen yet", ar: "لم يُحدَّد بعد" },
  offline: {
    en: "You are offline. What you have chosen is kept.",
    ar: "لا يوجد اتصال بالإنترنت. اختياراتك محفوظة.",
  },
  previousDay: { en: "Previous day", ar: "اليوم السابق" },
  nextDay: { en: "Next day", ar: "اليوم التالي" },
  openCalendar: { en: "Choose a day from the calendar", ar: "اختيار يوم من التقويم" },
  freeTimes: { en: "Free times", ar: "المواعيد المتاحة" },
  from: {
    en: (start: string, end: string) => rangeInWords([start, end], "en"),
    ar: (start: string, end: string) => rangeInWords([start, end], "ar"),
  },
  until: { en: (end: string) => `to ${end}`, ar: (end: string) => `حتى ${end}` },
  afterMidnight: { en: "after midnight", ar: "بعد منتصف الليل" },
  loadingTimes: { en: "Looking for free times", ar: "جارٍ البحث عن المواعيد المتاحة" },
  timesFound: {
    en: (count: number) => (count === 1 ? "1 free time" : `${count} free times`),
    ar: (count: number) =>
      count === 0
        ? "لا توجد مواعيد متاحة"
        : counted(count, ["موعد واحد متاح", "موعدان متاحان", "مواعيد متاحة", "موعداً متاحاً"]),
  },
  earliest: { en: "Earliest", ar: "الأقرب" },
  goToNextFreeDay: {
    en: (day: string) => `Next free day: ${day}`,
    ar: (day: string) => `أقرب يوم متاح: ${day}`,
  },
});

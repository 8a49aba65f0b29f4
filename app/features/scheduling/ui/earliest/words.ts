import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the earliest times and of the alternatives to a full day. */
export const earliestWords = defineWords({
  looking: { en: "Looking for the earliest time", ar: "جارٍ البحث عن أقرب موعد" },
  take: { en: "Take this time", ar: "اختيار هذا الموعد" },
  takeAt: {
    en: (time: string, place: string) => `Take ${time} at ${place}`,
    ar: (time: string, place: string) => `اختيار موعد الساعة ${time} في ${place}`,
  },
  sharePosition: { en: "Show distances from me", ar: "إظهار المسافة من موقعي" },
  positionStays: { en: "Your location stays on this device.", ar: "يبقى موقعك على جهازك ولا يُرسل إلينا." },
  locating: { en: "Finding your location", ar: "جارٍ تحديد موقعك" },
  positionUnknown: {
    en: "We do not know where you are. Times are in order all the same.",
    ar: "تعذّر تحديد موقعك، وتبقى المواعيد مرتّبة من الأقرب.",
  },
  earlierDays: { en: "Earlier days", ar: "الأيام السابقة" },
  laterDays: { en: "Later days", ar: "الأيام التالية" },
  timesOn: { en: (day: string) => `Times on ${day}`, ar: (day: string) => `مواعيد ${day}` },
  alternatives: { en: "The nearest free times", ar: "أقرب المواعيد المتاحة" },
});

/** What a wizard says of its own kind of places: service centers, showrooms. */
export interface PlaceNames {
  /** Over the earliest time of all places. */
  readonly title: string;
  /** No place has a free time. */
  readonly noneFree: string;
  /** The customer's position is found: distances are shown, of equal times the nearest place comes first. */
  readonly positionKnown: string;
  /** Over the days with the number of their times. */
  readonly daysTitle: string;
  /** The places that have a time. */
  readonly placesAt: (time: string) => string;
  readonly places: (count: number) => string;
  readonly thisPlace: string;
}

import type { PlaceNames } from "#app/features/scheduling/ui/earliest/words.ts";
import type { Language } from "#app/i18n/language.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Counters and ages of the wizard. Everything else that it says is content. */
export const wizardWords = defineWords({
  models: {
    en: (count: number) => (count === 1 ? "1 model" : `${count} models`),
    ar: (count: number) => (count === 0 ? "لا طرازات" : counted(count, "model")),
  },
  age: {
    en: (years: number) => String(years),
    ar: (years: number) => counted(years, "year"),
  },
});

const names = defineWords({
  title: { en: "Earliest at any showroom", ar: "أقرب موعد في جميع صالات العرض" },
  noneFree: {
    en: "No showroom has a free time in the coming three months.",
    ar: "لا توجد مواعيد متاحة في أي صالة عرض خلال الأشهر الثلاثة القادمة.",
  },
  positionKnown: {
    en: "Distances are shown. Of equal times the nearest showroom comes first.",
    ar: "تظهر المسافات الآن، وتأتي صالة العرض الأقرب إليك أولاً عند تساوي المواعيد.",
  },
  daysTitle: { en: "Free times at all showrooms", ar: "المواعيد المتاحة في جميع صالات العرض" },
  placesAt: {
    en: (time: string) => `Showrooms at ${time}`,
    ar: (time: string) => `صالات العرض المتاحة الساعة ${time}`,
  },
  places: {
    en: (count: number) => (count === 1 ? "1 showroom" : `${count} showrooms`),
    ar: (count: number) => counted(count, "showroom"),
  },
  thisPlace: { en: "At this showroom", ar: "في هذه الصالة" },
}) satisfies { of: (language: Language) => PlaceNames };
const namesOfOne = defineWords({
  title: { en: "The earliest time", ar: "أقرب موعد" },
  daysTitle: { en: "Free times", ar: "المواعيد المتاحة" },
});

/** What the earliest times say of so many showrooms. */
export function showroomNames(language: Language, count: number): PlaceNames {
  return count === 1 ? { ...names.of(language), ...namesOfOne.of(language) } : names.of(language);
}

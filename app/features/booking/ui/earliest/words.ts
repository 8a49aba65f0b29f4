import type { PlaceNames } from "#app/features/scheduling/ui/earliest/words.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the earliest times say of service centers. */
export const centerNames = defineWords({
  title: { en: "Earliest at any center", ar: "أقرب موعد في جميع المراكز" },
  noneFree: {
    en: "No center has a free time in the coming three months. Please call us, and we will find one.",
    ar: "لا توجد مواعيد متاحة في أي مركز خلال الأشهر الثلاثة القادمة. اتصل بنا وسنجد لك موعداً.",
  },
  positionKnown: {
    en: "Distances are shown. Of equal times the nearest center comes first.",
    ar: "تظهر المسافات الآن، ويأتي المركز الأقرب إليك أولاً عند تساوي المواعيد.",
  },
  daysTitle: { en: "Free times at all centers", ar: "المواعيد المتاحة في جميع المراكز" },
  placesAt: {
    en: (time: string) => `Centers at ${time}`,
    ar: (time: string) => `المراكز المتاحة الساعة ${time}`,
  },
  places: {
    en: (count: number) => (count === 1 ? "1 center" : `${count} centers`),
    ar: (count: number) => counted(count, "center"),
  },
  thisPlace: { en: "At this center", ar: "في هذا المركز" },
}) satisfies { of: (language: "en" | "ar") => PlaceNames };

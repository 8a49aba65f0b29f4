import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the drawings. */
export const diagramWords = defineWords({
  drawing: { en: (name: string) => `Drawing: ${name}`, ar: (name: string) => `رسم: ${name}` },
  hint: {
    en: "Press a number in the drawing or a line of the list. The keys + − 0 and the arrows move the drawing.",
    ar: "اضغط على رقم في الرسم أو على سطر في القائمة. ويمكنك تكبير الرسم وتحريكه بالمفاتيح + − 0 والأسهم.",
  },
  list: { en: "Parts in this drawing", ar: "القطع في هذا الرسم" },
  spot: {
    en: (label: string, name: string) => `${label}: ${name}`,
    ar: (label: string, name: string) => `${label}: ${name}`,
  },
  enlarge: { en: "Zoom in", ar: "تكبير" },
  reduce: { en: "Zoom out", ar: "تصغير" },
  whole: { en: "Show the whole drawing", ar: "عرض الرسم كاملاً" },
  ofThisCar: {
    en: (count: number) => `${count} part numbers`,
    ar: (count: number) => counted(count, "number"),
  },
  noPart: { en: "Not on this car", ar: "غير موجودة في هذه السيارة" },
  needsCar: {
    en: "Choose your car to see the part numbers and prices.",
    ar: "اختر سيارتك لتظهر أرقام القطع وأسعارها.",
  },
  failedTitle: { en: "The drawing could not be loaded", ar: "تعذّر تحميل الرسم" },
  pictureFailed: {
    en: "The drawing itself could not be shown. The list is complete.",
    ar: "تعذّر عرض الرسم، لكن القائمة كاملة.",
  },
});

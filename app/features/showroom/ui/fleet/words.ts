import { countedAfter, numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

const shown = (value: number) => value.toLocaleString("en");

/** Fixed words of the fleet calculator; its questions are content. */
export const fleetWords = defineWords({
  months: {
    en: (count: number) => `${count} months`,
    ar: (count: number) => numbered(count, "month"),
  },
  answersGoAlong: { en: "Your answers go with the request", ar: "تُرفق إجاباتك مع الطلب" },
  kmAnswer: { en: "Kilometers a year, each", ar: "كيلومترات السيارة في السنة" },
  countAnswer: { en: "Vehicles", ar: "عدد السيارات" },
  useAnswer: { en: "Kind of work", ar: "نوع العمل" },
  termAnswer: { en: "Term", ar: "المدة" },
  calculate: { en: "Work it out", ar: "احسب" },
  aMonth: { en: "a month", ar: "شهرياً" },
  forAll: {
    en: (count: number) => (count === 1 ? "for one vehicle" : `for ${shown(count)} vehicles`),
    ar: (count: number) => `لعدد ${countedAfter(count, "car")}`,
  },
  listed: {
    en: (count: number) => `${count} ${count === 1 ? "vehicle fits" : "vehicles fit"}`,
    ar: (count: number) => `الخيارات المناسبة: ${count}`,
  },
  parts: { en: "What it is made of", ar: "تفاصيل المبلغ" },
  value: { en: "Loss of value", ar: "انخفاض القيمة" },
  finance: { en: "Finance", ar: "التمويل" },
  registration: { en: "Registration and insurance", ar: "التسجيل والتأمين" },
  service: { en: "Service", ar: "الصيانة" },
  tires: { en: "Tires", ar: "الإطارات" },
  total: { en: "In all", ar: "المجموع" },
  fuel: { en: "Fuel, at the pump", ar: "الوقود، ويُدفع في المحطة" },
  price: { en: "Price of one vehicle", ar: "سعر السيارة الواحدة" },
  rates: {
    en: (flat: string, effective: string) => `Flat rate ${flat} a year, effective yearly rate ${effective}`,
    ar: (flat: string, effective: string) => `نسبة ثابتة ${flat} سنوياً، والنسبة السنوية الفعلية ${effective}`,
  },
});

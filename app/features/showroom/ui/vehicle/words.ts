import { numbered } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { defineWords } from "#app/i18n/words.ts";

const lists = { en: new Intl.ListFormat("en-GB"), ar: new Intl.ListFormat("ar") };

/** Fixed words of a model's page. What an editor would change is content. */
export const vehicleWords = defineWords({
  cash: { en: "Cash", ar: "نقداً" },
  leaseToOwn: { en: "Lease-to-own", ar: "الإيجار المنتهي بالتمليك" },
  finance: { en: "Finance", ar: "التمويل" },
  leaseHint: { en: "36 payments and a closing payment", ar: "36 قسطاً ودفعة ختامية" },
  financeHint: {
    en: (months: number, effective: string) =>
      `${months} months, ${percentInWords(10, "en")} down, ${effective} effective a year`,
    ar: (months: number, effective: string) =>
      `${numbered(months, "month")}، دفعة أولى ${percentInWords(10, "ar")}، نسبة سنوية فعلية ${effective}`,
  },
  barOf: {
    en: (name: string) => `${name}: prices and test drive`,
    ar: (name: string) => `${name}: الأسعار وتجربة القيادة`,
  },
  prices: { en: "Prices", ar: "الأسعار" },
  effective: { en: (rate: string) => `${rate} effective`, ar: (rate: string) => `نسبة فعلية ${rate}` },
  calculate: { en: "Calculate", ar: "احسب قسطك" },
  trimsAndPrices: { en: "Trims and prices", ar: "الفئات والأسعار" },
  modelYear: { en: (year: number) => `Model year ${year}`, ar: (year: number) => `موديل ${year}` },
  untilDay: { en: (day: string) => `Until ${day}`, ar: (day: string) => `حتى ${day}` },
  read: { en: "To read", ar: "للقراءة" },
  compareWith: {
    en: (names: readonly string[]) => `Compare with ${lists.en.format(names)}`,
    ar: (names: readonly string[]) => `قارنها مع ${lists.ar.format(names)}`,
  },
  secondModel: { en: "Second model", ar: "الطراز الثاني" },
  thirdModel: { en: "Third model", ar: "الطراز الثالث" },
  noModel: { en: "None", ar: "بلا اختيار" },
  otherModels: { en: "Other models", ar: "طرازات أخرى" },
});

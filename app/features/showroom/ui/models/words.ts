import { counted, countedAfter, nounAfter, numbered } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { ModelOrder } from "../../rules/models/model-search.ts";

/** Fixed words of the list of models. */
export const modelWords = defineWords({
  count: {
    en: (count: number) => (count === 1 ? "1 model" : `${count} models`),
    ar: (count: number) => (count === 0 ? "لا طرازات" : counted(count, "model")),
  },
  show: {
    en: (count: number) => (count === 1 ? "Show 1 model" : `Show ${count} models`),
    ar: (count: number) => (count === 0 ? "لا طرازات" : `عرض ${countedAfter(count, "model")}`),
  },
  skipToModels: { en: "Skip to the models", ar: "انتقل إلى الطرازات" },
  bodyType: { en: "Body", ar: "الشكل" },
  seats: { en: "Seats", ar: "المقاعد" },
  fuel: { en: "Fuel", ar: "الوقود" },
  priceMax: {
    en: (currency: string) => `Price up to, ${currency}`,
    ar: (currency: string) => `السعر حتى (${currency})`,
  },
  monthlyMax: {
    en: (currency: string) => `A month up to, ${currency}`,
    ar: (currency: string) => `القسط الشهري حتى (${currency})`,
  },
  upTo: { en: (sum: string) => `Up to ${sum}`, ar: (sum: string) => `حتى ${sum}` },
  upToAMonth: { en: (sum: string) => `Up to ${sum} a month`, ar: (sum: string) => `حتى ${sum} شهرياً` },
  seatsOf: {
    en: (least: number, most: number) =>
      least === most ? `${least} seats` : `${rangeInWords([least, most], "en")} seats`,
    ar: (least: number, most: number) =>
      least === most
        ? numbered(least, "seat")
        : `${rangeInWords([least, most], "ar")} ${nounAfter(most, "seat")}`,
  },
  sortNow: { en: "Sort", ar: "ترتيب" },
  relax: { en: "Models with everything else you chose", ar: "طرازات توافق بقية ما اخترته" },
  without: {
    en: (filter: string, count: number) =>
      `Without “${filter}”: ${count === 1 ? "1 model" : `${count} models`}`,
    ar: (filter: string, count: number) => `من دون «${filter}»: ${counted(count, "model")}`,
  },
  compareModel: { en: (name: string) => `Compare ${name}`, ar: (name: string) => `مقارنة ${name}` },
  tray: { en: "Models to compare", ar: "طرازات للمقارنة" },
  compareThese: {
    en: (count: number) => (count > 1 ? `Compare ${count} models` : "Compare"),
    ar: (count: number) => (count > 1 ? `مقارنة ${countedAfter(count, "model")}` : "مقارنة"),
  },
  oneMore: { en: "Choose one more", ar: "اختر طرازاً آخر" },
  chooseSome: { en: "Choose two or three models", ar: "اختر طرازين أو ثلاثة" },
  monthTerms: {
    en: (months: number, percent: number, least: string, most: string) =>
      `A month: ${months} payments with ${percentInWords(percent, "en")} down for a Qatari buyer, ${least === most ? least : rangeInWords([least, most], "en")} effective a year, as on the model's page.`,
    ar: (months: number, percent: number, least: string, most: string) =>
      `الشهر: ${numbered(months, "installment")} ودفعة أولى ${percentInWords(percent, "ar")} للمشتري القطري، بنسبة سنوية فعلية ${least === most ? least : rangeInWords([least, most], "ar")}، كما في صفحة الطراز.`,
  },
  priceTerms: {
    en: "* The cash price of the lowest trim that fits.",
    ar: "* السعر النقدي لأقل فئة توافق اختيارك.",
  },
  calculator: { en: "Work out your payment", ar: "احسب قسطك" },
});

export const orderNames = defineWords({
  recommended: { en: "Featured", ar: "الموصى به" },
  "price-up": { en: "Price, lowest first", ar: "السعر: الأقل أولاً" },
  "price-down": { en: "Price, highest first", ar: "السعر: الأعلى أولاً" },
  seats: { en: "Most seats first", ar: "الأكثر مقاعد أولاً" },
  power: { en: "Most powerful first", ar: "الأقوى أولاً" },
} satisfies Record<ModelOrder, { en: string; ar: string }>);

import type { Language } from "#app/i18n/language.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words about parts that more than one page needs. */
export const partsWords = defineWords({
  partNumber: { en: "Part number", ar: "رقم القطعة" },
  parts: {
    en: (count: number) => (count === 1 ? "1 part" : `${count.toLocaleString("en")} parts`),
    ar: (count: number) =>
      count === 0 ? "لا توجد قطع" : counted(count, ["قطعة واحدة", "قطعتان", "قطع", "قطعة"]),
  },
  perCar: {
    en: (count: number) => `${count} needed per car`,
    ar: (count: number) =>
      count === 1
        ? "تحتاج السيارة إلى قطعة واحدة"
        : `تحتاج السيارة إلى ${counted(count, ["قطعة", "قطعتين", "قطع", "قطعة"])}`,
  },
  forModels: { en: "For", ar: "لسيارات" },
  moreModels: {
    en: (count: number) => (count === 1 ? "and 1 more model" : `and ${count} more models`),
    ar: (count: number) => `و${counted(count, ["طراز آخر", "طرازين آخرين", "طرازات أخرى", "طرازاً آخر"])}`,
  },
  price: { en: "Price", ar: "السعر" },
  priceBefore: { en: "Price before discount", ar: "السعر قبل الخصم" },
  noPrice: { en: "Price at the counter", ar: "اسأل المنفذ عن السعر" },
  chooseCar: { en: "Choose your car", ar: "اختر سيارتك" },
  changeCar: { en: "Change", ar: "تغيير" },
  allCategories: { en: "All categories", ar: "جميع الأقسام" },
  shop: { en: "Genuine parts", ar: "قطع الغيار الأصلية" },
  failedTitle: { en: "The parts could not be loaded", ar: "تعذّر تحميل القطع" },
  failedText: {
    en: "Your choices are saved. Try again in a moment.",
    ar: "اختياراتك محفوظة. أعد المحاولة بعد قليل.",
  },
});

/** What a part's fit is called in a list, in as few words as it takes. */
export const fitNames = defineWords({
  fits: { en: "Fits your car", ar: "تناسب سيارتك" },
  "does-not-fit": { en: "Does not fit your car", ar: "لا تناسب سيارتك" },
  unknown: { en: "Fit not confirmed", ar: "المطابقة غير مؤكدة" },
  any: { en: "Fits any car", ar: "تصلح لجميع السيارات" },
});

const placeWords = defineWords({
  front: { en: "Front", ar: "أمامي" },
  rear: { en: "Rear", ar: "خلفي" },
  left: { en: "Left", ar: "يسار" },
  right: { en: "Right", ar: "يمين" },
  upper: { en: "Upper", ar: "علوي" },
  lower: { en: "Lower", ar: "سفلي" },
  inner: { en: "Inner", ar: "داخلي" },
  outer: { en: "Outer", ar: "خارجي" },
  center: { en: "Center", ar: "وسط" },
});
type Place = keyof ReturnType<typeof placeWords.of>;
/** All places that have a word, in the order in which people look for them. */
export const places: readonly string[] = Object.keys(placeWords.of("en"));

/** Where on the car a part sits: `front-left` is "Front left", «أمامي يسار». A place without a word is left out. */
export function positionInWords(position: string, language: Language): string | undefined {
  const words = placeWords.of(language);
  const named = position
    .split("-")
    .flatMap((place) => (Object.hasOwn(words, place) ? [words[place as Place]] : []));
  if (named.length === 0) return undefined;
  const [first = "", ...rest] = named;
  return [first, ...rest.map((word) => word.toLowerCase())].join(" ");
}

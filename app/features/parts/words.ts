import type { Language } from "#app/i18n/language.ts";
import { counted, countedAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { type Agreement, agreeing, agreementOf } from "./rules/noun-agreement.ts";

const lists = { en: new Intl.ListFormat("en-GB"), ar: new Intl.ListFormat("ar") };

/** Fixed words about parts that more than one page needs. */
export const partsWords = defineWords({
  partNumber: { en: "Part number", ar: "رقم القطعة" },
  parts: {
    en: (count: number) => (count === 1 ? "1 part" : `${count.toLocaleString("en")} parts`),
    ar: (count: number) => (count === 0 ? "لا توجد قطع" : counted(count, "part")),
  },
  perCar: {
    en: (count: number) => `${count} needed per car`,
    ar: (count: number) => `تحتاج السيارة إلى ${countedAfter(count, "part")}`,
  },
  /** Models that are named, and how many are not: none, or at least two. */
  fitsModels: {
    en: (names: readonly string[], more: number) =>
      `Fits ${lists.en.format(more > 0 ? [...names, `${more} more`] : names)}`,
    ar: (names: readonly string[], more: number) => {
      const others = more === 2 ? "طرازين آخرين" : `${more} أخرى`;
      const models = ["لطراز", "لطرازي"][names.length - 1 + more] ?? "لطرازات";
      return `${models} ${lists.ar.format(more > 0 ? [...names, others] : names)}`;
    },
  },
  price: { en: "Price", ar: "السعر" },
  priceBefore: { en: "Price before discount", ar: "السعر قبل الخصم" },
  noPrice: { en: "Price at the counter", ar: "اسأل الفرع عن السعر" },
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
  front: place("Front", agreeing("أمامي")),
  rear: place("Rear", agreeing("خلفي")),
  left: place("Left", agreeing("أيسر", "يسرى")),
  right: place("Right", agreeing("أيمن", "يمنى")),
  upper: place("Upper", agreeing("علوي")),
  lower: place("Lower", agreeing("سفلي")),
  inner: place("Inner", agreeing("داخلي")),
  outer: place("Outer", agreeing("خارجي")),
  center: place("Center", agreeing("أوسط", "وسطى")),
});
type Place = keyof ReturnType<typeof placeWords.of>;
/** All places that have a word, in the order in which people look for them. */
export const places: readonly string[] = Object.keys(placeWords.of("en"));

function place(en: string, ar: (agreement: Agreement) => string) {
  return { en: (_: Agreement) => en, ar };
}

/**
 * Where on the car a part sits: `front-left` is "Front left", «أمامي أيسر», and beside the name «جلدة مساعد» «أمامية يسرى». Without a
 * name it agrees with «الموضع». A place without a word is left out.
 */
export function positionInWords(position: string, language: Language, name = ""): string | undefined {
  const words = placeWords.of(language);
  const agreement = agreementOf(name);
  const named = position
    .split("-")
    .flatMap((one) => (Object.hasOwn(words, one) ? [words[one as Place](agreement)] : []));
  if (named.length === 0) return undefined;
  const [first = "", ...rest] = named;
  return [first, ...rest.map((word) => word.toLowerCase())].join(" ");
}

import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { SearchHit } from "./calls.ts";

/** Fixed words of the search. */
export const searchWords = defineWords({
  suggestions: { en: "Suggestions", ar: "اقتراحات" },
  allResults: { en: "All results", ar: "كل النتائج" },
  suggestionCount: {
    en: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
    ar: (count: number) => counted(count, "suggestion"),
  },
  noSuggestion: {
    en: "No suggestion. Press Enter to search.",
    ar: "لا اقتراحات. اضغط مفتاح الإدخال للبحث.",
  },
  title: { en: "Search", ar: "البحث" },
  resultsFor: {
    en: (count: number, query: string) =>
      `${count === 1 ? "1 result" : `${count} results`} for “\u2068${query}\u2069”`,
    ar: (count: number, query: string) => `${counted(count, "result")} للبحث عن «\u2068${query}\u2069»`,
  },
  searching: { en: "Searching…", ar: "جارٍ البحث…" },
  nothingFor: {
    en: (query: string) => `Nothing found for “\u2068${query}\u2069”`,
    ar: (query: string) => `لا نتائج للبحث عن «\u2068${query}\u2069»`,
  },
  nothingHelp: {
    en: "Try the name of a model, a single word, or the other script: both are understood, with small mistakes too.",
    ar: "جرّب اسم طراز أو كلمة واحدة أو اكتب بالحروف اللاتينية، فالبحث يفهم اللغتين ويتجاوز الأخطاء الصغيرة.",
  },
  startHelp: {
    en: "Write a name or a word, in English or Arabic.",
    ar: "اكتب اسماً أو كلمة، بالعربية أو بالإنجليزية.",
  },
  unavailable: {
    en: "The search does not answer just now. Try again in a moment, or use these pages.",
    ar: "البحث لا يستجيب الآن. أعد المحاولة بعد قليل، أو انتقل إلى هذه الصفحات.",
  },
  allParts: { en: "All parts for these words", ar: "كل القطع لهذا البحث" },
  fitsYourCar: {
    en: "Does it fit your car? Choose your car, and we tell you.",
    ar: "هل تناسب سيارتك؟ اختر سيارتك ونخبرك.",
  },
  fitsCar: {
    en: (count: number, car: string) =>
      count === 0 ? `None for ${car}` : `${count === 1 ? "1 part" : `${count} parts`} for ${car}`,
    ar: (count: number, car: string) =>
      count === 0
        ? `لا قطعة لسيارة \u2068${car}\u2069`
        : `${counted(count, ["قطعة واحدة", "قطعتان", "قطع", "قطعة"])} لسيارة \u2068${car}\u2069`,
  },
  leftOut: {
    en: (left: readonly string[]) => `Not searched for: ${left.join(", ")}`,
    ar: (left: readonly string[]) => `لم نبحث عن: ${left.join("، ")}`,
  },
  chat: { en: "WhatsApp", ar: "واتساب" },
  more: { en: "More about it", ar: "التفاصيل" },
  yours: { en: "In your account", ar: "في حسابك" },
  vinHelp: {
    en: "That is the VIN of a car. Write it here again: it leads to the parts of that car, and stays out of the address.",
    ar: "هذا رقم هيكل سيارة. اكتبه هنا مرة أخرى لنفتح لك قطع تلك السيارة، دون أن يظهر الرقم في رابط الصفحة.",
  },
  waysOn: { en: "Often looked for", ar: "الأكثر طلباً" },
  part: { en: "Part", ar: "قطعة" },
  model: { en: "Model", ar: "طراز" },
  trim: { en: "Trim", ar: "فئة" },
  offer: { en: "Offer", ar: "عرض" },
  page: { en: "Page", ar: "صفحة" },
  location: { en: "Location", ar: "موقع" },
  article: { en: "Article", ar: "مقال" },
  actions: { en: "What you can do", ar: "ما يمكنك فعله" },
  parts: { en: "Genuine parts", ar: "قطع الغيار" },
  models: { en: "Models", ar: "الطرازات" },
  trims: { en: "Trims", ar: "الفئات" },
  offers: { en: "Offers", ar: "العروض" },
  pages: { en: "Pages", ar: "الصفحات" },
  locations: { en: "Locations", ar: "المواقع" },
  articles: { en: "Articles", ar: "المقالات" },
});

/** What a group of hits of one kind is called. */
export const groupNames: Record<
  SearchHit["kind"],
  "actions" | "parts" | "models" | "trims" | "offers" | "pages" | "locations" | "articles"
> = {
  action: "actions",
  part: "parts",
  model: "models",
  trim: "trims",
  offer: "offers",
  page: "pages",
  location: "locations",
  article: "articles",
};

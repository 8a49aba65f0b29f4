import { defineWords } from "#app/i18n/words.ts";

/** What a list was narrowed by. */
interface Chosen {
  readonly q?: string | undefined;
  readonly inCategory: boolean;
  readonly forCar: boolean;
}
const quoted = {
  en: (text: string) => `“\u2068${text}\u2069”`,
  ar: (text: string) => `«\u2068${text}\u2069»`,
};

/** Fixed words of finding parts where they are also bought. */
export const findingWords = defineWords({
  categories: { en: "By category", ar: "بحسب القسم" },
  allCategories: { en: "All categories", ar: "جميع الأقسام" },
  yourCars: { en: "Your cars", ar: "سياراتك" },
  lastOrders: { en: "Your last orders", ar: "آخر طلباتك" },
  allOrders: { en: "All orders", ar: "جميع الطلبات" },
  order: { en: (number: string) => `Order ${number}`, ar: (number: string) => `الطلب ${number}` },
  openOrder: { en: "Order without a number yet", ar: "طلب بلا رقم بعد" },
  misfitsToo: { en: "Show what does not fit", ar: "عرض القطع التي لا تناسب سيارتي أيضاً" },
  allParts: { en: "All parts", ar: "جميع القطع" },
  found: quoted,
  /** Where a list is empty: of what was chosen there is nothing. */
  nothing: {
    en: ({ q, inCategory, forCar }: Chosen) =>
      `No parts found${q === undefined ? "" : ` for ${quoted.en(q)}`}${inCategory ? " in this category" : ""}${forCar ? " that fit your car" : ""}`,
    ar: ({ q, inCategory, forCar }: Chosen) =>
      `لا توجد قطع${q === undefined ? "" : ` باسم ${quoted.ar(q)}`}${inCategory ? " في هذا القسم" : ""}${forCar ? " تناسب سيارتك" : ""}`,
  },
  start: { en: "Parts shop", ar: "متجر القطع" },
  partTitle: { en: (number: string) => `Part ${number}`, ar: (number: string) => `القطعة ${number}` },
  partDescription: {
    en: (number: string) => `Genuine part ${number}: price, stock, and the cars that it fits.`,
    ar: (number: string) => `القطعة الأصلية ${number}: السعر والتوفّر والسيارات التي تناسبها.`,
  },
});

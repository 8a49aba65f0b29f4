import { defineWords } from "#app/i18n/words.ts";

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
  found: { en: (text: string) => `“\u2068${text}\u2069”`, ar: (text: string) => `«\u2068${text}\u2069»` },
  start: { en: "Parts shop", ar: "متجر القطع" },
  partTitle: { en: (number: string) => `Part ${number}`, ar: (number: string) => `القطعة ${number}` },
  partDescription: {
    en: (number: string) => `Genuine part ${number}: price, stock, and the cars that it fits.`,
    ar: (number: string) => `القطعة الأصلية ${number}: السعر والتوفّر والسيارات التي تناسبها.`,
  },
});

import { countedAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Stock of a part, adding it to the cart, and the message when it comes. */
export const stockWords = defineWords({
  inStock: { en: "In stock", ar: "متوفرة" },
  fewLeft: {
    en: (count: number) => (count === 1 ? "Last piece in stock" : `Only ${count} in stock`),
    ar: (count: number) => (count === 1 ? "آخر حبة متوفرة" : `لم يتبق سوى ${countedAfter(count, "piece")}`),
  },
  outOfStock: { en: "Out of stock", ar: "غير متوفرة حالياً" },
  expected: { en: (day: string) => `Expected ${day}`, ar: (day: string) => `متوقع وصولها ${day}` },
  unknown: { en: "Stock is checked at checkout", ar: "يُتحقق من التوفر عند إتمام الطلب" },
  byCenter: { en: "Stock by counter", ar: "التوفر في الفروع" },
  countAt: { en: (count: string) => `${count} in stock`, ar: (count: string) => `متوفر: ${count}` },
  noneAt: { en: "None here now", ar: "غير متوفرة هنا الآن" },
  many: { en: "10 or more", ar: "10 أو أكثر" },
  tellMe: { en: "Tell me when it comes", ar: "أبلغني عند توفرها" },
  tellMeOn: {
    en: "We will write to you once, when it can be bought again.",
    ar: "سنرسل إليك رسالة واحدة حين تتوفر من جديد.",
  },
  tellMeOff: { en: "No message, please", ar: "إلغاء التنبيه" },
  add: { en: "Add to cart", ar: "أضف إلى السلة" },
  added: {
    en: (name: string) => `Added to your cart: ${name}`,
    ar: (name: string) => `أضيفت إلى سلتك: ${name}`,
  },
  inCart: { en: (count: number) => `In your cart: ${count}`, ar: (count: number) => `في سلتك: ${count}` },
  viewCart: { en: "View cart", ar: "عرض السلة" },
  undo: { en: "Undo", ar: "تراجع" },
  undone: { en: "Taken out of your cart again", ar: "أزيلت من سلتك" },
  misfit: {
    en: "This part does not fit the car you chose.",
    ar: "هذه القطعة لا تناسب السيارة التي اخترتها.",
  },
  misfitTick: { en: "I know, and I want it all the same", ar: "أعلم أنها لا تناسبها وأريدها" },
  misfitOpen: {
    en: "Tick this first, or choose another car.",
    ar: "ضع علامة هنا أولاً، أو اختر سيارة أخرى.",
  },
});

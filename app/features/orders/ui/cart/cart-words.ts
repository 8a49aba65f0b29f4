import { counted, countedAfter } from "#app/i18n/numbers/counted.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** The cart's own words. */
export const cartWords = defineWords({
  title: { en: "Your cart", ar: "سلتك" },
  lines: { en: "Parts in your cart", ar: "القطع في سلتك" },
  saved: { en: "Saved for later", ar: "محفوظة لوقت لاحق" },
  summary: { en: "Summary", ar: "ملخص الطلب" },
  fits: { en: (car: string) => `Fits your ${car}`, ar: (car: string) => `تناسب سيارتك ${car}` },
  remove: { en: "Remove", ar: "حذف" },
  saveForLater: { en: "Save for later", ar: "احفظها لوقت لاحق" },
  moveToCart: { en: "Move to cart", ar: "انقلها إلى السلة" },
  addNote: { en: "Add a note", ar: "أضف ملاحظة" },
  note: { en: "Note for the counter", ar: "ملاحظة للفرع" },
  saveNote: { en: "Save the note", ar: "حفظ الملاحظة" },
  changeNote: { en: "Change the note", ar: "تعديل الملاحظة" },
  removed: { en: (name: string) => `Removed: ${name}`, ar: (name: string) => `حُذفت: ${name}` },
  undo: { en: "Undo", ar: "تراجع" },
  clear: { en: "Empty the cart", ar: "إفراغ السلة" },
  clearTitle: { en: "Empty the cart?", ar: "إفراغ السلة؟" },
  clearText: {
    en: "All parts leave the cart. What you saved for later stays.",
    ar: "ستُحذف كل القطع من السلة، ويبقى ما حفظته لوقت لاحق.",
  },
  clearConfirm: { en: "Yes, empty it", ar: "نعم، أفرغها" },
  stay: { en: "Leave it as it is", ar: "اتركها كما هي" },
  nextBreak: {
    en: (from: number, price: string) => `From ${from} pieces on each costs ${price}`,
    ar: (from: number, price: string) => `من ${countedAfter(from, "piece")} فأكثر تصبح الحبة بـ ${price}`,
  },
  priceRose: {
    en: (from: string, to: string) => `The price of a piece rose from ${from} to ${to}.`,
    ar: (from: string, to: string) => `ارتفع سعر الحبة ${rangeInWords([from, to], "ar")}.`,
  },
  priceFell: {
    en: (from: string, to: string) => `The price of a piece fell from ${from} to ${to}.`,
    ar: (from: string, to: string) => `انخفض سعر الحبة ${rangeInWords([from, to], "ar")}.`,
  },
  superseded: {
    en: "This number took the place of the one that you added:",
    ar: "حلّ هذا الرقم محل الرقم الذي أضفته:",
  },
  withdrawn: {
    en: "This part is not sold online any more. It is in no total: remove it to go on.",
    ar: "لم تعد هذه القطعة تُباع عبر الموقع، وهي غير محسوبة في الإجمالي. احذفها للمتابعة.",
  },
  short: {
    en: (available: number) => `Only ${available} in stock: lower the quantity, or save it for later.`,
    ar: (available: number) => `المتوفر ${counted(available, "piece")} فقط: قلّل الكمية أو احفظها لوقت لاحق.`,
  },
  out: {
    en: "Out of stock at every counter: save it for later, or remove it.",
    ar: "غير متوفرة حالياً في أي فرع: احفظها لوقت لاحق أو احذفها.",
  },
  checkout: { en: "Check out", ar: "إتمام الطلب" },
  payNow: { en: "Finish paying", ar: "أكمل الدفع" },
  attention: {
    en: (count: number) =>
      count === 1 ? "One part needs your attention first." : `${count} parts need your attention first.`,
    ar: (count: number) =>
      counted(count, [
        "قطعة واحدة تحتاج إلى مراجعتك أولاً.",
        "قطعتان تحتاجان إلى مراجعتك أولاً.",
        "قطع تحتاج إلى مراجعتك أولاً.",
        "قطعة تحتاج إلى مراجعتك أولاً.",
      ]),
  },
  pickupOnly: {
    en: "You collect the parts at a counter. Nothing is reserved until you pay.",
    ar: "تستلم القطع من الفرع، ولا يُحجز شيء قبل الدفع.",
  },
  pickupReserved: {
    en: "You collect the parts at a counter.",
    ar: "تستلم القطع من الفرع.",
  },
  goOn: { en: "Look for more parts", ar: "البحث عن قطع أخرى" },
  /** The number is what the eye sees, so it stands there as one. */
  openCart: {
    en: (pieces: number) => (pieces === 1 ? "Cart, 1 piece" : `Cart, ${pieces} pieces`),
    ar: (pieces: number) => (pieces === 0 ? "السلة فارغة" : `السلة، عدد القطع ${pieces}`),
  },
});

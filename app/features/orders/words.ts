import { commaIn } from "#app/i18n/comma.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Words that cart, checkout and orders share. */
export const shopWords = defineWords({
  comma: commaIn,
  cart: { en: "Cart", ar: "السلة" },
  partNumber: { en: "Part number", ar: "رقم القطعة" },
  quantity: { en: "Quantity", ar: "الكمية" },
  fewer: { en: "One fewer", ar: "إنقاص الكمية" },
  more: { en: "One more", ar: "زيادة الكمية" },
  each: { en: "each", ar: "للحبة" },
  forCar: { en: (car: string) => `For ${car}`, ar: (car: string) => `لسيارة ${car}` },
  pieces: {
    en: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
    ar: (count: number) => counted(count, "piece"),
  },
  parts: {
    en: (count: number) => (count === 1 ? "1 part" : `${count} parts`),
    ar: (count: number) => counted(count, "part"),
  },
  was: { en: "Price before", ar: "السعر السابق" },
  subtotal: { en: "Subtotal", ar: "المجموع" },
  discounts: { en: "Discounts", ar: "الخصم" },
  total: { en: "Total", ar: "الإجمالي" },
  taxIncluded: {
    en: (tax: string) => `Includes ${tax} tax`,
    ar: (tax: string) => `يشمل ضريبة قدرها ${tax}`,
  },
  free: { en: "Free", ar: "مجاناً" },
  pickup: { en: "Pickup", ar: "الاستلام" },
  reserved: { en: "Your pieces are reserved for", ar: "قطعك محجوزة لمدة" },
  reservedNearEnd: {
    en: "Your reservation ends in two minutes.",
    ar: "تنتهي مهلة الحجز خلال دقيقتين.",
  },
  reservedOver: {
    en: "The reservation has run out. Your cart is as it was.",
    ar: "انتهت مهلة الحجز، وسلتك كما كانت.",
  },
  failed: { en: "That did not work. Please try again.", ar: "لم تنجح العملية. حاول مرة أخرى." },
  offline: {
    en: "You are offline. Nothing was changed.",
    ar: "لا يوجد اتصال بالإنترنت، ولم يتغيّر شيء.",
  },
  goBack: { en: "Go back", ar: "رجوع" },
  loadError: { en: "This could not be loaded", ar: "تعذّر التحميل" },
});

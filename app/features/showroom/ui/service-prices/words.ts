import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the pages of service prices; what a service is called and is for stands in the service catalogue. */
export const servicePriceWords = defineWords({
  chooseModel: { en: "Choose your model", ar: "اختر طراز سيارتك" },
  serviceFrom: { en: "Service from", ar: "الصيانة من" },
  priceAndLease: { en: "Price and lease-to-own", ar: "السعر والإيجار المنتهي بالتمليك" },
  model: { en: "Model", ar: "الطراز" },
  trim: { en: "Trim", ar: "الفئة" },
  cash: { en: "Cash", ar: "نقداً" },
  explore: { en: "Explore its service prices", ar: "استعرض أسعار صيانتها" },
  driveTrain: { en: "Engine", ar: "المحرك" },
  service: { en: "Service", ar: "الخدمة" },
  prices: { en: (name: string) => `Service prices: ${name}`, ar: (name: string) => `أسعار الصيانة: ${name}` },
  carWithEngine: {
    en: (trim: string, engine: string) => `${trim}, ${engine}`,
    ar: (trim: string, engine: string) => `${trim}، ${engine}`,
  },
  work: { en: "Work and parts", ar: "الأعمال والقطع" },
  price: { en: "Price", ar: "السعر" },
  total: { en: "Total estimate", ar: "إجمالي التقدير" },
  book: { en: "Book this service", ar: "احجز هذه الخدمة" },
  otherTrim: { en: "Another model or trim", ar: "طراز أو فئة أخرى" },
  noPrices: {
    en: "The service prices of this model are not published yet. Call us, and we will tell you.",
    ar: "لم تُنشر أسعار صيانة هذا الطراز بعد. اتصل بنا ونخبرك بها.",
  },
});

import { counted, numbered } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a used car's page; what the importer says about its cars is content (`used-car-page`). */
export const carWords = defineWords({
  allCars: { en: "All pre-owned cars", ar: "كل السيارات المستعملة" },
  inspectionReport: { en: "Inspection report", ar: "تقرير الفحص" },
  inspectionText: {
    en: "Every check with its result, to read before you come.",
    ar: "كل نقطة ونتيجتها، تقرؤه قبل أن تأتي.",
  },
  openReport: { en: "Open the report", ar: "فتح التقرير" },
  inNewTab: { en: "opens in a new tab", ar: "يفتح في نافذة جديدة" },
  pictures: { en: "Pictures of the car", ar: "صور السيارة" },
  picture: {
    en: (car: string, view: string | number) =>
      typeof view === "number" ? `${car}, picture ${view}` : `${car}, ${view}`,
    ar: (car: string, view: string | number) =>
      typeof view === "number" ? `${car}، الصورة ${view}` : `${car}، ${view}`,
  },
  noPictures: { en: "Pictures follow", ar: "الصور قريباً" },
  price: { en: "Price", ar: "السعر" },
  priceBefore: { en: "Price before", ar: "السعر السابق" },
  whyRating: { en: "How we compare prices", ar: "كيف نقارن الأسعار؟" },
  ask: { en: "Ask about this car", ar: "اسأل عن السيارة" },
  askReserved: { en: "Tell me if it becomes free", ar: "أبلغني إن عادت متاحة" },
  testDrive: { en: "Book a test drive", ar: "احجز تجربة قيادة" },
  call: { en: "Call", ar: "اتصل" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  whatsappText: {
    en: (number: string, address: string) => `Hello, I have a question about car ${number}: ${address}`,
    ar: (number: string, address: string) => `مرحباً، لدي سؤال عن السيارة رقم ${number}: ${address}`,
  },
  seeItAt: { en: "See it at", ar: "شاهدها في" },
  finance: { en: "Finance", ar: "التمويل" },
  loanAmount: { en: "Loan amount", ar: "مبلغ التمويل" },
  monthlyPayment: { en: "Payment a month", ar: "القسط الشهري" },
  loanTerms: {
    en: (months: number, percent: number) => `${months} months, ${percent}% down`,
    ar: (months: number, percent: number) =>
      `${numbered(months, "month")}، ودفعة أولى ${percentInWords(percent, "ar")}`,
  },
  loanRates: {
    en: (flat: string, effective: string) => `${flat} flat, ${effective} effective a year`,
    ar: (flat: string, effective: string) => `${flat} ثابتة، أي ${effective} فعلية في السنة`,
  },
  openCalculator: { en: "Work out your payment", ar: "احسب قسطك" },
  atAGlance: { en: "At a glance", ar: "لمحة عنها" },
  years: {
    en: (age: number) => (age === 0 ? "Under a year" : age === 1 ? "1 year" : `${age} years`),
    ar: (age: number) => (age === 0 ? "أقل من سنة" : counted(age, "year")),
  },
  vehicleNo: { en: "Car number", ar: "رقم السيارة" },
  noDescription: { en: "No description available.", ar: "لا يتوفر وصف." },
  technical: { en: "Technical specifications", ar: "المواصفات الفنية" },
  dimensions: { en: "Dimensions and capacity", ar: "الأبعاد والسعة" },
  others: { en: "Other specifications", ar: "مواصفات أخرى" },
  notStated: { en: "Not stated", ar: "غير مذكور" },
  similar: { en: "Cars much like it", ar: "سيارات قريبة منها" },
  featured: { en: "Cars that stand with us today", ar: "من معروضنا اليوم" },
  searchAll: { en: "Search all cars", ar: "ابحث في كل السيارات" },
  lastPrice: { en: "Its last price", ar: "آخر سعر لها" },
});

import { commaIn } from "#app/i18n/comma.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the documents' pages: names of fields and sides, counts, names for assistive technology. */
export const documentsWords = defineWords({
  comma: commaIn,
  /** A number is called by its document. */
  number: { en: "Number", ar: "الرقم" },
  "number of driving-license": { en: "License number", ar: "رقم الرخصة" },
  "number of qid": { en: "QID number", ar: "رقم البطاقة الشخصية" },
  "number of insurance": { en: "Policy number", ar: "رقم وثيقة التأمين" },
  "number of passport": { en: "Passport number", ar: "رقم الجواز" },
  "number of trade-license": { en: "License number", ar: "رقم الرخصة" },
  name: { en: "Name in English", ar: "الاسم بالإنجليزية" },
  nameArabic: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  nationality: { en: "Nationality", ar: "الجنسية" },
  birthDate: { en: "Date of birth", ar: "تاريخ الميلاد" },
  issueDate: { en: "Date of issue", ar: "تاريخ الإصدار" },
  expiry: { en: "Expiry date", ar: "تاريخ الانتهاء" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  model: { en: "Model", ar: "الطراز" },
  modelYear: { en: "Model year", ar: "سنة الصنع" },
  insurer: { en: "Insurance company", ar: "شركة التأمين" },
  company: { en: "Company", ar: "اسم الشركة" },
  days: {
    en: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    ar: (count: number) => counted(count, ["يوم واحد", "يومين", "أيام", "يوماً"]),
  },
  expiresToday: { en: "Expires today", ar: "ينتهي اليوم" },
  page: { en: (page: number) => `Page ${page}`, ar: (page: number) => `الصفحة ${page}` },
  front: { en: "Front", ar: "الوجه الأمامي" },
  back: { en: "Back", ar: "الوجه الخلفي" },
  enlarge: { en: (page: string) => `Enlarge: ${page}`, ar: (page: string) => `تكبير: ${page}` },
  pageGone: { en: "This page could not be loaded.", ar: "تعذّر عرض هذه الصفحة." },
  again: { en: "Try again", ar: "إعادة المحاولة" },
  addedOn: { en: (day: string) => `Added on ${day}`, ar: (day: string) => `أُضيف في ${day}` },
  added: { en: "Added", ar: "أُضيف" },
  checked: { en: "Checked", ar: "فُحص" },
  prepared: { en: "Prepared", ar: "جُهّزت صفحاته" },
  confirmed: { en: "Confirmed by you", ar: "أكّدت بياناته" },
  expected: { en: "Next", ar: "التالي" },
  correct: { en: "Correct the information", ar: "تصحيح البيانات" },
  correctTitle: { en: "Correct what is stored", ar: "تصحيح البيانات المحفوظة" },
  unlessConfirmed: {
    en: (days: number) => `If you do not confirm it, we delete the document ${days} days after you added it.`,
    ar: (days: number) =>
      `إن لم تؤكّدها فسنحذف المستند بعد ${counted(days, ["يوم واحد", "يومين", "أيام", "يوماً"])} من إضافته.`,
  },
  earlier: { en: "Earlier", ar: "السابقة" },
  you: { en: "You", ar: "أنت" },
  staff: { en: "Our team", ar: "فريقنا" },
  export: { en: "A download of your data", ar: "تنزيل بياناتك" },
  deletedDocument: { en: "since deleted", ar: "حُذف لاحقاً" },
  showAll: { en: (count: number) => `Show all ${count}`, ar: (count: number) => `عرض الكل (${count})` },
});

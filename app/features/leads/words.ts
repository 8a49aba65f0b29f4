import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the forms. */
export const leadWords = defineWords({
  firstName: { en: "First name", ar: "الاسم الأول" },
  lastName: { en: "Last name", ar: "اسم العائلة" },
  mobile: { en: "Mobile number", ar: "رقم الجوال" },
  email: { en: "E-mail address", ar: "البريد الإلكتروني" },
  emailOptional: { en: "E-mail address (optional)", ar: "البريد الإلكتروني (اختياري)" },
  model: { en: "Model (optional)", ar: "الطراز (اختياري)" },
  anyModel: { en: "No model in particular", ar: "بلا تحديد" },
  showroom: { en: "Showroom", ar: "صالة العرض" },
  anyShowroom: { en: "Any showroom", ar: "أي صالة" },
  message: { en: "When shall we call? (optional)", ar: "متى نتصل بك؟ (اختياري)" },
  messageHint: {
    en: "An hour that suits you, and what else we should know.",
    ar: "الساعة التي تناسبك، وما ينبغي أن نعرفه قبل الاتصال.",
  },
  soldCar: { en: "Your car", ar: "سيارتك" },
  soldCarHint: {
    en: "Make, model, year and kilometers; what was repaired, if anything.",
    ar: "العلامة والطراز وسنة الصنع وقراءة العداد، وما أُصلح فيها إن وُجد.",
  },
  company: { en: "Company", ar: "الشركة" },
  crNumber: { en: "Commercial registration number", ar: "رقم السجل التجاري" },
  count: { en: "Number of vehicles", ar: "عدد السيارات" },
  countHint: { en: "From 1 to 999", ar: "من 1 إلى 999" },
  models: { en: "Models", ar: "الطرازات" },
  term: { en: "Term", ar: "المدة" },
  noTerm: { en: "Choose a term", ar: "اختر المدة" },
  months24: { en: "24 months", ar: "24 شهراً" },
  months36: { en: "36 months", ar: "36 شهراً" },
  months48: { en: "48 months", ar: "48 شهراً" },
  months60: { en: "60 months", ar: "60 شهراً" },
  purchase: { en: "Purchase", ar: "شراء" },
  contact: { en: "Contact", ar: "للتواصل" },
  fleetMessage: { en: "What the vehicles are for (optional)", ar: "فيمَ تُستخدم السيارات؟ (اختياري)" },
  /** The name of the field that only machines fill. */
  website: { en: "Leave this field empty", ar: "اترك هذا الحقل فارغاً" },
});

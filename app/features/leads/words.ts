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
  /** The name of the field that only machines fill. */
  website: { en: "Leave this field empty", ar: "اترك هذا الحقل فارغاً" },
});

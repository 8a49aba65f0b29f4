import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the campaign request form (product/campaigns.md#request-form). */
export const campaignWords = defineWords({
  fullName: { en: "Full name", ar: "الاسم الكامل" },
  phone: { en: "Mobile number", ar: "رقم الجوال" },
  email: { en: "E-mail address (optional)", ar: "البريد الإلكتروني (اختياري)" },
  vehicleRegistration: { en: "Vehicle registration (VIN)", ar: "رقم الهيكل في الاستمارة" },
  registrationHint: {
    en: "17 letters and digits, as on your registration card (Istimara).",
    ar: "17 حرفاً ورقماً كما في استمارة السيارة.",
  },
  vehicleModel: { en: "Model", ar: "الطراز" },
  noModel: { en: "Choose a model", ar: "اختر الطراز" },
  vehicleYear: { en: "Model year", ar: "سنة الصنع" },
  noYear: { en: "Choose a year", ar: "اختر السنة" },
  serviceCenter: { en: "Service center", ar: "مركز الخدمة" },
  noCenter: { en: "Choose a center", ar: "اختر المركز" },
  serviceDate: { en: "Date", ar: "التاريخ" },
  openCalendar: { en: "Choose from the calendar", ar: "اختيار من التقويم" },
  serviceTime: { en: "Time", ar: "الوقت" },
  noTime: { en: "Choose a time", ar: "اختر الوقت" },
  timeNeedsBoth: { en: "First choose center and date.", ar: "اختر المركز والتاريخ أولاً." },
  timesLoading: { en: "Looking for free times ...", ar: "جارٍ البحث عن الأوقات المتاحة" },
  timesNotLoaded: {
    en: "The free times could not be loaded. Check your connection, then choose the center again.",
    ar: "تعذّر تحميل الأوقات المتاحة. تحقّق من اتصالك ثم اختر المركز مرة أخرى.",
  },
  message: { en: "Anything else we should know? (optional)", ar: "ملاحظة أخرى (اختياري)" },
  wrongRegistration: {
    en: "Vehicle Registration must be 17 digits.",
    ar: "يجب أن يتكوّن رقم الهيكل من 17 خانة.",
  },
  tooEarly: {
    en: (day: string) => `Date cannot be before ${day}`,
    ar: (day: string) => `لا يمكن أن يكون التاريخ قبل ${day}`,
  },
  tooLate: {
    en: (day: string) => `Date cannot be after ${day}`,
    ar: (day: string) => `لا يمكن أن يكون التاريخ بعد ${day}`,
  },
});

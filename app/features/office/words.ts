import { defineWords } from "#app/i18n/words.ts";

/** What the frame of the office says; each screen has its own words beside it. */
export const officeWords = defineWords({
  office: { en: "Office", ar: "المكتب" },
  needsScripts: {
    en: "The office needs scripts. Please allow them for this site.",
    ar: "يحتاج المكتب إلى تفعيل JavaScript. يُرجى السماح به لهذا الموقع.",
  },
  signedOut: { en: "You are signed out.", ar: "تم تسجيل خروجك." },
  signIn: { en: "Sign in", ar: "تسجيل الدخول" },
  signOut: { en: "Sign out", ar: "تسجيل الخروج" },
  otherLanguage: { en: "العربية", ar: "English" },
  skip: { en: "Skip to content", ar: "انتقل إلى المحتوى" },
  mainMenu: { en: "Main menu", ar: "القائمة الرئيسية" },
  queue: { en: "My queue", ar: "مهامي" },
  queueBrief: { en: "Queue", ar: "مهامي" },
  service: { en: "Service", ar: "الصيانة" },
  capacity: { en: "Capacity", ar: "الطاقة الاستيعابية" },
  /** Under icons side by side on a phone. */
  capacityBrief: { en: "Capacity", ar: "الطاقة" },
  leadsBrief: { en: "Leads", ar: "الفرص" },
  leads: { en: "Leads", ar: "العملاء المحتملون" },
  ordersBrief: { en: "Parts", ar: "القطع" },
  orders: { en: "Parts", ar: "قطع الغيار" },
  people: { en: "Customers", ar: "العملاء" },
  settings: { en: "Settings", ar: "الإعدادات" },
  location: { en: "Location", ar: "الموقع" },
  noCenter: { en: "You work at no service center.", ar: "لا يوجد مركز خدمة ضمن صلاحيتك." },
  find: { en: "Find or do", ar: "ابحث أو نفّذ" },
  signInFailed: {
    en: "This sign-in did not work. Please try again.",
    ar: "لم يكتمل تسجيل الدخول. حاول مرة أخرى.",
  },
  factorMissing: {
    en: "The office needs a second factor: sign in with an authenticator code or a passkey.",
    ar: "يتطلب المكتب وسيلة تحقق ثانية: سجّل الدخول برمز تطبيق المصادقة أو بمفتاح مرور.",
  },
  notStaff: {
    en: "This account has no access to the office. Ask an administrator.",
    ar: "لا يملك هذا الحساب صلاحية دخول المكتب. راجع مسؤول النظام.",
  },
});

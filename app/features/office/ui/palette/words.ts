import { defineWords } from "#app/i18n/words.ts";

export const paletteWords = defineWords({
  title: { en: "Find or do", ar: "ابحث أو نفّذ" },
  hint: {
    en: "Name, phone, plate, VIN, reference, or what to do",
    ar: "اسم أو جوال أو لوحة أو رقم هيكل أو مرجع، أو إجراء",
  },
  records: { en: "Records", ar: "السجلات" },
  recent: { en: "Recent", ar: "الأخيرة" },
  deeds: { en: "Actions", ar: "الإجراءات" },
  nothing: { en: "Nothing matches.", ar: "لا نتائج مطابقة." },
  searching: { en: "Searching …", ar: "جارٍ البحث …" },
  customer: { en: "Customer", ar: "عميل" },
  car: { en: "Car", ar: "سيارة" },
  visit: { en: "Appointment", ar: "موعد" },
  guest: { en: "Guest", ar: "بلا حساب" },
  lead: { en: "Lead", ar: "عميل محتمل" },
  order: { en: "Parts order", ar: "طلب قطع" },
});

/** Why a record is found. */
export const whyWords = defineWords({
  name: { en: "Name", ar: "الاسم" },
  phone: { en: "Phone", ar: "الجوال" },
  email: { en: "E-mail", ar: "البريد الإلكتروني" },
  plate: { en: "Plate", ar: "اللوحة" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  reference: { en: "Reference", ar: "المرجع" },
  begins: { en: "begins so", ar: "يبدأ هكذا" },
  ends: { en: "ends so", ar: "ينتهي هكذا" },
  sounds: { en: "sounds alike", ar: "يُنطق مثله" },
});

/** What the palette does, as it is found in either language. */
export const commandWords = defineWords({
  goTo: { en: (screen: string) => `Go to ${screen}`, ar: (screen: string) => `انتقل إلى: ${screen}` },
  at: { en: (location: string) => `Location: ${location}`, ar: (location: string) => `الموقع: ${location}` },
  "new-visit": { en: "New visit", ar: "زيارة جديدة" },
  "close-day": { en: "Close a day", ar: "إغلاق يوم" },
  campaigns: { en: "Campaign requests", ar: "طلبات الحملات" },
  links: { en: "Car links that wait", ar: "طلبات ربط السيارات بانتظار الرد" },
  documents: { en: "Documents that wait", ar: "المستندات بانتظار المراجعة" },
  privacy: { en: "Privacy requests", ar: "طلبات الخصوصية" },
  language: { en: "العربية · Switch to Arabic", ar: "English · التبديل إلى الإنجليزية" },
  "sign-out": { en: "Sign out", ar: "تسجيل الخروج" },
});

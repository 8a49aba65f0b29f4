import { defineWords } from "#app/i18n/words.ts";

export const customerWords = defineWords({
  audit: { en: "Who saw this", ar: "من اطّلع على البيانات" },
  newVisit: { en: "New visit", ar: "زيارة جديدة" },
  closed: { en: "Account closed, being deleted", ar: "الحساب مغلق وقيد الحذف" },
  none: { en: "None", ar: "لا يوجد" },

  contact: { en: "Contact", ar: "بيانات التواصل" },
  phone: { en: "Mobile", ar: "الجوال" },
  email: { en: "E-mail", ar: "البريد الإلكتروني" },
  confirmed: { en: "Confirmed", ar: "مؤكد" },
  confirmedOn: { en: (day: string) => `Confirmed on ${day}`, ar: (day: string) => `أُكّد في ${day}` },
  unconfirmed: { en: "Not confirmed", ar: "غير مؤكد" },
  noPhone: { en: "No number", ar: "لا يوجد رقم" },
  language: { en: "Messages in", ar: "لغة الرسائل" },
  english: { en: "English", ar: "الإنجليزية" },
  arabic: { en: "Arabic", ar: "العربية" },
  unknown: { en: "Not known", ar: "غير معروفة" },
  notChosen: { en: "not chosen", ar: "لم يخترها العميل" },
  since: { en: "Customer since", ar: "عميل منذ" },
  number: { en: "Customer number", ar: "رقم العميل" },
  signIn: { en: "Signs in with", ar: "يسجّل الدخول عبر" },
  consents: { en: "Consents", ar: "الموافقات" },
  marketing: { en: "Marketing messages", ar: "الرسائل التسويقية" },
  "stock-alerts": { en: "Stock alerts", ar: "تنبيهات المخزون" },
  given: { en: "Given", ar: "تمت الموافقة" },
  withdrawn: { en: "Withdrawn", ar: "سُحبت الموافقة" },
  neverAnswered: { en: "Never asked", ar: "لم يُسأل" },

  visits: { en: "Visits", ar: "الزيارات" },
  nextVisits: { en: "Next visits", ar: "الزيارات القادمة والجارية" },
  pastVisits: { en: "Past visits", ar: "الزيارات السابقة" },
  elsewhere: {
    en: (count: number) => `${count} more at other locations`,
    ar: (count: number) => `في مواقع أخرى: ${count}`,
  },
  showAll: { en: (count: number) => `Show all ${count}`, ar: (count: number) => `عرض الكل (${count})` },
  cars: { en: "Vehicles", ar: "السيارات" },
  lastService: { en: "Last service", ar: "آخر صيانة" },
  km: { en: "km", ar: "كم" },
  until: { en: (day: string) => `until ${day}`, ar: (day: string) => `حتى ${day}` },
  untilKm: { en: (km: string) => `or ${km} km`, ar: (km: string) => `أو ${km} كم` },
  endedOn: { en: (day: string) => `ended ${day}`, ar: (day: string) => `انتهى في ${day}` },
  noWarranty: { en: "No warranties on record", ar: "لا ضمانات مسجلة" },
  leads: { en: "Leads", ar: "الطلبات والاستفسارات" },
  orders: { en: "Parts orders", ar: "طلبات قطع الغيار" },
});

/** Kinds of warranties as garage names them. */
export const warrantyWords = defineWords({
  Basic: { en: "Basic warranty", ar: "الضمان الأساسي" },
  Battery: { en: "Battery", ar: "ضمان البطارية" },
  "Corrosion Perforation": { en: "Corrosion perforation", ar: "ضمان الصدأ النافذ" },
  "Paint and Surface Rust": { en: "Paint and surface rust", ar: "ضمان الصبغ والصدأ السطحي" },
});

/** Where an order of parts stands. */
export const orderStateWords = defineWords({
  DRAFT: { en: "Draft", ar: "مسودة" },
  AWAITING_PAYMENT: { en: "Awaiting payment", ar: "بانتظار الدفع" },
  PAID: { en: "Paid", ar: "مدفوع" },
  PICKING: { en: "Being picked", ar: "قيد التجهيز" },
  READY_FOR_PICKUP: { en: "Ready to collect", ar: "جاهز للاستلام" },
  COLLECTED: { en: "Collected", ar: "تم الاستلام" },
  PAYMENT_FAILED: { en: "Payment failed", ar: "فشل الدفع" },
  EXPIRED: { en: "Expired", ar: "انتهت مهلته" },
  CANCELLED: { en: "Canceled", ar: "ملغى" },
  REFUND_PENDING: { en: "Refund under way", ar: "قيد رد المبلغ" },
  REFUNDED: { en: "Refunded", ar: "رُدّ المبلغ" },
  PARTLY_REFUNDED: { en: "Partly refunded", ar: "رُدّ جزء من المبلغ" },
  CHARGED_BACK: { en: "Charged back", ar: "استرده بنك العميل" },
});

import { defineWords } from "#app/i18n/words.ts";

export const queueWords = defineWords({
  title: { en: "My queue", ar: "مهامي" },
  empty: { en: "Nothing waits for you.", ar: "لا مهام بانتظارك." },
  emptyText: { en: "New requests appear here by themselves.", ar: "تظهر الطلبات الجديدة هنا تلقائياً." },
  all: { en: "All", ar: "الكل" },
  overdue: { en: "Overdue", ar: "متأخرة" },
  due: { en: "Due", ar: "الموعد" },
  since: { en: "Since", ar: "منذ" },
  "to-confirm": { en: "To confirm", ar: "بانتظار التأكيد" },
  "late-arrival": { en: "Late arrivals", ar: "لم يصلوا بعد" },
  "overdue-visit": { en: "Promise missed", ar: "تجاوزت موعد التسليم" },
  "ready-car": { en: "Ready to collect", ar: "جاهزة للتسليم" },
  "call-task": { en: "To call", ar: "اتصالات" },
  lead: { en: "Leads", ar: "عملاء محتملون" },
  "campaign-request": { en: "Campaign requests", ar: "طلبات الحملات" },
  "car-link": { en: "Car links", ar: "ربط السيارات" },
  document: { en: "Documents", ar: "المستندات" },
  "privacy-request": { en: "Privacy", ar: "الخصوصية" },
});

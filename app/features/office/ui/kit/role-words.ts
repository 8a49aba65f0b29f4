import { defineWords } from "#app/i18n/words.ts";

/** What roles are called, and what they are for. */
export const roleWords = defineWords({
  adviser: { en: "Service adviser", ar: "مستشار الخدمة" },
  workshop: { en: "Workshop", ar: "الورشة" },
  sales: { en: "Sales", ar: "المبيعات" },
  parts: { en: "Parts counter", ar: "قطع الغيار" },
  editor: { en: "Marketing editor", ar: "محرر التسويق" },
  manager: { en: "Manager", ar: "مدير" },
  administrator: { en: "Administrator", ar: "مسؤول النظام" },
  auditor: { en: "Auditor", ar: "مدقق" },
});

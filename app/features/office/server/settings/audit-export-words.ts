import { defineWords } from "#app/i18n/words.ts";

/** The heads of the columns of the file, in its order. */
export const auditExportWords = defineWords({
  id: { en: "Entry", ar: "رقم القيد" },
  at: { en: "Time (UTC)", ar: "الوقت (UTC)" },
  staff: { en: "Person", ar: "الموظف" },
  device: { en: "Tablet", ar: "الجهاز" },
  deed: { en: "Deed", ar: "الإجراء" },
  via: { en: "Kind", ar: "النوع" },
  type: { en: "Record", ar: "نوع السجل" },
  record: { en: "Record id", ar: "معرّف السجل" },
  place: { en: "Location", ar: "الموقع" },
  people: { en: "Whose data", ar: "صاحب البيانات" },
  peopleIds: { en: "Customer ids", ar: "معرّفات العملاء" },
  shown: { en: "Records shown", ar: "عدد السجلات المعروضة" },
  fields: { en: "Fields", ar: "الحقول" },
  changes: { en: "Changes", ar: "التعديلات" },
  reason: { en: "Reason", ar: "السبب" },
  request: { en: "Request", ar: "معرّف الطلب" },
});

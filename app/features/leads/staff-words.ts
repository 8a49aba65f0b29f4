import { defineWords } from "#app/i18n/words.ts";

/** The lines of a lead's timeline. */
export const leadEvents = [
  ...(["assigned", "taken", "released", "reached", "no-answer", "call-later", "wrong-number"] as const),
  ...(["won", "lost", "duplicate", "reopened", "hand-over-retried"] as const),
] as const;

/** What a lead was done with, as staff and customers read it. */
export const leadWordsForStaff = defineWords({
  assigned: { en: "Assigned", ar: "أُسند إلى موظف" },
  taken: { en: "Taken", ar: "تولّاه موظف" },
  released: { en: "Handed on", ar: "حُوّل إلى موظف آخر" },
  reached: { en: "Spoke on the phone", ar: "تم الاتصال والتحدث" },
  "no-answer": { en: "No answer", ar: "لم يردّ" },
  "call-later": { en: "Call again later", ar: "يُعاد الاتصال لاحقاً" },
  "wrong-number": { en: "Wrong number", ar: "الرقم غير صحيح" },
  won: { en: "Won", ar: "تم البيع" },
  lost: { en: "Lost", ar: "لم يتم البيع" },
  duplicate: { en: "Marked as a duplicate", ar: "طلب مكرر" },
  reopened: { en: "Opened again", ar: "أُعيد فتحه" },
  "hand-over-retried": { en: "Offered to the CRM again", ar: "أُعيد إرساله إلى نظام إدارة العملاء" },
});

/** Where the answer to a lead stands. */
export const leadStateWords = defineWords({
  new: { en: "New", ar: "جديد" },
  assigned: { en: "Assigned", ar: "مُسند" },
  contacted: { en: "Contacted", ar: "تم التواصل" },
  won: { en: "Won", ar: "تم البيع" },
  lost: { en: "Lost", ar: "لم يتم البيع" },
  duplicate: { en: "Duplicate", ar: "مكرر" },
});

/** Why a lead was lost. */
export const lostReasonWords = defineWords({
  price: { en: "The price", ar: "السعر" },
  "bought-elsewhere": { en: "Bought elsewhere", ar: "اشترى من جهة أخرى" },
  "no-longer-interested": { en: "No longer interested", ar: "لم يعد مهتماً" },
  "not-available": { en: "We do not have the car", ar: "السيارة غير متوفرة" },
  "not-reachable": { en: "Could not be reached", ar: "تعذّر الوصول إليه" },
  "wrong-number": { en: "Wrong number", ar: "الرقم غير صحيح" },
  other: { en: "Something else", ar: "سبب آخر" },
});

/** The form that a lead was left in. */
export const leadKindWords = defineWords({
  offer: { en: "Offer", ar: "عرض" },
  finance: { en: "Finance", ar: "تمويل" },
  enquiry: { en: "Question", ar: "استفسار" },
  "test-drive": { en: "Test drive", ar: "تجربة قيادة" },
  "used-car": { en: "Used car", ar: "سيارة مستعملة" },
  "reserved-car": { en: "Reserved car", ar: "سيارة محجوزة" },
  "sell-car": { en: "Car for sale", ar: "بيع سيارة" },
  fleet: { en: "Fleet", ar: "أسطول" },
  task: { en: "Campaign", ar: "حملة" },
});

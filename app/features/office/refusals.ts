import { defineRefusals } from "#app/platform/api/refusals.ts";

/** What any call of the office may be refused with, besides the catalogue of all calls. */
export const officeRefusals = defineRefusals({
  "not-allowed": {
    status: 403,
    en: "Your role does not allow this here. Ask your manager.",
    ar: "صلاحيتك لا تتيح لك هذا الإجراء هنا. راجع مديرك.",
  },
  "place-unknown": {
    status: 422,
    en: "There is no such location. Choose one that is listed.",
    ar: "هذا الموقع غير موجود. اختر موقعاً من القائمة.",
  },
  "changed-meanwhile": {
    status: 409,
    en: "Somebody else has just changed this. What you see now is up to date.",
    ar: "عدّل زميل آخر هذا السجل للتو. ما تراه الآن هو الأحدث.",
  },
});

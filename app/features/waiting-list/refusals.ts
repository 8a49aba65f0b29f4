import { defineRefusals } from "#app/platform/api/refusals.ts";

/** The waiting list's part of the error catalogue (product/api.md#known-messages). */
export const waitingRefusals = defineRefusals({
  "nothing-earlier": {
    status: 422,
    en: "No earlier time can open any more: appointments begin at least 24 hours from now.",
    ar: "لا يمكن أن يتوفر موعد أقرب من هذا، فأول المواعيد بعد 24 ساعة من الآن.",
  },
  /** With the entry that the vehicle has, as `waitingId`. */
  "already-waiting": {
    status: 409,
    en: "This car is on the waiting list already, for another center, time or service.",
    ar: "هذه السيارة على قائمة الانتظار بالفعل، لمركز أو وقت أو خدمة أخرى.",
  },
  "waiting-list-not-offered": {
    status: 409,
    en: "There is no waiting list here. Please look for an earlier time again later.",
    ar: "لا توجد قائمة انتظار هنا. يُرجى البحث عن موعد أقرب لاحقاً.",
  },
});

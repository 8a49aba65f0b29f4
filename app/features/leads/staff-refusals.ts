import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why a deed of staff on a lead is refused. `changed-meanwhile` is the office's own: it says by whom and when. */
export const leadDeedRefusals = defineRefusals({
  "lead-not-found": {
    status: 404,
    en: "This request is no longer here.",
    ar: "لم يعد هذا الطلب موجوداً.",
  },
  "lead-move-not-possible": {
    status: 409,
    en: "This cannot be done with the request as it stands. A closed request must be opened again first.",
    ar: "حالة الطلب لا تسمح بذلك. أعد فتحه أولاً إن كان مغلقاً.",
  },
  "call-time-missing": {
    status: 422,
    en: "Please choose when to call again.",
    ar: "اختر موعد الاتصال القادم.",
  },
  "call-time-passed": {
    status: 422,
    en: "This time has passed. Please choose a later one.",
    ar: "مضى هذا الوقت. اختر وقتاً لاحقاً.",
  },
  "lost-reason-missing": {
    status: 422,
    en: "Please say why the request was lost.",
    ar: "اذكر سبب عدم إتمام الطلب.",
  },
  "duplicate-of-itself": {
    status: 422,
    en: "A request cannot be a duplicate of itself. Please choose the other one.",
    ar: "لا يكون الطلب تكراراً لنفسه. اختر الطلب الآخر.",
  },
  "already-handed-over": {
    status: 409,
    en: "The CRM already has this request.",
    ar: "سبق تسليم هذا الطلب إلى نظام إدارة العملاء.",
  },
});
export type LeadDeedRefusal = keyof typeof leadDeedRefusals | "changed-meanwhile";

import { proofRefusals } from "#app/features/phone/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why the number of a lead is not confirmed. */
export const verificationRefusals = defineRefusals({
  ...proofRefusals,
  /** Also of a lead with another number, so that no call says whose lead there is. */
  "lead-not-found": {
    status: 404,
    en: "We found no request with this number. Please confirm the number that you gave in the form.",
    ar: "لم نجد طلباً بهذا الرقم. يُرجى تأكيد الرقم الذي كتبته في النموذج.",
  },
  "lead-too-old": {
    status: 410,
    en: "A number can be confirmed for a day after the request. Your request is with us, and you need not do anything.",
    ar: "يمكن تأكيد الرقم خلال يوم من إرسال الطلب. طلبك لدينا، ولا يلزمك شيء آخر.",
  },
});

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
    ar: "لا يمكن ذلك والطلب على حاله. أعد فتح الطلب أولاً إن كان مغلقاً.",
  },
  "call-time-missing": {
    status: 422,
    en: "Please choose when to call again.",
    ar: "اختر موعد الاتصال القادم.",
  },
  "call-time-passed": {
    status: 422,
    en: "This time has passed. Please choose a later one.",
    ar: "فات هذا الوقت، اختر وقتاً لاحقاً.",
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

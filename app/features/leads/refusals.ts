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

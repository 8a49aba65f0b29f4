import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why a note of staff on a request is refused. */
export const privacyDeedRefusals = defineRefusals({
  "request-not-found": {
    status: 404,
    en: "This request is complete and no longer here.",
    ar: "اكتمل هذا الطلب ولم يعد موجوداً.",
  },
  "note-missing": {
    status: 422,
    en: "Please write a note of up to 500 characters.",
    ar: "اكتب ملاحظة لا تزيد على 500 حرف.",
  },
  "own-privacy-request": {
    status: 403,
    en: "You cannot work on a request of your own. Please ask a colleague.",
    ar: "لا يمكنك العمل على طلبك أنت. اطلب ذلك من أحد زملائك.",
  },
});
export type PrivacyDeedRefusal = keyof typeof privacyDeedRefusals;

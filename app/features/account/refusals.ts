import { commonRefusals, defineRefusals } from "#app/platform/api/refusals.ts";

/** Why staff do not reset a second factor. */
export const resetRefusals = defineRefusals({
  "no-factor": {
    status: 422,
    en: "This account has no authenticator app to reset.",
    ar: "لا يوجد في هذا الحساب تطبيق مصادقة لإعادة تعيينه.",
  },
  "reset-waits": {
    status: 409,
    en: "A request for this account waits for its answer already.",
    ar: "هناك طلب لهذا الحساب بانتظار الرد.",
  },
  "reset-not-found": { status: 404, en: "There is no such request.", ar: "لا يوجد طلب كهذا." },
  "reset-over": {
    status: 409,
    en: "The request has waited for more than a day. Please see the paper again and request it anew.",
    ar: "مضى على الطلب أكثر من يوم. اطّلع على الإثبات مجدداً وأنشئ طلباً جديداً.",
  },
  "own-reset": {
    status: 403,
    en: "A colleague has to answer what you requested.",
    ar: "يجب أن يردّ زميل لك على ما طلبته أنت.",
  },
  "changed-meanwhile": {
    status: 409,
    en: "This has changed meanwhile: it was answered, or the customer objected.",
    ar: "تغيّر هذا في الأثناء: رُدّ عليه أو اعترض العميل.",
  },
});

/** The account's part of the error catalogue. On one of 401 the client ends its session at once. */
export const accountRefusals = defineRefusals({
  "login-code-invalid": {
    status: 401,
    en: "This sign-in link has expired or was already used. Please sign in again.",
    ar: "انتهت صلاحية رابط الدخول أو سبق استخدامه. يُرجى تسجيل الدخول مرة أخرى.",
  },
  "email-unchanged": {
    status: 422,
    en: "This is the address that your account already has.",
    ar: "هذا هو البريد المسجَّل في حسابك.",
  },
  "too-many-mails": {
    status: 429,
    en: "We have sent several messages already. Please look into the mailbox, and try again later.",
    ar: "أرسلنا عدة رسائل بالفعل. تفقّد بريدك ثم حاول لاحقاً.",
  },
  /** The session has ended while the call was answered. */
  "not-signed-in": commonRefusals["not-signed-in"],
  "session-expired": {
    status: 401,
    en: "Your session has expired. Please sign in again.",
    ar: "انتهت صلاحية جلستك. يُرجى تسجيل الدخول مرة أخرى.",
  },
});

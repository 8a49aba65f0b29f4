import { commonRefusals, defineRefusals } from "#app/platform/api/refusals.ts";

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

import { defineRefusals } from "#app/platform/api/refusals.ts";

/** The account's part of the error catalogue. Both are 401: the client ends its session at once on either. */
export const accountRefusals = defineRefusals({
  "login-code-invalid": {
    status: 401,
    en: "This sign-in link has expired or was already used. Please sign in again.",
    ar: "انتهت صلاحية رابط الدخول أو سبق استخدامه. يُرجى تسجيل الدخول مرة أخرى.",
  },
  "session-expired": {
    status: 401,
    en: "Your session has expired. Please sign in again.",
    ar: "انتهت صلاحية جلستك. يُرجى تسجيل الدخول مرة أخرى.",
  },
});

import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Refusals of deeds with members, their roles, PINs and shared devices. */
export const staffRefusals = defineRefusals({
  "email-taken": {
    status: 409,
    en: "A colleague with this email address is a member already.",
    ar: "يوجد موظف مسجّل بهذا البريد الإلكتروني.",
  },
  "no-role": {
    status: 422,
    en: "Choose at least one role and where it holds.",
    ar: "اختر صلاحية واحدة على الأقل وموقعها.",
  },
  "role-elsewhere": {
    status: 422,
    en: "This role does nothing at this kind of location. Advisers and the workshop work at service centers, sales at showrooms, parts at counters.",
    ar: "هذه الصلاحية لا تناسب هذا الموقع. مستشارو الخدمة وفنيو الورشة يعملون في مراكز الخدمة، والمبيعات في صالات العرض، والقطع في فروع قطع الغيار.",
  },
  "own-roles": {
    status: 403,
    en: "Nobody changes their own roles. Ask another administrator.",
    ar: "لا يمكنك تغيير صلاحياتك بنفسك. اطلب ذلك من مسؤول آخر.",
  },
  "own-leave": {
    status: 403,
    en: "You cannot end your own access. Ask another administrator.",
    ar: "لا يمكنك إنهاء حسابك بنفسك. اطلب ذلك من مسؤول آخر.",
  },
  "last-administrator": {
    status: 409,
    en: "This is the last administrator. Make another one first.",
    ar: "هذا آخر مسؤول في النظام. عيّن مسؤولاً آخر أولاً.",
  },
  "has-left": {
    status: 409,
    en: "This colleague has left already.",
    ar: "هذا الموظف لم يعد يعمل لدينا.",
  },
  "other-issuer": {
    status: 409,
    en: "This account is managed in your company's directory. Change it there.",
    ar: "يُدار هذا الحساب من دليل موظفي الشركة. عدّله هناك.",
  },
  "device-unknown": {
    status: 403,
    en: "This device is not registered, or no longer. Sign in with your password.",
    ar: "هذا الجهاز غير مسجّل أو أُلغي تسجيله. سجّل الدخول بكلمة المرور.",
  },
  "sign-in-needed": {
    status: 403,
    en: "Sign in here once with your password and code. After that your PIN works for 30 days.",
    ar: "سجّل الدخول هنا مرة واحدة بكلمة المرور ورمز التحقق، وبعدها يكفي رمزك السري 30 يوماً.",
  },
  "pin-wrong": {
    status: 422,
    en: "That PIN is not right. Please try again.",
    ar: "الرمز السري غير صحيح. حاول مرة أخرى.",
  },
  "pin-locked": {
    status: 429,
    en: "Too many wrong PINs. Wait 15 minutes, or sign in with your password.",
    ar: "أُدخل الرمز السري خطأً عدة مرات. انتظر 15 دقيقة أو سجّل الدخول بكلمة المرور.",
  },
  "pin-weak": {
    status: 422,
    en: "Choose six digits that are harder to guess: not in order or in pairs as 123456 or 112233, no year and no date.",
    ar: "اختر ستة أرقام يصعب تخمينها: لا متسلسلة ولا مكررة مثل 123456 أو 112233، ولا سنة ولا تاريخاً.",
  },
});

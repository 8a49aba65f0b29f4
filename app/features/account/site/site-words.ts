import { defineWords } from "#app/i18n/words.ts";

/** The words of the accounts site. */
export const siteWords = defineWords({
  otherLanguage: { en: "العربية", ar: "English" },
  backToSite: { en: "Back to the site", ar: "العودة إلى الموقع" },
  promise: {
    en: "One account for your cars, your appointments and their history.",
    ar: "حساب واحد لسياراتك ومواعيدها وسجل صيانتها.",
  },
  skip: { en: "Skip to the form", ar: "انتقل إلى النموذج" },

  signInTitle: { en: "Sign in", ar: "تسجيل الدخول" },
  signInLead: {
    en: "Book a service, follow your appointments and find everything about your car.",
    ar: "احجز موعد الصيانة وتابع مواعيدك واطّلع على كل ما يخص سيارتك.",
  },
  email: { en: "E-mail address", ar: "البريد الإلكتروني" },
  password: { en: "Password", ar: "كلمة المرور" },
  signInButton: { en: "Sign in", ar: "دخول" },
  forgottenLink: { en: "Forgotten your password?", ar: "نسيت كلمة المرور؟" },
  newHere: { en: "New here?", ar: "ليس لديك حساب؟" },
  registerLink: { en: "Create an account", ar: "أنشئ حساباً" },
  signInRefused: {
    en: "We could not sign you in. Check the e-mail address and the password, and that you have confirmed your e-mail address.",
    ar: "تعذّر تسجيل الدخول. تأكّد من البريد الإلكتروني وكلمة المرور، ومن أنك أكّدت بريدك الإلكتروني.",
  },
  tooManyAttempts: {
    en: "Too many attempts. Please wait a few minutes and try again.",
    ar: "محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.",
  },

  registerTitle: { en: "Create an account", ar: "إنشاء حساب" },
  registerLead: {
    en: "Enter your e-mail address. We will send you a link to set up your account.",
    ar: "أدخل بريدك الإلكتروني وسنرسل إليك رابطاً لإكمال إنشاء حسابك.",
  },
  firstName: { en: "First name", ar: "الاسم الأول" },
  lastName: { en: "Last name", ar: "اسم العائلة" },
  nameHint: { en: "Letters and spaces, up to 30", ar: "أحرف ومسافات، 30 حرفاً على الأكثر" },
  phone: { en: "Mobile number", ar: "رقم الجوال" },
  phoneHint: { en: "8 digits, a number in Qatar", ar: "8 أرقام لرقم قطري" },
  passwordHint: {
    en: "8 characters or more. A few words together are good.",
    ar: "8 أحرف أو أكثر، ويحسن أن تكون عدة كلمات معاً.",
  },
  registerButton: { en: "Send the link", ar: "إرسال الرابط" },
  haveAccount: { en: "You already have an account?", ar: "لديك حساب؟" },
  passwordTooShort: { en: "Use 8 characters or more.", ar: "استخدم 8 أحرف أو أكثر." },
  passwordTooLong: { en: "Use 128 characters or fewer.", ar: "استخدم 128 حرفاً أو أقل." },
  passwordIsCommon: {
    en: "This password is easy to guess: many people use it. Choose another, for example a few words together.",
    ar: "كلمة المرور هذه سهلة التخمين لأن كثيرين يستخدمونها. اختر غيرها، مثل عدة كلمات معاً.",
  },
  passwordIsPersonal: {
    en: "This password is easy to guess: it is made of your name, your e-mail address or ours. Choose another.",
    ar: "كلمة المرور هذه سهلة التخمين لأنها مأخوذة من اسمك أو بريدك الإلكتروني أو اسمنا. اختر غيرها.",
  },
  trySuggestion: { en: (name: string) => `Try “${name}”.`, ar: (name: string) => `جرّب «${name}».` },

  checkMailTitle: { en: "Check your mail", ar: "تفقّد بريدك" },
  registerSent: {
    en: (email: string) =>
      `We have sent a message to ${email}. Open the link in it to finish. It is valid for 24 hours.`,
    ar: (email: string) =>
      `أرسلنا رسالة إلى ${email}. افتح الرابط الذي فيها لإكمال التسجيل. الرابط صالح لمدة 24 ساعة.`,
  },
  noMailHint: {
    en: "Nothing there after a few minutes? Look in the spam folder, or try again.",
    ar: "لم تصلك الرسالة بعد بضع دقائق؟ ابحث في مجلد الرسائل غير المرغوب فيها أو حاول مرة أخرى.",
  },
  backToSignIn: { en: "Back to sign in", ar: "العودة إلى تسجيل الدخول" },

  confirmTitle: { en: "Set up your account", ar: "أكمل إنشاء حسابك" },
  confirmLead: {
    en: (email: string) =>
      `One step is left for \u2068${email}\u2069: your name, your number and a password.`,
    ar: (email: string) => `بقيت خطوة واحدة للحساب \u2068${email}\u2069: اسمك ورقم جوالك وكلمة المرور.`,
  },
  confirmButton: { en: "Create account", ar: "إنشاء الحساب" },
  confirmedTitle: { en: "Your account is ready", ar: "حسابك جاهز" },
  confirmedLead: {
    en: "You can sign in with your e-mail address and your password now.",
    ar: "يمكنك الآن تسجيل الدخول ببريدك الإلكتروني وكلمة المرور.",
  },
  continueButton: { en: "Sign in", ar: "تسجيل الدخول" },

  forgottenTitle: { en: "Forgotten password", ar: "نسيت كلمة المرور" },
  forgottenLead: {
    en: "Enter your e-mail address. We will send you a link to choose a new password.",
    ar: "أدخل بريدك الإلكتروني وسنرسل إليك رابطاً لاختيار كلمة مرور جديدة.",
  },
  forgottenButton: { en: "Send the link", ar: "إرسال الرابط" },
  forgottenSent: {
    en: (email: string) =>
      `If ${email} has an account, a message with a link is on its way. The link is valid for one hour.`,
    ar: (email: string) => `إذا كان ${email} مسجلاً لدينا فستصلك رسالة فيها رابط صالح لمدة ساعة.`,
  },
  resetTitle: { en: "Choose a new password", ar: "اختر كلمة مرور جديدة" },
  resetLead: {
    en: "You will be signed out on every device where you are signed in.",
    ar: "سيتم تسجيل خروجك من جميع الأجهزة التي سجّلت الدخول عليها.",
  },
  newPassword: { en: "New password", ar: "كلمة المرور الجديدة" },
  resetButton: { en: "Save the password", ar: "حفظ كلمة المرور" },
  resetDoneTitle: { en: "Your password is changed", ar: "تم تغيير كلمة المرور" },
  resetDoneLead: {
    en: "You can sign in with the new password now.",
    ar: "يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.",
  },

  signOutTitle: { en: "Sign out?", ar: "تسجيل الخروج؟" },
  signOutLead: { en: "You can sign in again at any time.", ar: "يمكنك تسجيل الدخول مجدداً في أي وقت." },
  signOutButton: { en: "Sign out", ar: "تسجيل الخروج" },
  staySignedIn: { en: "Stay signed in", ar: "البقاء في حسابي" },
  signingOutTitle: { en: "Signing you out", ar: "جارٍ تسجيل خروجك" },
  signingOutLead: { en: "This takes a moment.", ar: "لحظة من فضلك." },
  continueLabel: { en: "Continue", ar: "متابعة" },

  "link-invalid": { en: "This link is no longer valid", ar: "هذا الرابط لم يعد صالحاً" },
  "link-invalid-lead": {
    en: "It has expired or was already used. Sign in, or ask for a new link there.",
    ar: "انتهت صلاحيته أو سبق استخدامه. سجّل الدخول أو اطلب رابطاً جديداً من صفحة الدخول.",
  },
  "login-expired": { en: "This sign-in has expired", ar: "انتهت مهلة تسجيل الدخول" },
  "login-expired-lead": {
    en: "It was left open for too long or was already finished. Please start again.",
    ar: "بقيت الصفحة مفتوحة طويلاً أو اكتملت العملية من قبل. يُرجى البدء من جديد.",
  },
  "address-refused": {
    en: "This link leads to a place we do not know",
    ar: "هذا الرابط يؤدي إلى عنوان غير معروف لدينا",
  },
  "address-refused-lead": {
    en: "For your safety we only return to our own pages. Please start from the site.",
    ar: "حرصاً على سلامتك لا نعود إلا إلى صفحاتنا. يُرجى البدء من الموقع.",
  },
  "not-found": { en: "There is no such page", ar: "الصفحة غير موجودة" },
  "not-found-lead": { en: "The address may be mistyped.", ar: "ربما كُتب العنوان بشكل غير صحيح." },
  "request-refused": { en: "The form was not accepted", ar: "لم يُقبل النموذج" },
  "request-refused-lead": {
    en: "It did not come from this site. Please go back, reload the page and send it again.",
    ar: "لم يُرسل النموذج من هذا الموقع. ارجع وحدّث الصفحة ثم أرسله مرة أخرى.",
  },
  unavailable: { en: "The service is not available right now", ar: "الخدمة غير متاحة حالياً" },
  "unavailable-lead": {
    en: "Nothing of yours is lost. Please try again in a moment.",
    ar: "لم يُفقد شيء من بياناتك. حاول مرة أخرى بعد قليل.",
  },
  "too-many-requests": { en: "Too many requests", ar: "طلبات كثيرة" },
  "too-many-requests-lead": {
    en: "Please wait a minute and try again.",
    ar: "انتظر دقيقة ثم حاول مرة أخرى.",
  },
  busy: { en: "Many people are signing in at this moment", ar: "عدد كبير يسجّل الدخول في هذه اللحظة" },
  "busy-lead": {
    en: "Please go back and try again in a few seconds.",
    ar: "ارجع وحاول مرة أخرى بعد ثوانٍ قليلة.",
  },
  startAgain: { en: "Start again", ar: "البدء من جديد" },
});

export type ErrorKind =
  | "link-invalid"
  | "login-expired"
  | "address-refused"
  | "not-found"
  | "request-refused"
  | "too-many-requests"
  | "busy"
  | "unavailable";

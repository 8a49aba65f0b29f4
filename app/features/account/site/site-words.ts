import { countedAfter } from "#app/i18n/numbers/counted.ts";
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
  signInAgainTitle: { en: "Confirm that it is you", ar: "تأكيد هويتك" },
  signInAgainLead: {
    en: "Before something important in your account changes, we ask you to sign in again.",
    ar: "قبل أي تغيير مهم في حسابك نطلب منك تسجيل الدخول مرة أخرى.",
  },
  email: { en: "E-mail address", ar: "البريد الإلكتروني" },
  password: { en: "Password", ar: "كلمة المرور" },
  signInButton: { en: "Sign in", ar: "دخول" },
  sessionDays: {
    en: (days: number) =>
      `For your safety we ask for a new sign-in after ${days === 1 ? "a day" : `${days} days`} at the latest, also on devices that you use every day.`,
    ar: (days: number) =>
      `حفاظاً على حسابك نطلب تسجيل الدخول من جديد بعد ${countedAfter(days, "day")} على الأكثر، حتى على الأجهزة التي تستخدمها يومياً.`,
  },
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
    ar: "8 أحرف أو أكثر، والأفضل أن تكون عدة كلمات معاً.",
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
  factorsLeft: {
    en: "These sign in to your account as well. Is there one that you did not add? Sign in and remove it under “My account”.",
    ar: "يمكن الدخول إلى حسابك بهذه الوسائل أيضاً. إن كان بينها ما لم تُضفه أنت، فسجّل الدخول وأزله من صفحة «حسابي».",
  },
  passkeyLeft: {
    en: (browser: string, system: string, day: string) =>
      `Passkey${browser || system ? `, ${[browser, system].filter(Boolean).join(" on ")}` : ""}, added on ${day}`,
    ar: (browser: string, system: string, day: string) =>
      `مفتاح مرور${browser || system ? `، \u2068${[browser, system].filter(Boolean).join(" / ")}\u2069` : ""}، أُضيف في ${day}`,
  },
  appLeft: {
    en: (day: string) => `Authenticator app, added on ${day}`,
    ar: (day: string) => `تطبيق مصادقة، أُضيف في ${day}`,
  },
  tooManyPasskeysTitle: { en: "You have 20 passkeys", ar: "لديك 20 مفتاح مرور" },
  tooManyPasskeysLead: {
    en: "That is the most that an account can have. Remove one from your account before you add another.",
    ar: "هذا هو الحد الأقصى للحساب. أزل أحدها من حسابك قبل إضافة مفتاح آخر.",
  },

  passkeySignIn: { en: "Sign in with a passkey", ar: "الدخول بمفتاح مرور" },
  passkeyFailed: {
    en: "That was canceled, or it took too long. Please try again.",
    ar: "أُلغيت العملية أو استغرقت وقتاً طويلاً. حاول مرة أخرى.",
  },
  passkeyRefused: {
    en: "This passkey is not one of ours, or it was removed. Sign in with your password.",
    ar: "مفتاح المرور هذا غير مسجَّل لدينا أو تمت إزالته. سجّل الدخول بكلمة المرور.",
  },
  passkeyTitle: { en: "Add a passkey", ar: "إضافة مفتاح مرور" },
  passkeyLead: {
    en: (email: string) =>
      `For \u2068${email}\u2069. You then sign in by fingerprint, face or the code of your device, without a password.`,
    ar: (email: string) =>
      `للحساب \u2068${email}\u2069. بعدها تدخل ببصمة الإصبع أو الوجه أو رمز جهازك دون كلمة مرور.`,
  },
  passkeyButton: { en: "Add a passkey", ar: "إضافة مفتاح مرور" },
  passkeyNotStored: {
    en: "The passkey could not be added. Please try again.",
    ar: "تعذّرت إضافة مفتاح المرور. حاول مرة أخرى.",
  },
  passkeyNeedsScript: {
    en: "Passkeys need JavaScript, which is switched off in this browser.",
    ar: "تحتاج مفاتيح المرور إلى JavaScript، وهو متوقف في هذا المتصفح.",
  },
  passkeyDoneTitle: { en: "The passkey is added", ar: "تمت إضافة مفتاح المرور" },
  passkeyDoneLead: {
    en: "From now on choose “Sign in with a passkey” on the sign-in page.",
    ar: "من الآن اختر «الدخول بمفتاح مرور» في صفحة تسجيل الدخول.",
  },
  factorTitle: { en: "Enter your code", ar: "أدخل الرمز" },
  factorLead: {
    en: "Your password is right. Now enter the code that your authenticator app shows.",
    ar: "كلمة المرور صحيحة. أدخل الآن الرمز الظاهر في تطبيق المصادقة.",
  },
  factorWrong: {
    en: "That code is not right, or it was used already. Wait for the next one and try again.",
    ar: "الرمز غير صحيح أو سبق استخدامه. انتظر الرمز التالي وحاول مرة أخرى.",
  },
  appCode: { en: "Code of six digits", ar: "الرمز المكوّن من 6 أرقام" },
  withoutApp: { en: "You do not have the app at hand?", ar: "التطبيق ليس معك؟" },
  recoveryCode: { en: "Recovery code", ar: "رمز احتياطي" },
  recoveryCodeHint: {
    en: "One of the ten that you stored. Each works once.",
    ar: "أحد الرموز العشرة التي حفظتها، ويعمل كل منها مرة واحدة.",
  },
  appTitle: { en: "Add an authenticator app", ar: "إضافة تطبيق مصادقة" },
  appLead: {
    en: (email: string) =>
      `For \u2068${email}\u2069. From then on signing in with the password takes a code of the app too.`,
    ar: (email: string) =>
      `للحساب \u2068${email}\u2069. بعد ذلك يتطلب الدخول بكلمة المرور رمزاً من التطبيق أيضاً.`,
  },
  appScan: { en: "Scan this picture with the app.", ar: "امسح رمز QR هذا بالتطبيق." },
  appPicture: { en: "QR code for the app", ar: "رمز QR للتطبيق" },
  appTyped: {
    en: "You cannot scan it? Type this key instead",
    ar: "تعذّر مسح الرمز؟ اكتب هذا المفتاح بدلاً منه",
  },
  appEnter: { en: "Enter the code that the app shows.", ar: "أدخل الرمز الذي يعرضه التطبيق." },
  appButton: { en: "Add the app", ar: "إضافة التطبيق" },
  appCodeWrong: {
    en: "That code is not right. Check that the clock of your phone sets itself, and enter the newest code.",
    ar: "الرمز غير صحيح. تأكّد من أن ساعة هاتفك تُضبط تلقائياً، ثم أدخل أحدث رمز.",
  },
  appDoneTitle: { en: "The app is added", ar: "تمت إضافة التطبيق" },
  appThereTitle: { en: "You already have an app", ar: "لديك تطبيق بالفعل" },
  appThereLead: {
    en: "Remove it from your account before you add another one.",
    ar: "أزله من حسابك قبل إضافة تطبيق آخر.",
  },
  codesTitle: { en: "Your new recovery codes", ar: "رموزك الاحتياطية الجديدة" },
  codesLead: {
    en: "Store these ten codes in a safe place. With one of them you sign in without the app; each works once.",
    ar: "احفظ هذه الرموز العشرة في مكان آمن. يمكنك الدخول بأحدها دون التطبيق، ويعمل كل منها مرة واحدة.",
  },
  codesHint: { en: "We show them this once.", ar: "لن نعرضها مرة أخرى." },
  codesStored: { en: "I have stored them", ar: "حفظتها" },
  newCodesTitle: { en: "Make new recovery codes", ar: "إنشاء رموز احتياطية جديدة" },
  newCodesLead: {
    en: "You get ten new codes, and those from before no longer work.",
    ar: "ستحصل على عشرة رموز جديدة، ولن تعمل الرموز السابقة.",
  },
  newCodesButton: { en: "Make new codes", ar: "إنشاء رموز جديدة" },
  backToAccount: { en: "Back to my account", ar: "العودة إلى حسابي" },

  newAddressTitle: { en: "Confirm your new address", ar: "تأكيد بريدك الجديد" },
  newAddressLead: {
    en: (email: string) => `From now on you sign in with \u2068${email}\u2069, and our mails go there.`,
    ar: (email: string) => `من الآن سيكون تسجيل دخولك بالبريد \u2068${email}\u2069 وستصل رسائلنا إليه.`,
  },
  newAddressButton: { en: "Confirm the address", ar: "تأكيد البريد" },
  newAddressDoneTitle: { en: "Your address is changed", ar: "تم تغيير بريدك" },
  newAddressDoneLead: {
    en: (email: string) => `You sign in with \u2068${email}\u2069 now. We have told your former address.`,
    ar: (email: string) => `أصبح تسجيل دخولك بالبريد \u2068${email}\u2069، وأبلغنا بريدك السابق بذلك.`,
  },
  undoTitle: { en: "Take the change back", ar: "التراجع عن التغيير" },
  undoLead: {
    en: (email: string) =>
      `Your account goes back to \u2068${email}\u2069, everyone who is signed in is signed out, and the password no longer works. You choose a new one next.`,
    ar: (email: string) =>
      `سيعود حسابك إلى البريد \u2068${email}\u2069، وسيتم تسجيل الخروج من جميع الأجهزة ولن تعمل كلمة المرور الحالية. بعدها تختار كلمة مرور جديدة.`,
  },
  undoButton: { en: "Take it back", ar: "تراجع عن التغيير" },
  undoneTitle: { en: "Your account is yours again", ar: "عاد حسابك إليك" },
  undoneLead: {
    en: "Now choose a new password: on the sign-in page follow “Forgotten your password?”. We send the link to this address.",
    ar: "اختر الآن كلمة مرور جديدة: اضغط «نسيت كلمة المرور؟» في صفحة الدخول وسنرسل الرابط إلى هذا البريد.",
  },
  undoneButton: { en: "Go to sign-in", ar: "الانتقال إلى تسجيل الدخول" },

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
  "not-found-lead": { en: "The address may be mistyped.", ar: "ربما كُتب الرابط خطأً." },
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
  busy: { en: "Many people are signing in at this moment", ar: "عدد كبير من المستخدمين يسجّل الدخول الآن" },
  "busy-lead": {
    en: "Please go back and try again in a few seconds.",
    ar: "ارجع وحاول مرة أخرى بعد ثوانٍ قليلة.",
  },
  signedOutTitle: { en: "You are signed out", ar: "تم تسجيل خروجك" },
  signedOutLead: {
    en: "On this device nobody can see your account any more without signing in.",
    ar: "لا يمكن لأحد على هذا الجهاز الاطلاع على حسابك دون تسجيل الدخول.",
  },
  objectTitle: { en: "Object to the reset", ar: "الاعتراض على إعادة التعيين" },
  objectLead: {
    en: "Someone asked at our counter to remove the second factor of your account. If you object, the request is void and nothing changes.",
    ar: "طلب شخص في مكتبنا إزالة وسيلة التحقق الثانية من حسابك. إذا اعترضت أُلغي الطلب ولن يتغيّر شيء.",
  },
  objectDoneLead: {
    en: "The second factor of your account was removed at our counter. If you object, all devices are signed out, the password no longer works, and you choose a new one.",
    ar: "أُزيلت وسيلة التحقق الثانية من حسابك في مكتبنا. إذا اعترضت سُجّل الخروج من جميع الأجهزة وأُلغيت كلمة المرور، وستختار كلمة جديدة.",
  },
  objectButton: { en: "It was not me: object", ar: "لم أطلب ذلك: أعترض" },
  objectedTitle: { en: "You have objected", ar: "تم تسجيل اعتراضك" },
  objectedLead: {
    en: "The request is void. Your account is as it was. If somebody uses your identity paper, please report it.",
    ar: "أُلغي الطلب وبقي حسابك كما كان. إن كان هناك من يستخدم إثبات هويتك فأبلغ عن ذلك.",
  },
  startAgain: { en: "Start again", ar: "البدء من جديد" },
});

export type ErrorKind =
  | "link-invalid"
  | "login-expired"
  | "address-refused"
  | "not-found"
  | "request-refused"
  | "busy"
  | "unavailable";

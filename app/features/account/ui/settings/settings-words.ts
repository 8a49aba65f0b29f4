import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of a customer's own account. */
export const settingsWords = defineWords({
  title: { en: "My account", ar: "حسابي" },
  lead: {
    en: "Who you are, how we reach you, and how your account stays yours.",
    ar: "بياناتك وطرق التواصل معك وحماية حسابك.",
  },
  notLoaded: { en: "Your account could not be loaded", ar: "تعذّر تحميل حسابك" },
  change: { en: "Change", ar: "تغيير" },
  save: { en: "Save", ar: "حفظ" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  saved: { en: "Saved", ar: "تم الحفظ" },
  notSaved: { en: "That was not saved. Please try again.", ar: "لم يُحفظ التغيير. حاول مرة أخرى." },

  personal: { en: "Personal details", ar: "البيانات الشخصية" },
  names: { en: "Name", ar: "الاسم" },
  changeNames: { en: "Change your name", ar: "تغيير الاسم" },
  firstName: { en: "First name", ar: "الاسم الأول" },
  lastName: { en: "Last name", ar: "اسم العائلة" },
  nameAr: { en: "Name in Arabic", ar: "الاسم الكامل بالعربية" },
  nameArHint: {
    en: "The whole name, as on your ID card. Our messages and staff use it in Arabic.",
    ar: "كما هو مكتوب في بطاقتك الشخصية. نستخدمه في رسائلنا العربية ولدى موظفينا.",
  },
  nameArOffer: { en: "Your ID card has your name in Arabic", ar: "اسمك بالعربية كما في بطاقتك الشخصية" },
  nameArOfferText: {
    en: "Shall we use it where you are addressed in Arabic? You can change it at any time.",
    ar: "هل نستخدمه عند مخاطبتك بالعربية؟ يمكنك تغييره في أي وقت.",
  },
  nameArUse: { en: "Use this name", ar: "استخدام هذا الاسم" },
  email: { en: "E-mail address", ar: "البريد الإلكتروني" },
  changeEmail: { en: "Change your e-mail address", ar: "تغيير البريد الإلكتروني" },
  newEmail: { en: "New e-mail address", ar: "البريد الإلكتروني الجديد" },
  emailLead: {
    en: "We send a link to the new address. Until you follow it, everything stays as it is.",
    ar: "سنرسل رابطاً إلى البريد الجديد، ولن يتغيّر شيء قبل أن تفتحه.",
  },
  sendLink: { en: "Send the link", ar: "إرسال الرابط" },
  linkSent: {
    en: (email: string) => `We have sent a link to \u2068${email}\u2069.`,
    ar: (email: string) => `أرسلنا رابطاً إلى \u2068${email}\u2069.`,
  },
  pendingEmail: {
    en: (email: string) => `Waiting for the link that we sent to \u2068${email}\u2069`,
    ar: (email: string) => `بانتظار فتح الرابط المرسل إلى \u2068${email}\u2069`,
  },
  mobile: { en: "Mobile number", ar: "رقم الجوال" },
  messageLanguage: { en: "Language of messages", ar: "لغة الرسائل" },
  messageLanguageHint: {
    en: "E-mails and text messages from us come in this language.",
    ar: "تصلك رسائلنا البريدية والنصية بهذه اللغة.",
  },
  ownLanguage: { en: "English", ar: "العربية" },

  signIn: { en: "Sign-in", ar: "تسجيل الدخول" },
  elsewhere: {
    en: "You sign in with an account of another service. Name, e-mail address, password and further factors are changed there.",
    ar: "تسجّل الدخول بحساب لدى خدمة أخرى. يمكنك تغيير الاسم والبريد الإلكتروني وكلمة المرور ووسائل التحقق لديها.",
  },
  password: { en: "Password", ar: "كلمة المرور" },
  changePassword: { en: "Change your password", ar: "تغيير كلمة المرور" },
  newPassword: { en: "New password", ar: "كلمة المرور الجديدة" },
  passwordHint: {
    en: "8 characters or more. A few words together are good.",
    ar: "8 أحرف أو أكثر، والأفضل أن تكون عدة كلمات معاً.",
  },
  showPassword: { en: "Show the password", ar: "إظهار كلمة المرور" },
  passwordLead: {
    en: "You stay signed in here, and are signed out on all other devices.",
    ar: "يبقى دخولك قائماً هنا، ويُسجَّل خروجك من جميع الأجهزة الأخرى.",
  },
  passwordChanged: { en: "Your password is changed.", ar: "تم تغيير كلمة المرور." },

  add: { en: "Add", ar: "إضافة" },
  remove: { en: "Remove", ar: "إزالة" },
  makeNew: { en: "Make new", ar: "إنشاء رموز جديدة" },
  passkeys: { en: "Passkeys", ar: "مفاتيح المرور" },
  noPasskeys: {
    en: "None yet. With a passkey you sign in by fingerprint or face.",
    ar: "لا يوجد بعد. بمفتاح المرور تدخل ببصمة الإصبع أو الوجه.",
  },
  addPasskey: { en: "Add a passkey", ar: "إضافة مفتاح مرور" },
  passkeySince: { en: (day: string) => `Added on ${day}`, ar: (day: string) => `أُضيف في ${day}` },
  removePasskey: {
    en: (device: string) => `Remove the passkey: ${device}`,
    ar: (device: string) => `إزالة مفتاح المرور: ${device}`,
  },
  passkeyRemoved: { en: "The passkey is removed.", ar: "تمت إزالة مفتاح المرور." },
  app: { en: "Authenticator app", ar: "تطبيق المصادقة" },
  addApp: { en: "Add an authenticator app", ar: "إضافة تطبيق مصادقة" },
  removeApp: { en: "Remove the authenticator app", ar: "إزالة تطبيق المصادقة" },
  appOff: { en: "Not used: the password alone is enough", ar: "غير مستخدم، وتكفي كلمة المرور وحدها" },
  appSince: { en: (day: string) => `Used since ${day}`, ar: (day: string) => `مستخدم منذ ${day}` },
  removeAppLead: {
    en: "Then the password alone is enough to sign in, and your recovery codes no longer work.",
    ar: "عندها تكفي كلمة المرور وحدها لتسجيل الدخول، ولن تعمل رموزك الاحتياطية.",
  },
  appRemoved: { en: "The authenticator app is removed.", ar: "تمت إزالة تطبيق المصادقة." },
  recoveryCodes: { en: "Recovery codes", ar: "الرموز الاحتياطية" },
  newCodes: {
    en: "Make new recovery codes",
    ar: "إنشاء رموز جديدة بدلاً من الرموز الاحتياطية الحالية",
  },
  codesLeft: {
    en: (count: number) => `${count} of 10 left`,
    ar: (count: number) => `المتبقي ${count} من 10`,
  },

  againLead: {
    en: "Before this can be changed, please confirm that it is you. We bring you back here.",
    ar: "قبل إجراء هذا التغيير نحتاج إلى تأكيد هويتك، ثم نعيدك إلى هنا.",
  },
  again: { en: "Sign in again", ar: "تسجيل الدخول مجدداً" },

  privacy: { en: "Data and privacy", ar: "البيانات والخصوصية" },
  privacyLead: {
    en: "What we store about you, a copy of it, your consents, and the deletion of your account.",
    ar: "ما نحتفظ به عنك، ونسخة منه، وموافقاتك، وحذف حسابك.",
  },
  privacyOpen: { en: "My data and privacy", ar: "بياناتي وخصوصيتي" },

  devices: { en: "Devices", ar: "الأجهزة" },
  devicesLead: {
    en: "Where you are signed in. Is there one that you do not recognize? Sign it out and change your password.",
    ar: "الأجهزة التي سجّلت الدخول عليها. إن لم تتعرّف على أحدها فسجّل الخروج منه وغيّر كلمة المرور.",
  },
  devicesNotLoaded: { en: "Your devices could not be loaded", ar: "تعذّر تحميل أجهزتك" },
  browserOn: {
    en: (browser: string, system: string) => `${browser} on ${system}`,
    ar: (browser: string, system: string) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
  },
  unknownDevice: { en: "A device of unknown kind", ar: "جهاز غير معروف" },
  thisDevice: { en: "This device", ar: "هذا الجهاز" },
  lastUsed: {
    en: (moment: string) => `Last used ${moment}`,
    ar: (moment: string) => `آخر استخدام: ${moment}`,
  },
  deviceEnds: {
    en: (day: string) => `Asks for a new sign-in on ${day} at the latest`,
    ar: (day: string) => `يُطلب تسجيل الدخول من جديد في ${day} على الأكثر`,
  },
  signOutDevice: { en: "Sign out", ar: "تسجيل الخروج" },
  signOutDeviceOf: {
    en: (device: string) => `Sign out: ${device}`,
    ar: (device: string) => `تسجيل الخروج: ${device}`,
  },
  signOutOthers: { en: "Sign out all other devices", ar: "تسجيل الخروج من الأجهزة الأخرى" },
  signedOut: { en: "The device is signed out.", ar: "تم تسجيل الخروج من الجهاز." },
  othersSignedOut: { en: "All other devices are signed out.", ar: "تم تسجيل الخروج من جميع الأجهزة الأخرى." },
});

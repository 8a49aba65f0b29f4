import { defineWords } from "#app/i18n/words.ts";

export const settingsWords = defineWords({
  title: { en: "Settings", ar: "الإعدادات" },
  account: { en: "My account", ar: "حسابي" },
  staff: { en: "Staff", ar: "الموظفون" },
  devices: { en: "Tablets", ar: "الأجهزة" },
  audit: { en: "Audit", ar: "سجل التدقيق" },
  ownBrowserOnly: {
    en: "Roles are changed in your own browser, not on a shared tablet.",
    ar: "تُعدّل الصلاحيات من متصفحك الخاص، لا من جهاز مشترك.",
  },
  saved: { en: "Saved.", ar: "تم الحفظ." },
});

/** My account. */
export const accountWords = defineWords({
  signedInAs: { en: "Signed in as", ar: "سجّلت الدخول باسم" },
  roles: { en: "Roles", ar: "الصلاحيات" },
  pin: { en: "PIN for shared tablets", ar: "الرمز السري للأجهزة المشتركة" },
  pinText: {
    en: "Six digits by which you change to yourself on a shared tablet. Sign in there once with your password and code; the PIN works for 30 days after that.",
    ar: "ستة أرقام تدخل بها إلى حسابك على الجهاز المشترك. سجّل الدخول هناك مرة واحدة بكلمة المرور ورمز التحقق، وبعدها يعمل الرمز السري 30 يوماً.",
  },
  pinOnTablet: {
    en: "Set your PIN in your own browser, not on a shared tablet.",
    ar: "عيّن رمزك السري من متصفحك الخاص، لا من جهاز مشترك.",
  },
  setPin: { en: "Set a PIN", ar: "تعيين رمز سري" },
  changePin: { en: "Change the PIN", ar: "تغيير الرمز السري" },
  pinSet: { en: "Your PIN is set.", ar: "تم تعيين رمزك السري." },
  hasPin: { en: "A PIN is set.", ar: "الرمز السري معيّن." },
  newPin: { en: "New PIN", ar: "الرمز السري الجديد" },
  again: { en: "The same again", ar: "أعد إدخال الرمز" },
  sixDigits: { en: "Six digits.", ar: "ستة أرقام." },
  notSame: { en: "The two PINs differ.", ar: "الرمزان غير متطابقين." },
  sessions: { en: "Sessions", ar: "الجلسات" },
  sessionsText: {
    en: "Signs you out in every browser and on every shared tablet, here too.",
    ar: "يسجّل خروجك من كل المتصفحات والأجهزة المشتركة، ومن هنا أيضاً.",
  },
  endSessions: { en: "Sign out everywhere", ar: "تسجيل الخروج من كل الأجهزة" },
  signIn: { en: "Passkeys and authenticator", ar: "مفاتيح المرور وتطبيق المصادقة" },
  signInText: {
    en: "How you sign in is set where you sign in.",
    ar: "تُدار طريقة الدخول في صفحة تسجيل الدخول.",
  },
  openSignIn: { en: "Open sign-in settings", ar: "فتح إعدادات الدخول" },
  language: { en: "Language", ar: "اللغة" },
});

/** The list of staff and a member's own screen. */
export const staffWords = defineWords({
  find: { en: "Name or email", ar: "الاسم أو البريد الإلكتروني" },
  role: { en: "Role", ar: "الصلاحية" },
  place: { en: "Location", ar: "الموقع" },
  allRoles: { en: "All roles", ar: "كل الصلاحيات" },
  allPlaces: { en: "All locations", ar: "كل المواقع" },
  everywhere: { en: "Everywhere", ar: "كل المواقع" },
  here: { en: "Here", ar: "الحاليون" },
  left: { en: "Left", ar: "المغادرون" },
  show: { en: "Show", ar: "عرض" },
  name: { en: "Name", ar: "الاسم" },
  roles: { en: "Roles", ar: "الصلاحيات" },
  state: { en: "State", ar: "الحالة" },
  active: { en: "Active", ar: "نشط" },
  invited: { en: "Invited", ar: "بانتظار القبول" },
  hasLeft: { en: "Left", ar: "غادر" },
  seen: { en: "Last seen", ar: "آخر ظهور" },
  empty: { en: "Nobody matches.", ar: "لا توجد نتائج مطابقة." },
  noRole: { en: "No role", ar: "بلا صلاحية" },
  invite: { en: "Invite", ar: "دعوة موظف" },
  inviteTitle: { en: "Invite a colleague", ar: "دعوة موظف جديد" },
  nameEn: { en: "Name in Latin letters", ar: "الاسم بالإنجليزية" },
  nameAr: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  email: { en: "Email", ar: "البريد الإلكتروني" },
  language: { en: "Language", ar: "اللغة" },
  english: { en: "English", ar: "الإنجليزية" },
  arabic: { en: "Arabic", ar: "العربية" },
  send: { en: "Send invitation", ar: "إرسال الدعوة" },
  addRole: { en: "Add a role", ar: "إضافة صلاحية" },
  removeRole: { en: "Remove this role", ar: "إزالة هذه الصلاحية" },
  sent: {
    en: (email: string) => `The link is on its way to \u2068${email}\u2069.`,
    ar: (email: string) => `أُرسل الرابط إلى \u2068${email}\u2069.`,
  },
  changeRoles: { en: "Change roles", ar: "تعديل الصلاحيات" },
  renew: { en: "Send a new link …", ar: "إرسال رابط جديد …" },
  renewTitle: { en: "Send a new link", ar: "إرسال رابط جديد" },
  renewText: {
    en: (email: string) =>
      `The link goes to \u2068${email}\u2069 alone. Once it is used, the former password, authenticator app, passkeys and PIN are void and all sessions end.`,
    ar: (email: string) =>
      `يُرسل الرابط إلى \u2068${email}\u2069 وحده. بعد استخدامه تُلغى كلمة المرور وتطبيق المصادقة ومفاتيح المرور والرمز السري السابقة وتنتهي كل الجلسات.`,
  },
  renewSeen: {
    en: "The other administrators are told by mail.",
    ar: "يُبلَّغ المسؤولون الآخرون بالبريد الإلكتروني.",
  },
  renewWrongAddress: {
    en: "An address is never changed. Where it is wrong, end the access and invite anew.",
    ar: "لا يُعدّل العنوان. إن كان خاطئاً فأنهِ صلاحية الدخول وادعُ الموظف من جديد.",
  },
  renewNow: { en: "Send the link", ar: "إرسال الرابط" },
  leave: { en: "Has left …", ar: "إنهاء العمل …" },
  leaveTitle: { en: "End access", ar: "إنهاء صلاحية الدخول" },
  leaveText: {
    en: "All sessions end at once. Roles and PIN are removed, and open work goes to colleagues. The name stays with what was done.",
    ar: "تنتهي كل الجلسات فوراً، وتُزال الصلاحيات والرمز السري، وتُحوّل المهام المفتوحة إلى الزملاء. يبقى الاسم مع ما أُنجز.",
  },
  leaveNow: { en: "End access", ar: "إنهاء الدخول" },
  leftDone: { en: "Access has ended.", ar: "أُنهيت صلاحية الدخول." },
  handedOn: {
    en: (count: number) =>
      count === 0
        ? "There was no open work."
        : `${count} ${count === 1 ? "piece" : "pieces"} of open work went to colleagues.`,
    ar: (count: number) =>
      count === 0 ? "لم تكن هناك مهام مفتوحة." : `المهام المحوّلة إلى الزملاء: ${count}.`,
  },
  ownRoles: { en: "Another administrator changes your roles.", ar: "يعدّل صلاحياتك مسؤول آخر." },
  elsewhere: {
    en: "This account is managed in your company's directory.",
    ar: "يُدار هذا الحساب من دليل موظفي الشركة.",
  },
  since: { en: "Since", ar: "منذ" },
  changed: { en: "Last change", ar: "آخر تعديل" },
  pin: { en: "PIN", ar: "الرمز السري" },
  yes: { en: "Set", ar: "معيّن" },
  no: { en: "Not set", ar: "غير معيّن" },
  history: { en: "History", ar: "السجل" },
});

/** Shared tablets. */
export const deviceWords = defineWords({
  name: { en: "Name", ar: "الاسم" },
  place: { en: "Location", ar: "الموقع" },
  lastUse: { en: "Last use", ar: "آخر استخدام" },
  registered: { en: "Registered", ar: "تاريخ التسجيل" },
  state: { en: "State", ar: "الحالة" },
  inUse: { en: "In use", ar: "مفعّل" },
  revoked: { en: "Revoked", ar: "ملغى" },
  never: { en: "Not used lately", ar: "لم يُستخدم مؤخراً" },
  empty: { en: "No shared tablets yet.", ar: "لا توجد أجهزة مشتركة بعد." },
  emptyText: {
    en: "Open this screen on the tablet itself and register it there.",
    ar: "افتح هذه الصفحة على الجهاز نفسه وسجّله من هناك.",
  },
  register: { en: "Register this browser", ar: "تسجيل هذا المتصفح" },
  registerTitle: { en: "Make this browser a shared tablet", ar: "تحويل هذا المتصفح إلى جهاز مشترك" },
  registerText: {
    en: "You are signed out here. Colleagues sign in once with password and code, then change by PIN. It locks after ten minutes without use.",
    ar: "يُسجَّل خروجك من هذا المتصفح. يسجّل الموظفون الدخول هنا مرة بكلمة المرور ورمز التحقق، ثم يبدّلون بينهم بالرمز السري. يُقفل الجهاز بعد عشر دقائق دون استخدام.",
  },
  nameHint: { en: "As it is called on the floor: Bay 3.", ar: "كما يُعرف في الورشة: رافعة 3." },
  registerNow: { en: "Register", ar: "تسجيل" },
  revoke: { en: "Revoke", ar: "إلغاء التسجيل" },
  revokeTitle: { en: "Revoke this tablet", ar: "إلغاء تسجيل الجهاز" },
  revokeText: {
    en: "Whoever is signed in on it is out within a second. It cannot be taken back; the tablet can be registered again.",
    ar: "يُسجَّل خروج من يستخدمه خلال ثانية. لا يمكن التراجع عن ذلك، ويمكن تسجيل الجهاز من جديد.",
  },
  revokedDone: { en: "The tablet is revoked.", ar: "أُلغي تسجيل الجهاز." },
});

/** The audit. */
export const auditWords = defineWords({
  person: { en: "Person", ar: "الموظف" },
  everybody: { en: "Everybody", ar: "الجميع" },
  deed: { en: "Deed", ar: "الإجراء" },
  allDeeds: { en: "All deeds", ar: "كل الإجراءات" },
  via: { en: "Kind", ar: "النوع" },
  allKinds: { en: "All kinds", ar: "كل الأنواع" },
  wasRefused: { en: "Refused", ar: "مرفوض" },
  whose: { en: "Whose data", ar: "صاحب البيانات" },
  noAccount: { en: "No account", ar: "دون حساب" },
  ofLead: { en: "Lead", ar: "عميل محتمل" },
  othersInFile: {
    en: (count: number) => `and ${count} more, all of them in the export`,
    ar: (count: number) => `و${count} غيرهم، وجميعهم في الملف المصدَّر`,
  },
  shown: { en: "Records shown", ar: "السجلات المعروضة" },
  ofPerson: { en: "One customer only", ar: "عميل واحد فقط" },
  onlyOf: { en: "All entries about this customer", ar: "كل القيود عن هذا العميل" },
  exportFile: { en: "Export", ar: "تصدير" },
  exportProcessing: { en: "Record of processing", ar: "سجل معالجة البيانات" },
  record: { en: "Record", ar: "السجل" },
  from: { en: "From", ar: "من" },
  to: { en: "To", ar: "إلى" },
  time: { en: "Time", ar: "الوقت" },
  empty: { en: "No entries match.", ar: "لا توجد قيود مطابقة." },
  ofRecord: { en: "One record only", ar: "سجل واحد فقط" },
  allRecords: { en: "All records", ar: "كل السجلات" },
  onTablet: { en: "on", ar: "على" },
  open: { en: "Open the record", ar: "فتح السجل" },
  onlyThis: { en: "All entries of this record", ar: "كل قيود هذا السجل" },
  why: { en: "Reason", ar: "السبب" },
  nothingElse: { en: "No fields were changed.", ar: "لم تُعدّل أي حقول." },
  erased: { en: "erased", ar: "محذوفة" },
  details: { en: "Entry", ar: "القيد" },
  device: { en: "Tablet", ar: "الجهاز" },
  clear: { en: "Clear filters", ar: "مسح التصفية" },
});

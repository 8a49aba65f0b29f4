import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the privacy center. */
export const privacyWords = defineWords({
  title: { en: "My data and privacy", ar: "بياناتي وخصوصيتي" },
  lead: {
    en: "What we store about you and why, and what you can do with it.",
    ar: "ما نحتفظ به عنك وسببه، وما يمكنك فعله به.",
  },
  notLoaded: { en: "Your data could not be loaded", ar: "تعذّر تحميل بياناتك" },
  failed: { en: "That did not work. Please try again.", ar: "لم ينجح ذلك. حاول مرة أخرى." },
  offline: { en: "You are offline. Please try again later.", ar: "لا يوجد اتصال بالإنترنت. حاول لاحقاً." },

  heldTitle: { en: "What we store", ar: "ما نحتفظ به" },
  heldLead: {
    en: "Where you see it is linked in your account; everything in full is in the copy below.",
    ar: "تجد معظمها في صفحات حسابك، وتجدها كاملة في النسخة أدناه.",
  },
  storedFor: { en: (time: string) => `Stored: ${time}`, ar: (time: string) => `مدة الاحتفاظ: ${time}` },
  technical: { en: "Technical records", ar: "سجلات تقنية" },

  copyTitle: { en: "Download a copy", ar: "تنزيل نسخة" },
  copyLead: {
    en: "Everything above with your files as a ZIP: a page to read in both languages, and data for programs.",
    ar: "كل ما سبق مع ملفاتك في ملف مضغوط: صفحة للقراءة باللغتين وبيانات تقرؤها البرامج.",
  },
  prepare: { en: "Prepare the copy", ar: "تجهيز النسخة" },
  prepareAgain: { en: "Prepare a new one", ar: "تجهيز نسخة جديدة" },
  preparing: {
    en: "Your copy is being prepared. This takes less than a minute; you can leave this page.",
    ar: "يجري تجهيز نسختك، ويستغرق ذلك أقل من دقيقة. يمكنك مغادرة الصفحة.",
  },
  ready: {
    en: (moment: string) => `Your copy is ready. It can be downloaded until ${moment}.`,
    ar: (moment: string) => `نسختك جاهزة، ويمكنك تنزيلها حتى ${moment}.`,
  },
  download: { en: "Download", ar: "تنزيل" },

  correctTitle: { en: "Correct something", ar: "تصحيح بياناتك" },
  correctAccount: { en: "Name, e-mail address and number", ar: "الاسم والبريد الإلكتروني ورقم الجوال" },
  correctDocuments: { en: "Your documents", ar: "مستنداتك" },
  correctCars: { en: "Your cars and appointments", ar: "سياراتك ومواعيدك" },

  consentsTitle: { en: "Consents", ar: "الموافقات" },
  consentsLead: {
    en: "Nothing here is needed for service, test drives or requests. You can change it at any time.",
    ar: "لا تتوقف الصيانة أو تجارب القيادة أو الطلبات على أي من هذه الموافقات، ويمكنك تغييرها متى شئت.",
  },
  marketing: {
    en: "Tell me about offers and news by e-mail and text message.",
    ar: "أود أن تصلني العروض والأخبار بالبريد الإلكتروني والرسائل النصية.",
  },
  consentsNotLoaded: { en: "Your consents could not be loaded", ar: "تعذّر تحميل موافقاتك" },
  history: { en: "What was recorded", ar: "السجل" },
  given: { en: (moment: string) => `Given, ${moment}`, ar: (moment: string) => `تمت الموافقة، ${moment}` },
  withdrawn: {
    en: (moment: string) => `Withdrawn, ${moment}`,
    ar: (moment: string) => `سُحبت الموافقة، ${moment}`,
  },
  textVersion: { en: "Text of", ar: "نص" },
  stockAlerts: { en: "Alerts for used cars", ar: "تنبيهات السيارات المستعملة" },
  offersAndNews: { en: "Offers and news", ar: "العروض والأخبار" },

  readersTitle: { en: "Who opened your documents", ar: "من اطّلع على مستنداتك" },
  readersNone: { en: "No one so far.", ar: "لم يطّلع عليها أحد حتى الآن." },
  readersNotLoaded: { en: "This list could not be loaded", ar: "تعذّر تحميل القائمة" },
  staff: { en: "Our staff", ar: "أحد موظفينا" },
  you: { en: "You", ar: "أنت" },
  copy: { en: "Your copy", ar: "نسختك" },
  openedPage: {
    en: (document: string, page: number) => `${document}, page ${page}`,
    ar: (document: string, page: number) => `${document}، صفحة ${page}`,
  },
  showAll: { en: (count: number) => `Show all ${count}`, ar: (count: number) => `عرض الكل (${count})` },

  aheadItem: {
    en: (title: string, moment: string) => `${title}, ${moment}`,
    ar: (title: string, moment: string) => `${title}، ${moment}`,
  },
  deleteTitle: { en: "Delete my account", ar: "حذف حسابي" },
  deleteLead: {
    en: "Everything goes within 24 hours, and it cannot be undone.",
    ar: "يُحذف كل شيء خلال 24 ساعة، ولا يمكن التراجع عن ذلك.",
  },
  deleteButton: { en: "Delete the account", ar: "حذف الحساب" },
  signedOut: { en: "You are signed out on all devices at once.", ar: "يُسجَّل خروجك فوراً من جميع الأجهزة." },
  nothingAhead: { en: "You have nothing booked.", ar: "ليس لديك أي حجز قادم." },
  ahead: {
    en: (count: number) =>
      count === 1 ? "What you have booked is canceled:" : `What you have booked is canceled (${count}):`,
    ar: (count: number) => (count === 1 ? "يُلغى حجزك القادم:" : `تُلغى حجوزاتك القادمة (${count}):`),
  },
  keptTitle: { en: "What we have to keep", ar: "ما علينا الاحتفاظ به" },
  keptUntil: {
    en: (title: string, count: number, day: string) => `${title} (${count}), until ${day}`,
    ar: (title: string, count: number, day: string) => `${title} (${count})، حتى ${day}`,
  },
  retainedNothing: {
    en: "There is nothing that we have to keep afterwards.",
    ar: "ليس هناك ما يلزمنا الاحتفاظ به بعد ذلك.",
  },
  reason: { en: "Why? (optional)", ar: "ما السبب؟ (اختياري)" },
  noReason: { en: "No answer", ar: "بلا إجابة" },
  "not-using": { en: "I do not use it", ar: "لا أستخدمه" },
  privacy: { en: "For my privacy", ar: "حفاظاً على خصوصيتي" },
  "other-account": { en: "I have another account", ar: "لدي حساب آخر" },
  "no-car": { en: "I no longer have a car of yours", ar: "لم تعد لدي سيارة منكم" },
  other: { en: "Something else", ar: "سبب آخر" },
  typeWord: { en: "Type DELETE to confirm", ar: "اكتب كلمة «حذف» للتأكيد" },
  word: { en: "DELETE", ar: "حذف" },
  wrongWord: { en: "Please type DELETE.", ar: "اكتب كلمة «حذف»." },
  cancel: { en: "Keep my account", ar: "الاحتفاظ بالحساب" },
  confirm: { en: "Delete for good", ar: "حذف نهائي" },
  doneTitle: { en: "Your account is being deleted", ar: "جارٍ حذف حسابك" },
  done: {
    en: (moment: string) =>
      `By ${moment} everything is erased that we do not have to keep. We confirm that by e-mail.`,
    ar: (moment: string) =>
      `بحلول ${moment} نكون قد محونا كل ما لا يلزمنا الاحتفاظ به، وسنؤكد ذلك بالبريد الإلكتروني.`,
  },
  toHome: { en: "To the home page", ar: "إلى الصفحة الرئيسية" },
});

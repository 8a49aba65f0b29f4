import { defineWords } from "#app/i18n/words.ts";

/** What the page says that the links of alert mails lead to. */
export const alertWords = defineWords({
  pageTitle: { en: "Mails about used cars", ar: "رسائل السيارات المستعملة" },
  askTitle: { en: "Shall we tell you about new cars?", ar: "هل نبلغك بالسيارات الجديدة؟" },
  askText: {
    en: "Confirm, and we write when a car of your search comes in or gets cheaper: at most every six hours, until you stop it.",
    ar: "أكّد طلبك ونراسلك عند وصول سيارة ضمن بحثك أو انخفاض سعرها، مرة كل ست ساعات على الأكثر وإلى أن توقفها.",
  },
  confirm: { en: "Yes, tell me", ar: "نعم، أبلغوني" },
  activeTitle: { en: "We will tell you", ar: "سنبلغك" },
  activeText: {
    en: "A mail comes when a car of your search comes in or gets cheaper. Every mail has a link to stop them.",
    ar: "تصلك رسالة عند وصول سيارة ضمن بحثك أو انخفاض سعرها، وفي كل رسالة رابط لإيقافها.",
  },
  end: { en: "Stop these mails", ar: "إيقاف هذه الرسائل" },
  endedTitle: { en: "No more mails", ar: "لن تصلك رسائل أخرى" },
  endedText: {
    en: "The alert has ended and your address is deleted here.",
    ar: "أُوقف التنبيه وحُذف بريدك من عندنا.",
  },
  goneTitle: { en: "This alert is not there any more", ar: "هذا التنبيه لم يعد موجوداً" },
  goneText: {
    en: "It was stopped, or not confirmed within 48 hours. You can make a new one from any search.",
    ar: "أُوقف، أو لم يؤكَّد خلال 48 ساعة. يمكنك إنشاء تنبيه جديد من أي بحث.",
  },
  cars: { en: "See the cars", ar: "عرض السيارات" },
  failed: {
    en: "That did not work just now. Please try again.",
    ar: "تعذّر ذلك الآن. يُرجى المحاولة مرة أخرى.",
  },
});

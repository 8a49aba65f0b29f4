import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the shell; everything an editor may want to change comes from the content source. */
export const siteWords = defineWords({
  skipToContent: { en: "Skip to the content", ar: "انتقل إلى المحتوى" },
  mainMenu: { en: "Main menu", ar: "القائمة الرئيسية" },
  account: { en: "Account", ar: "حسابي" },
  loginMenu: { en: "Shortcuts", ar: "روابط سريعة" },
  search: { en: "Search", ar: "البحث" },
  searchSite: { en: "Search the site", ar: "ابحث في الموقع" },
  oftenVisited: { en: "Often visited", ar: "الأكثر زيارة" },
  sections: { en: "Sections of this page", ar: "أقسام هذه الصفحة" },
  messages: { en: "Announcements", ar: "إعلانات" },
  previous: { en: "Previous announcement", ar: "الإعلان السابق" },
  next: { en: "Next announcement", ar: "الإعلان التالي" },
  pause: { en: "Pause the announcements", ar: "إيقاف تبديل الإعلانات" },
  play: { en: "Play the announcements", ar: "تشغيل تبديل الإعلانات" },
  statusCode: { en: "Error", ar: "خطأ" },
  errorTitle: { en: "An error occurred", ar: "حدث خطأ" },
  errorMessage: {
    en: "Something on our side did not work. What you have booked is safe.",
    ar: "واجهنا خللاً من جانبنا. كل ما حجزته محفوظ.",
  },
  offlineMessage: {
    en: "You seem to be offline. Check your connection, then load the page again.",
    ar: "يبدو أن الاتصال بالإنترنت منقطع. تحقق من الاتصال ثم أعد تحميل الصفحة.",
  },
  reload: { en: "Load the page again", ar: "إعادة تحميل الصفحة" },
  beforeSignInTitle: { en: "This page opens once you are signed in", ar: "تُفتح هذه الصفحة بعد تسجيل الدخول" },
  beforeSignInText: {
    en: "It shows what is yours, and needs JavaScript for that. If nothing appears, the connection was interrupted or JavaScript is off in your browser.",
    ar: "تعرض هذه الصفحة ما يخصّك، وتحتاج إلى تفعيل JavaScript. إذا لم يظهر شيء فقد انقطع الاتصال، أو توقف JavaScript في متصفحك.",
  },
  needsScriptsTitle: { en: "This page needs JavaScript", ar: "تحتاج هذه الصفحة إلى JavaScript" },
  needsScriptsText: {
    en: "Nothing can be chosen or shown here without it. Either the connection was interrupted or JavaScript is off in your browser.",
    ar: "لا يمكن الاختيار أو عرض البيانات هنا من دونها. إما انقطع الاتصال، أو توقف JavaScript في متصفحك.",
  },
  beforeSignInCall: { en: "We also help by phone:", ar: "ونساعدك هاتفياً أيضاً:" },
  publicParts: { en: "Genuine parts and prices", ar: "القطع الأصلية وأسعارها" },
  publicLocations: { en: "Locations and opening hours", ar: "مواقعنا وأوقات العمل" },
  toHome: { en: "To the home page", ar: "إلى الصفحة الرئيسية" },
});

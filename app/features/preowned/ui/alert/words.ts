import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of alerts: mails and feeds about the cars of a search. */
export const alertWords = defineWords({
  byMail: { en: "Tell me about new cars", ar: "أبلغني بالسيارات الجديدة" },
  byMailText: {
    en: "A mail when a car comes in that fits, or when one gets cheaper. First we ask you to confirm the address.",
    ar: "رسالة حين تصل سيارة توافق بحثك أو ينخفض سعر إحداها. وقبلها نطلب منك تأكيد بريدك.",
  },
  email: { en: "E-mail address", ar: "البريد الإلكتروني" },
  watch: { en: "Tell me", ar: "أبلغني" },
  sent: {
    en: "We have sent you a mail. Nothing comes before you confirm it; the link is good for 48 hours.",
    ar: "أرسلنا إليك رسالة. لن يصلك شيء قبل أن تؤكدها، والرابط صالح 48 ساعة.",
  },
  website: { en: "Leave this field empty", ar: "اترك هذا الحقل فارغاً" },
  feed: { en: "As a feed", ar: "عبر خلاصة الأخبار" },
  feedText: {
    en: "For a feed reader: an address of this search, without your name or e-mail.",
    ar: "لقارئ الخلاصات: رابط لهذا البحث وحده، بلا اسم ولا بريد.",
  },
  feedShow: { en: "Show the address", ar: "عرض الرابط" },
  feedAddress: { en: "Address of the feed", ar: "رابط الخلاصة" },
  feedFailed: { en: "The address could not be made. Try again.", ar: "تعذّر إنشاء الرابط. أعد المحاولة." },
  title: { en: "Mails about pre-owned cars", ar: "رسائل السيارات المستعملة" },
  confirmText: {
    en: "Press once, and mails about this search begin.",
    ar: "اضغط مرة واحدة وتبدأ رسائل هذا البحث.",
  },
  confirm: { en: "Yes, tell me", ar: "نعم، أبلغني" },
  active: {
    en: "You hear of cars that fit this search, and of lower prices.",
    ar: "نبلغك بكل سيارة توافق هذا البحث، وبكل سعر ينخفض.",
  },
  ended: {
    en: "It has ended, and your address is forgotten.",
    ar: "أُلغيت الرسائل، وحُذف بريدك.",
  },
  end: { en: "End these mails", ar: "إلغاء الرسائل" },
  seeCars: { en: "See the cars", ar: "عرض السيارات" },
  gone: {
    en: "This alert is not there any more. It was ended, or not confirmed in time.",
    ar: "هذا التنبيه لم يعد موجوداً. أُلغي، أو لم يؤكَّد في وقته.",
  },
  failed: { en: "That did not work. Try again in a moment.", ar: "لم يتم ذلك. أعد المحاولة بعد قليل." },
});

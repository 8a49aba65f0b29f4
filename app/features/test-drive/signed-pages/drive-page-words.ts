import type { PlanWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the pages of signed links say of test drives. */
export const drivePageWords = defineWords({
  title: { en: "Your test drive", ar: "تجربة القيادة" },
  where: { en: "Showroom", ar: "صالة العرض" },
  car: { en: "Car", ar: "السيارة" },
  zone: { en: "Local time at the showroom", ar: "بالتوقيت المحلي لصالة العرض" },
  requested: {
    en: "The showroom has not confirmed it yet; the time is reserved for you.",
    ar: "لم تؤكده صالة العرض بعد، والوقت محجوز لك.",
  },
  withoutTime: {
    en: "Your request has reached the showroom, which will call you. If a time is free by now, you can choose it here.",
    ar: "وصل طلبك إلى صالة العرض وستتصل بك. إن توفر موعد الآن يمكنك اختياره من هنا.",
  },
  lost: {
    en: "The car is out of service at the time you booked. Please choose another time.",
    ar: "السيارة خارج الخدمة في الموعد الذي حجزته. يُرجى اختيار موعد آخر.",
  },
  confirmed: {
    en: "This test drive is confirmed. Please bring your original driving license.",
    ar: "تجربة القيادة مؤكدة. أحضر معك رخصة القيادة الأصلية.",
  },
  underWay: { en: "Enjoy the drive.", ar: "نتمنى لك تجربة ممتعة." },
  rejected: {
    en: "We are sorry: the showroom cannot offer this test drive. Please call, and we will find another way.",
    ar: "نأسف، تعذّر على صالة العرض ترتيب هذه التجربة. اتصل بنا لنجد حلاً آخر.",
  },
  noShow: { en: "We missed you. Please book another time.", ar: "لم نلتقِ في الموعد. يمكنك حجز موعد آخر." },
  changedTitle: { en: "Your test drive is changed", ar: "تم تعديل موعد تجربة القيادة" },
  changedLead: {
    en: "This is your test drive now. We have written to you about it.",
    ar: "هذه تفاصيل موعدك الآن، وقد أرسلنا إليك رسالة بها.",
  },
  canceledTitle: { en: "This test drive is canceled", ar: "تجربة القيادة ملغاة" },
  canceledLead: {
    en: "The car is free for others again. You can book another test drive at any time.",
    ar: "أصبحت السيارة متاحة لغيرك، ويمكنك حجز تجربة أخرى متى شئت.",
  },
  closedLead: {
    en: "It can no longer be changed online. Please call the showroom.",
    ar: "لم يعد بالإمكان تعديل الموعد إلكترونياً. يُرجى الاتصال بصالة العرض.",
  },
  cancel: { en: "Cancel the test drive", ar: "إلغاء تجربة القيادة" },
  call: { en: "Call the showroom", ar: "الاتصال بصالة العرض" },
  bookAgain: { en: "Book another test drive", ar: "حجز تجربة أخرى" },
  back: { en: "Back to the test drive", ar: "العودة إلى تجربة القيادة" },
  keep: { en: "Keep the test drive", ar: "الإبقاء على الموعد" },
  cancelTitle: { en: "Cancel this test drive?", ar: "إلغاء تجربة القيادة؟" },
  cancelLead: { en: "The car is offered to others at once.", ar: "ستُتاح السيارة لغيرك فوراً." },
  cancelButton: { en: "Yes, cancel it", ar: "نعم، إلغاء الموعد" },
  changeLead: {
    en: (showroom: string) => `The same model at ${showroom}.`,
    ar: (showroom: string) => `الطراز نفسه في ${showroom}.`,
  },
  now: { en: "Your time now", ar: "موعدك الحالي" },
  moveButton: { en: "Take this time", ar: "اختيار هذا الموعد" },
  noTimes: {
    en: "There is no free time here in the coming three months. Please call the showroom.",
    ar: "لا توجد مواعيد متاحة هنا خلال الأشهر الثلاثة القادمة. يُرجى الاتصال بصالة العرض.",
  },
  forgedLead: {
    en: "It may have been cut off or altered. Open it again from our message.",
    ar: "ربما نُسخ ناقصاً أو جرى تعديله. افتحه من رسالتنا مرة أخرى.",
  },
  expiredTitle: { en: "This test drive is over", ar: "انتهت تجربة القيادة" },
  expiredLead: {
    en: "Its link ended with it. You can book another test drive at any time.",
    ar: "انتهت صلاحية الرابط بانتهاء موعدها، ويمكنك حجز تجربة أخرى متى شئت.",
  },
  dashboard: { en: "Sign in", ar: "تسجيل الدخول" },
}) satisfies { of: (language: "en" | "ar") => PlanWords };

import { countedAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the driver's page about their license says. */
export const licenseWords = defineWords({
  title: { en: "Your driving license", ar: "رخصة القيادة" },
  lead: {
    en: "Add a picture of it, and the showroom can prepare your drive. Only its staff see it, for this test drive alone; this page does not show it again.",
    ar: "أضف صورة لها لتجهّز صالة العرض تجربتك. لا يطّلع عليها إلا موظفو صالة العرض ولهذه التجربة وحدها، ولا تعرضها هذه الصفحة مرة أخرى.",
  },
  keep: {
    en: (days: number) =>
      days === 0
        ? "We delete it when the test drive has ended."
        : days === 1
          ? "We delete it one day after the test drive."
          : `We delete it ${days} days after the test drive.`,
    ar: (days: number) =>
      days === 0 ? "نحذفها بعد انتهاء التجربة." : `نحذفها بعد ${countedAfter(days, "day")} من التجربة.`,
  },
  bring: {
    en: "Please bring the original all the same: we have to see it before you drive.",
    ar: "أحضر الرخصة الأصلية في كل الأحوال، فلا بد أن نطّلع عليها قبل الانطلاق.",
  },
  front: { en: "Front", ar: "الوجه الأمامي" },
  back: { en: "Back", ar: "الوجه الخلفي" },
  addedAt: {
    en: (side: string, when: string) => `${side}: added ${when}`,
    ar: (side: string, when: string) => `${side}: أُضيف ${when}`,
  },
  replacedAt: {
    en: (side: string, when: string) => `${side}: replaced ${when}`,
    ar: (side: string, when: string) => `${side}: استُبدل ${when}`,
  },
  hint: {
    en: (megabytes: number) =>
      `JPEG, PNG or WebP, at most ${megabytes} MB each. One side is enough; a new picture replaces the former.`,
    ar: (megabytes: number) =>
      `JPEG أو PNG أو WebP، وبحد أقصى ${megabytes} ميغابايت لكل صورة. يكفي وجه واحد، وكل صورة جديدة تحل محل السابقة.`,
  },
  button: { en: "Add pictures", ar: "إضافة الصور" },
  backToDrive: { en: "Back to the test drive", ar: "العودة إلى تجربة القيادة" },
  done: { en: "Your license has been added. Thank you.", ar: "تمت إضافة رخصتك. شكراً لك." },
  add: { en: "Add your license", ar: "إضافة رخصة القيادة" },
  replace: { en: "Replace the pictures", ar: "استبدال الصور" },
  "called-off": {
    en: "This test drive will not take place, so no picture is needed.",
    ar: "لم تعد تجربة القيادة هذه قائمة، فلا حاجة إلى صورة الرخصة.",
  },
  over: {
    en: "The test drive has begun or is over, so no picture can be added any more. Please bring the original.",
    ar: "بدأت تجربة القيادة أو انتهت، فلم يعد بالإمكان إضافة صورة. يُرجى إحضار الرخصة الأصلية.",
  },
  "without-time": {
    en: "As soon as your test drive has a time, you can add your license here.",
    ar: "يمكنك إضافة رخصتك هنا بعد تحديد موعد التجربة.",
  },
});

/** Why pictures were not taken. */
export const licenseProblems = defineWords({
  none: { en: "Please choose a picture first.", ar: "يُرجى اختيار صورة أولاً." },
  "too-large": {
    en: "A picture is larger than we can take. Please choose a smaller one.",
    ar: "حجم إحدى الصور أكبر من الحد المسموح. يُرجى اختيار صورة أصغر.",
  },
  "not-a-form": {
    en: "The pictures did not arrive whole. Please send them again.",
    ar: "لم تصل الصور كاملة. يُرجى إرسالها مرة أخرى.",
  },
  "not-a-picture": {
    en: "Only pictures can be added: JPEG, PNG or WebP.",
    ar: "يمكن إضافة الصور فقط: JPEG أو PNG أو WebP.",
  },
  "broken-picture": {
    en: "A picture is damaged or has too many pixels. Please take it again.",
    ar: "إحدى الصور تالفة أو دقّتها أعلى من الحد المسموح. يُرجى التقاطها من جديد.",
  },
  "too-many-uploads": {
    en: "The pictures were replaced too often. Please show your original at the showroom.",
    ar: "استُبدلت الصور مرات كثيرة. يُرجى إبراز الرخصة الأصلية في صالة العرض.",
  },
  busy: {
    en: "Many pictures arrive at the moment. Please try again in a minute.",
    ar: "نستقبل صوراً كثيرة حالياً. يُرجى المحاولة بعد دقيقة.",
  },
});

import { defineWords } from "#app/i18n/words.ts";
import type { FieldProblem } from "./review-state.ts";

/** Fixed words of the review: the questions about a field. */
export const reviewWords = defineWords({
  compare: { en: "Please compare this with the picture.", ar: "قارن هذا بالصورة من فضلك." },
  approve: { en: "It is right", ar: "صحيح" },
  approveLabel: { en: (field: string) => `It is right: ${field}`, ar: (field: string) => `صحيح: ${field}` },
  unread: {
    en: "We could not read this. Please type it as it stands on the document.",
    ar: "تعذّرت قراءته. اكتبه كما في المستند.",
  },
  notFound: {
    en: "Not found on the document. You can leave it empty.",
    ar: "لم نجده في المستند، ويمكنك تركه فارغاً.",
  },
  /** What is stored of a masked number. */
  masked: {
    en: "Only the last four characters are stored.",
    ar: "لا نحفظ سوى الخانات الأربع الأخيرة.",
  },
  maskedStored: {
    en: "Only its last four characters are stored. To change them, type the whole number.",
    ar: "لا نحفظ سوى خاناته الأربع الأخيرة. لتغييرها اكتب الرقم كاملاً.",
  },
  withoutLastDay: {
    en: "Without its last day we cannot remind you before the document expires. Add the day, or confirm once more to store it without one.",
    ar: "لا يمكننا تذكيرك قبل انتهاء المستند من دون تاريخ انتهائه. أضف التاريخ، أو أكّد مرة أخرى لحفظه بدونه.",
  },
  typedLetters: {
    en: "A VIN has no I, O or Q. Does it say this?",
    ar: "لا يحتوي رقم الهيكل على الأحرف I وO وQ. هل هو هذا؟",
  },
  readLetters: {
    en: "The marked places look like an I, O or Q, which no VIN has, so we put digits there.",
    ar: "تبدو الخانات المميّزة I أو O أو Q، وهي أحرف لا توجد في رقم الهيكل، فوضعنا مكانها أرقاماً.",
  },
  takeLetters: { en: "No, it says", ar: "لا، بل هو" },
  takeVin: { en: "Yes, use this", ar: "نعم، استخدمه" },
  seePlace: {
    en: (field: string) => `${field}: see it on the whole page`,
    ar: (field: string) => `${field}: عرضه في الصفحة كاملة`,
  },
  seePage: { en: "See the whole page", ar: "عرض الصفحة كاملة" },
  problems: {
    en: (problem: FieldProblem) =>
      ({
        compare: "Please compare this with the picture: correct it, or say that it is right.",
        "vin-length": "A VIN has 17 letters and digits.",
        day: "Please choose a day that exists.",
        year: "Please write the year with four digits.",
      })[problem],
    ar: (problem: FieldProblem) =>
      ({
        compare: "قارن هذا بالصورة: صحّحه، أو أكّد أنه صحيح.",
        "vin-length": "يتكون رقم الهيكل من 17 حرفاً ورقماً.",
        day: "اختر تاريخاً صحيحاً.",
        year: "اكتب السنة بأربعة أرقام.",
      })[problem],
  },
  seems: {
    en: (name: string) =>
      `This looks like another document: ${name}. If so, delete it here and add it there.`,
    ar: (name: string) => `يبدو أنه مستند آخر: ${name}. إن كان كذلك فاحذفه من هنا وأضفه هناك.`,
  },
  slow: {
    en: "Reading takes longer than usual. You can wait, or type the information yourself.",
    ar: "تستغرق القراءة أطول من المعتاد. يمكنك الانتظار، أو كتابة البيانات بنفسك.",
  },
  typeFields: { en: "Type it myself", ar: "سأكتبها بنفسي" },
  nothingRead: {
    en: "We found nothing that we could read. Please check that this is the right document and that it is sharp, or type the information yourself.",
    ar: "لم نجد ما نقرؤه. تأكّد من أنه المستند الصحيح وأنه واضح، أو اكتب البيانات بنفسك.",
  },
  cannotRead: {
    en: "It could not be read just now. You can type the information yourself.",
    ar: "تعذّرت قراءته الآن. يمكنك كتابة البيانات بنفسك.",
  },
  conflict: {
    en: "This document changed while you were looking at it. What you typed is still here: please compare it with the pictures and confirm again.",
    ar: "تغيّر هذا المستند أثناء مراجعتك. ما كتبته محفوظ هنا: قارنه بالصور ثم أكّده مرة أخرى.",
  },
  offline: {
    en: "There is no connection. What you typed is still here; please try again when it is back.",
    ar: "لا يوجد اتصال. ما كتبته محفوظ هنا، فأعد المحاولة عند عودته.",
  },
});

import { defineWords } from "#app/i18n/words.ts";

/** What the pieces of every screen say. */
export const kitWords = defineWords({
  print: { en: "Print", ar: "طباعة" },
  offline: {
    en: "No connection. Nothing was lost; try again.",
    ar: "لا يوجد اتصال. لم يُفقد شيء، حاول مرة أخرى.",
  },
  failed: { en: "This could not be loaded.", ar: "تعذّر تحميل هذه البيانات." },
  tryAgain: { en: "Try again", ar: "حاول مرة أخرى" },
  notAllowed: { en: "Your role does not show this.", ar: "صلاحيتك لا تتيح لك عرض هذا." },
  notAllowedText: { en: "Ask your manager if you need it.", ar: "راجع مديرك إن كنت بحاجة إليه." },
  notFound: { en: "This record does not exist.", ar: "هذا السجل غير موجود." },
  loading: { en: "Loading", ar: "جارٍ التحميل" },
  close: { en: "Close", ar: "إغلاق" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  save: { en: "Save", ar: "حفظ" },
  more: { en: "Show more", ar: "عرض المزيد" },
  none: { en: "None", ar: "لا يوجد" },
  undo: { en: "Undo", ar: "تراجع" },
  required: { en: "This is a required field.", ar: "هذا الحقل مطلوب." },
  changedBy: {
    en: (name: string, at: string) => `${name} changed this at ${at}. What you see now is up to date.`,
    ar: (name: string, at: string) => `عدّل ${name} هذا السجل في ${at}. ما تراه الآن هو الأحدث.`,
  },
  noTime: { en: "Write a time such as 8:30 or 16:30.", ar: "اكتب الوقت هكذا: 8:30 أو 16:30." },
  chosen: { en: "Choose", ar: "اختر" },
});

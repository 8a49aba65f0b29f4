import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of searches that are kept. */
export const savedWords = defineWords({
  keep: { en: "Save this search", ar: "حفظ هذا البحث" },
  keepText: {
    en: "It is kept in this browser only, and waits on this page when you come back.",
    ar: "يُحفظ في هذا المتصفح وحده، وتجده في هذه الصفحة حين تعود.",
  },
  name: { en: "Name", ar: "الاسم" },
  nameMissing: { en: "Give it a name.", ar: "اكتب له اسماً." },
  save: { en: "Save", ar: "حفظ" },
  kept: { en: "Your search is saved.", ar: "حُفظ البحث." },
  notKept: { en: "This browser does not let us save it.", ar: "لا يسمح هذا المتصفح بحفظه." },
  saved: { en: "Your saved searches", ar: "عمليات البحث المحفوظة" },
  forget: {
    en: (name: string) => `Remove the saved search ${name}`,
    ar: (name: string) => `حذف البحث المحفوظ ${name}`,
  },
  comma: { en: ", ", ar: "، " },
});

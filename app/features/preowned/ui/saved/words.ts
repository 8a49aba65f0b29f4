import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of saved searches. */
export const savedSearchWords = defineWords({
  title: { en: "Save this search", ar: "حفظ هذا البحث" },
  explanation: {
    en: "It is kept in this browser only, and waits on this page when you come back.",
    ar: "يُحفظ في هذا المتصفح وحده، وتجده في هذه الصفحة حين تعود.",
  },
  name: { en: "Name", ar: "الاسم" },
  nameMissing: { en: "Give it a name.", ar: "اكتب له اسماً." },
  save: { en: "Save", ar: "حفظ" },
  saved: { en: "Your search is saved.", ar: "حُفظ البحث." },
  notSaved: { en: "This browser does not let us save it.", ar: "لا يسمح هذا المتصفح بحفظه." },
  savedSearches: { en: "Your saved searches", ar: "عمليات البحث المحفوظة" },
  remove: {
    en: (name: string) => `Remove the saved search ${name}`,
    ar: (name: string) => `حذف البحث المحفوظ ${name}`,
  },
});

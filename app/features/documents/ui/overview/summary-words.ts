import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the row of all documents says. */
export const summaryWords = defineWords({
  title: { en: "Documents", ar: "المستندات" },
  see: { en: "My documents", ar: "مستنداتي" },
  add: { en: "Add your first document", ar: "أضف أول مستند" },
  waiting: {
    en: (count: number) => (count === 1 ? "1 needs your attention" : `${count} need your attention`),
    ar: (count: number) => `بانتظارك ${counted(count, "document")}`,
  },
  inOrder: { en: "Everything is in order.", ar: "كل مستنداتك مكتملة." },
  checking: { en: "Our team is checking what you sent.", ar: "يراجع فريقنا ما أرسلته." },
  none: {
    en: "Add your license or registration card once: we read it, and remind you before it expires.",
    ar: "أضف رخصتك أو استمارتك مرة واحدة: نقرؤها ونذكّرك قبل انتهائها.",
  },
  unread: { en: "Their state could not be loaded just now.", ar: "تعذّر تحميل حالتها الآن." },
});

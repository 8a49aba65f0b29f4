import { defineWords } from "#app/i18n/words.ts";

/** Whether the audit is as it was written. */
export const chainWords = defineWords({
  title: { en: "Verification of the audit", ar: "التحقق من سجل التدقيق" },
  sound: { en: "Unaltered", ar: "سليم" },
  broken: { en: "Altered", ar: "تم العبث به" },
  entries: {
    en: (count: number) =>
      `${count.toLocaleString("en")} ${count === 1 ? "entry is" : "entries are"} as written.`,
    ar: (count: number) => `عدد القيود المطابقة لما كُتب: ${count.toLocaleString("en")}.`,
  },
  until: {
    en: (moment: string) => `Verified up to ${moment}`,
    ar: (moment: string) => `تم التحقق حتى ${moment}`,
  },
  checked: { en: (moment: string) => `checked ${moment}`, ar: (moment: string) => `آخر فحص ${moment}` },
  never: {
    en: "The audit has not been verified yet; this happens every night.",
    ar: "لم يُتحقق من سجل التدقيق بعد، ويجري ذلك كل ليلة.",
  },
  verify: { en: "Verify now", ar: "تحقّق الآن" },
  changed: { en: "An entry was changed.", ar: "عُدّل أحد القيود." },
  removed: { en: "An entry was removed.", ar: "حُذف أحد القيود." },
  forged: { en: "An entry was not written by the office.", ar: "أُضيف قيد لم يكتبه المكتب." },
  value: { en: "A value of an entry was changed.", ar: "عُدّلت قيمة في أحد القيود." },
  order: { en: "The order of entries was changed.", ar: "تغيّر ترتيب القيود." },
  cut: { en: "The latest entries were removed.", ar: "حُذفت أحدث القيود." },
  atEntry: { en: (id: string) => `Entry ${id}.`, ar: (id: string) => `القيد ${id}.` },
  more: { en: (count: number) => `And ${count} more.`, ar: (count: number) => `ومواضع أخرى: ${count}.` },
  keyInDatabase: {
    en: "The key lies in the database, because no master secret was set outside of it: who has the database could forge entries unnoticed.",
    ar: "مفتاح التحقق محفوظ في قاعدة البيانات لعدم تعيين سر رئيسي خارجها، ومن يملك قاعدة البيانات يستطيع تزوير القيود دون أن يُكتشف.",
  },
});

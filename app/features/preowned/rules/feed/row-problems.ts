/** What can be wrong with a field of a feed's row; `row` itself is the field where the whole row cannot be read. */
export const rowProblems = {
  missing: { en: "This is a required field.", ar: "هذا الحقل مطلوب." },
  "not-stated": { en: "The feed does not say this.", ar: "لا يذكر الملف هذه المعلومة." },
  "unknown-value": { en: "This value is not known here.", ar: "هذه القيمة غير معروفة لدينا." },
  "not-a-number": { en: "This is not a whole number in a known unit.", ar: "ليس عدداً صحيحاً بوحدة معروفة." },
  "out-of-bounds": { en: "This number is too small or too large.", ar: "العدد أصغر أو أكبر من المعقول." },
  "too-long": { en: "This text is too long.", ar: "النص أطول من المسموح." },
  "wrong-format": { en: "Wrong Format", ar: "الصيغة غير صحيحة" },
  "address-not-allowed": {
    en: "Pages may show no pictures of this host; the configuration names the others.",
    ar: "لا يُسمح بعرض صور من هذا الموقع، والمواقع المسموح بها محدّدة في الإعدادات.",
  },
  "same-number-again": {
    en: "An earlier row has the same vehicle number.",
    ar: "رقم السيارة هذا ورد في سطر سابق.",
  },
  "of-another-source": {
    en: "A car of another source has this number. The value names that source; without one the car came without a source.",
    ar: "رقم السيارة هذا مسجّل لسيارة من مصدر آخر. القيمة المذكورة هي اسم ذلك المصدر، وإن لم تُذكر فالسيارة وردت بلا مصدر.",
  },
  "digits-lost": {
    en: "Digits of this number were lost: a spreadsheet or JSON has to hold it as text.",
    ar: "ضاعت أرقام من هذا الرقم، فيجب أن يُكتب نصاً في جدول البيانات أو في ملف JSON.",
  },
  "wrong-cells": {
    en: "This row has another number of cells than the first one has columns.",
    ar: "عدد خانات هذا السطر يختلف عن عدد الأعمدة.",
  },
  "broken-json": { en: "This row is not valid JSON.", ar: "هذا السطر ليس بصيغة JSON صحيحة." },
} as const;
export type RowProblem = keyof typeof rowProblems;

/** What is wrong with a row: the field and the problem. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: RowProblem;
  /** How the row says it. */
  readonly value?: string;
}

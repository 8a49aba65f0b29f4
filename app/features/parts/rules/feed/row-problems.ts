/** What can be wrong with a row of a catalogue or price file. */
export const rowProblems = {
  "broken-json": { en: "This row is not valid JSON.", ar: "هذا السطر ليس بصيغة JSON صحيحة." },
  "wrong-cells": {
    en: "This row has another number of cells than the first one has columns.",
    ar: "عدد خانات هذا السطر يختلف عن عدد الأعمدة.",
  },
  "unknown-record": { en: "There is no such kind of record.", ar: "نوع السجل هذا غير معروف." },
  "wrong-value": { en: "This value is missing or cannot be read.", ar: "هذه القيمة ناقصة أو غير مقروءة." },
  "not-a-part-number": {
    en: "A part number has 10 or 12 letters and digits; dashes and spaces between them do not count.",
    ar: "يتكون رقم القطعة من 10 أو 12 حرفاً ورقماً، ولا تُحتسب الشرطات والمسافات بينها.",
  },
  "not-a-list": {
    en: "Name the price list in small letters. The shop shows the prices of the list retail.",
    ar: "اذكر قائمة الأسعار بأحرف صغيرة. يعرض المتجر أسعار القائمة retail.",
  },
  "not-a-day": {
    en: "A day is written as 2026-11-29, 29/11/2026 or 29 November 2026, in a Gregorian year from 2000 to ten years from now.",
    ar: "يُكتب التاريخ الميلادي هكذا: 2026-11-29 أو 29/11/2026 أو 29 نوفمبر 2026، من سنة 2000 إلى عشر سنوات من الآن.",
  },
  "not-dirhams": {
    en: "An amount is whole dirhams in digits alone: QAR 35.00 is 3500.",
    ar: "يُكتب المبلغ بالدرهم رقماً صحيحاً من دون فواصل: 35.00 ريالاً هي 3500.",
  },
  "not-breaks": {
    en: "Quantity breaks are written as 4:500 10:900: the least quantity and the dirhams off each piece.",
    ar: "تُكتب خصومات الكمية بهذه الصيغة: 4:500 10:900، أي أقل كمية ثم الخصم بالدرهم لكل قطعة.",
  },
  "range-reversed": { en: "The range ends before it begins.", ar: "نهاية المدى قبل بدايته." },
  "discount-above-price": { en: "The discount is greater than the price.", ar: "الخصم أكبر من السعر." },
  "break-below-discount": {
    en: "A quantity break takes off less than fewer pieces do.",
    ar: "خصم الكمية أقل من خصم كمية أصغر منها.",
  },
  "not-found": {
    en: "What this names is neither in the file nor in the catalog.",
    ar: "ما يشير إليه هذا الحقل غير موجود في الملف ولا في الكتالوج.",
  },
  "not-in-catalog": {
    en: "No such part is in the catalog yet. Is the number right?",
    ar: "لا توجد قطعة بهذا الرقم في الكتالوج بعد. هل الرقم صحيح؟",
  },
  "same-again": { en: "An earlier row is about the same.", ar: "ورد السجل نفسه في سطر سابق." },
  "endless-chain": {
    en: "The numbers that took each other's place go round in a circle.",
    ar: "سلسلة الأرقام البديلة تدور في حلقة ولا تنتهي.",
  },
} as const;
export type RowProblem = keyof typeof rowProblems;

export interface FieldProblem {
  readonly field: string;
  readonly problem: RowProblem;
  /** How the row says it. */
  readonly value?: string;
}
/** A row that is not taken in: its line in the file, from 1. */
export interface RefusedRow {
  readonly line: number;
  readonly problems: readonly FieldProblem[];
}

/** What a row says that may be a slip, though it is taken in. */
export interface RowWarning extends FieldProblem {
  readonly line: number;
}

/** So much of a value is repeated, without signs that a terminal would obey. */
export function quoted(value: string): string {
  return value.replace(/\p{C}/gu, "?").slice(0, 60).toWellFormed();
}

/** What can be wrong with a row of a catalogue or price file. */
export const rowProblems = {
  "broken-json": { en: "This row is not valid JSON.", ar: "هذا السطر ليس بصيغة JSON صحيحة." },
  "wrong-cells": {
    en: "This row has another number of cells than the first one has columns.",
    ar: "عدد خانات هذا السطر يختلف عن عدد الأعمدة.",
  },
  "unknown-record": { en: "There is no such kind of record.", ar: "نوع السجل هذا غير معروف." },
  "wrong-value": { en: "This value is missing or cannot be read.", ar: "هذه القيمة ناقصة أو غير مقروءة." },
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
}
/** A row that is not taken in: its line in the file, from 1. */
export interface RefusedRow {
  readonly line: number;
  readonly problems: readonly FieldProblem[];
}

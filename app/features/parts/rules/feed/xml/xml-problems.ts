import { quoted, rowProblems } from "../row-problems.ts";

/** What can be wrong with a row of an XML file, beside what can be wrong with the record that comes of it. */
export const xmlProblems = {
  ...rowProblems,
  "not-mapped": {
    en: "The mapping does not know this value.",
    ar: "هذه القيمة غير موجودة في جدول المطابقة.",
  },
  "brand-not-named": {
    en: "The part is of this brand, and the mapping does not say whether it is ours: name ours under brands.",
    ar: "القطعة من هذه العلامة، ولا يذكر جدول المطابقة إن كانت علامتنا: اذكر علاماتنا في الحقل brands.",
  },
  "narrows-unknown": {
    en: "This narrows which cars are meant, and nothing in the catalog corresponds to it.",
    ar: "هذا الحقل يحصر السيارات المقصودة، ولا مقابل له في الكتالوج.",
  },
  "last-application": {
    en: "The part would have no application left and count as one for every car.",
    ar: "لن يبقى للقطعة أي استخدام، فتُعدّ مناسبة لكل السيارات.",
  },
  "not-removable": {
    en: "A part is removed by a file that is the whole catalog.",
    ar: "لا تُحذف القطعة إلا بملف يضم الكتالوج كاملاً.",
  },
} as const;
export type XmlProblem = keyof typeof xmlProblems;

export interface XmlFieldProblem {
  readonly field: string;
  readonly problem: XmlProblem;
  /** How the row says it, where the field does not. */
  readonly value?: string;
}
export interface RefusedXmlRow {
  readonly line: number;
  readonly problems: readonly XmlFieldProblem[];
}

/** A field with the value that was written, short and without signs that a terminal would obey. */
export function fieldWith(name: string, value: string): string {
  return `${name} ${quoted(value)}`.trim();
}

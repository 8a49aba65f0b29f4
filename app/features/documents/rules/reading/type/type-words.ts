import type { DocumentType } from "../../document-types.ts";
import type { ZoneKind } from "../zone/zone.ts";

/** By which words a type is known beside the labels of its fields (`layouts.ts`). */
interface TypeWords {
  /** What its issuers call it, in both scripts; at most four words. */
  readonly titles: readonly string[];
  /** What else stands on it and on few others: the words of each group mean the same. */
  readonly others: readonly (readonly string[])[];
  readonly zone?: ZoneKind;
}

export const typeWords: Readonly<Record<DocumentType, TypeWords>> = {
  "driving-license": {
    titles: [
      ...["driving license", "driving licence", "driver license", "drivers license", "driving permit"],
      ...["رخصة قيادة", "رخصة القيادة", "رخصة سياقة", "رخصة السياقة", "رخصة قيادة مركبة"],
    ],
    others: [
      ["blood type", "blood group", "blood", "فصيلة الدم"],
      ["license type", "license class", "نوع الرخصة"],
    ],
  },
  qid: {
    titles: [
      ...["residency permit", "residence permit", "resident permit", "residency card"],
      ...["identity card", "id card", "national id"],
      ...["رخصة إقامة", "بطاقة إقامة", "بطاقة شخصية", "البطاقة الشخصية", "بطاقة الهوية"],
    ],
    others: [
      ["occupation", "profession", "المهنة"],
      ["employer", "sponsor", "صاحب العمل", "الكفيل"],
      ["residency type", "نوع الإقامة"],
    ],
    zone: "card",
  },
  "vehicle-registration": {
    titles: [
      ...["vehicle registration", "vehicle registration card", "vehicle registration certificate"],
      ...["registration card", "vehicle license", "vehicle licence", "istimara"],
      ...["رخصة سير مركبة", "رخصة سير", "رخصة تسيير", "استمارة مركبة", "بطاقة تسجيل مركبة", "تسجيل مركبة"],
    ],
    others: [
      ["make", "manufacturer", "vehicle make", "الصنع", "الماركة"],
      ["engine no", "engine number", "engine", "رقم المحرك"],
      ["color", "colour", "vehicle color", "اللون"],
      ["cylinders", "no of cylinders", "عدد الأسطوانات"],
      ["seats", "no of seats", "عدد المقاعد", "عدد الركاب"],
    ],
  },
  insurance: {
    titles: [
      ...["motor insurance certificate", "motor insurance", "motor insurance policy"],
      ...["insurance certificate", "certificate of insurance", "insurance policy", "vehicle insurance"],
      ...["شهادة تأمين مركبة", "شهادة تأمين", "وثيقة تأمين", "بوليصة تأمين", "تأمين مركبة"],
    ],
    others: [
      ["premium", "total premium", "قسط التأمين", "القسط"],
      ["insured", "insured name", "policy holder", "المؤمن له"],
      ["sum insured", "insured value", "مبلغ التأمين"],
    ],
  },
  passport: {
    titles: ["passport", "جواز سفر", "جواز السفر"],
    others: [
      ["surname", "last name", "family name", "اللقب"],
      ["given names", "given name", "first name"],
      ["date of issue", "issue date", "تاريخ الإصدار"],
      ["place of birth", "مكان الميلاد"],
      ["issuing authority", "authority", "place of issue", "جهة الإصدار"],
    ],
    zone: "passport",
  },
  "trade-license": {
    titles: [
      ...["trade license", "trade licence", "commercial license", "commercial licence"],
      ...["commercial registration", "commercial register"],
      ...["رخصة تجارية", "الرخصة التجارية", "سجل تجاري", "السجل التجاري"],
    ],
    others: [
      ["legal form", "الشكل القانوني"],
      ["activity", "activities", "business activity", "النشاط"],
      ["capital", "رأس المال"],
    ],
  },
  "salary-certificate": {
    titles: ["salary certificate", "certificate of salary", "شهادة راتب", "شهادة الراتب"],
    others: [
      [
        "basic salary",
        "monthly salary",
        "total salary",
        "gross salary",
        "salary",
        "الراتب الأساسي",
        "الراتب",
      ],
      ["designation", "position", "job title", "المسمى الوظيفي"],
      ["joining date", "date of joining", "تاريخ التعيين"],
      ["allowance", "allowances", "housing allowance", "بدل السكن"],
    ],
  },
  other: { titles: [], others: [] },
};

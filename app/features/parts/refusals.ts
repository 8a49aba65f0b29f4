import { defineRefusals } from "#app/platform/api/refusals.ts";
import { fileRefusals } from "#app/platform/feed-files/file-refusals.ts";

export const partsRefusals = defineRefusals({
  "vin-unknown": {
    status: 404,
    en: "We do not know a car with this VIN. Check the characters, or choose the model and the year.",
    ar: "لم نتعرّف على سيارة بهذا الرقم. راجع خانات رقم الهيكل، أو اختر الطراز وسنة الصنع.",
  },
  "car-unknown": {
    status: 404,
    en: "This car is not in our catalog. Please choose the model and the year again.",
    ar: "هذه السيارة غير موجودة في الكتالوج. اختر الطراز وسنة الصنع من جديد.",
  },
  "part-not-found": {
    status: 404,
    en: "No part has this number. Check it for O and 0, I and 1.",
    ar: "لا توجد قطعة بهذا الرقم. تأكد من التمييز بين O و0 وبين I و1.",
  },
  "diagram-not-found": {
    status: 404,
    en: "This drawing is not there any more.",
    ar: "لم يعد هذا الرسم متوفراً.",
  },
});

/** What may be wrong with an ACES or PIES file as a whole. */
export const xmlRefusals = defineRefusals({
  "doctype-refused": {
    status: 422,
    en: "The file has a document type, which no file of these formats needs.",
    ar: "يحتوي الملف على تعريف نوع المستند (DOCTYPE)، ولا حاجة إليه في هاتين الصيغتين.",
  },
  "text-too-long": {
    status: 422,
    en: "A text or a row from the given line on is longer than any record may be.",
    ar: "نص أو سجل ابتداءً من السطر المذكور أطول من المسموح.",
  },
  "unknown-xml": {
    status: 422,
    en: "This is neither an ACES nor a PIES file.",
    ar: "هذا الملف ليس بصيغة ACES ولا بصيغة PIES.",
  },
  "not-a-full-file": {
    status: 422,
    en: "Only full files are taken in: a file of changes lacks what stays, and a test file is none.",
    ar: "لا يُستورد إلا الملف الكامل: ملف التغييرات لا يضم ما بقي على حاله، وملف الاختبار ليس ملفاً كاملاً.",
  },
  "count-differs": {
    status: 422,
    en: "The file counts other records at its end than it holds: it is not complete, so nothing was taken in.",
    ar: "عدد السجلات المذكور في نهاية الملف يختلف عمّا يحتويه: الملف غير مكتمل، لذلك لم يُستورد شيء.",
  },
  "other-brands": {
    status: 422,
    en: "All parts of the file are of brands that the mapping does not name as ours.",
    ar: "كل القطع في الملف من علامات لا يذكرها جدول المطابقة ضمن علاماتنا.",
  },
});

/** What may be wrong with a catalogue or price file as a whole. Nothing of a refused file is taken in. */
export const importRefusals = defineRefusals({
  ...fileRefusals,
  "not-allowed": {
    status: 403,
    en: "Only the importer’s system may bring a catalog or prices: its secret is missing or wrong.",
    ar: "رفع الكتالوج والأسعار متاح لنظام الوكيل وحده، والمفتاح السري ناقص أو غير صحيح.",
  },
  "import-running": {
    status: 409,
    en: "Another file is being taken in. Please send this one again afterwards.",
    ar: "هناك ملف آخر قيد الاستيراد. يُرجى إرسال هذا الملف بعد انتهائه.",
  },
  "confirm-removal": {
    status: 409,
    en: "This file would take more out of the catalog than usual, so nothing was changed. If that is right, send it again with `confirm` and the number `gone`.",
    ar: "هذا الملف سيزيل من الكتالوج أكثر من المعتاد، لذلك لم يتغيّر شيء. إن كان ذلك صحيحاً فأعد إرساله مع المعامل `confirm` وفيه العدد `gone`.",
  },
  "missing-columns": {
    status: 422,
    en: "The first line lacks columns that every price needs.",
    ar: "ينقص السطر الأول أعمدة لا بد منها لكل سعر.",
  },
});

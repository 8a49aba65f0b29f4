import { defineWords } from "#app/i18n/words.ts";

/** The heads of the columns of the file, in its order. */
export const leadExportWords = defineWords({
  received: { en: "Received", ar: "تاريخ الاستلام" },
  kind: { en: "Kind", ar: "النوع" },
  state: { en: "State", ar: "الحالة" },
  name: { en: "Name", ar: "الاسم" },
  mobile: { en: "Mobile", ar: "الجوال" },
  email: { en: "E-mail", ar: "البريد الإلكتروني" },
  language: { en: "Language", ar: "اللغة" },
  about: { en: "About", ar: "الموضوع" },
  location: { en: "Location", ar: "الموقع" },
  owner: { en: "Owner", ar: "الموظف المسؤول" },
  due: { en: "Due", ar: "موعد الرد" },
  answered: { en: "Answered", ar: "تاريخ الرد" },
  lostReason: { en: "Reason for loss", ar: "سبب عدم إتمام البيع" },
  id: { en: "Id", ar: "المعرّف" },
});

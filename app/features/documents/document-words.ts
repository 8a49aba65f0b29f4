import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";

/** The names of types and fields, and the reasons of rejections, as mails, the staff's page and the privacy center write them. */
export const typeWords = defineWords({
  "driving-license": { en: "Driving license", ar: "رخصة القيادة" },
  "vehicle-registration": { en: "Vehicle registration", ar: "استمارة السيارة" },
  qid: { en: "QID", ar: "البطاقة الشخصية" },
  insurance: { en: "Car insurance", ar: "تأمين السيارة" },
  passport: { en: "Passport", ar: "جواز السفر" },
  "trade-license": { en: "Trade license", ar: "الرخصة التجارية" },
  "salary-certificate": { en: "Salary certificate", ar: "شهادة الراتب" },
  other: { en: "Another document", ar: "مستند آخر" },
});

export const fieldWords = defineWords({
  number: { en: "Number (last characters)", ar: "الرقم (آخر خاناته)" },
  name: { en: "Name", ar: "الاسم بالإنجليزية" },
  nameArabic: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  nationality: { en: "Nationality", ar: "الجنسية" },
  birthDate: { en: "Date of birth", ar: "تاريخ الميلاد" },
  issueDate: { en: "Issued", ar: "تاريخ الإصدار" },
  expiry: { en: "Valid until", ar: "صالح حتى" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  model: { en: "Model", ar: "الطراز" },
  modelYear: { en: "Model year", ar: "سنة الصنع" },
  insurer: { en: "Insurer", ar: "شركة التأمين" },
  company: { en: "Company", ar: "الشركة" },
});

export const reasonWords = defineWords({
  unreadable: { en: "The file could not be opened", ar: "تعذّر فتح الملف" },
  password: { en: "The file is protected by a password", ar: "الملف محمي بكلمة مرور" },
  "too-many-pages": { en: "The document has too many pages", ar: "عدد صفحات المستند كبير" },
  "too-large": { en: "The picture is too large", ar: "أبعاد الصورة كبيرة جداً" },
  infected: { en: "Malware was found in the file", ar: "عُثر في الملف على برمجية ضارة" },
  blurred: {
    en: "It cannot be read: blurred, dark or covered",
    ar: "تتعذر قراءته: غير واضح أو معتم أو مغطى",
  },
  "wrong-type": { en: "It is another kind of document", ar: "نوع المستند مختلف" },
  "side-missing": { en: "A side or a page is missing", ar: "ينقص وجه أو صفحة" },
  "out-of-date": { en: "It is no longer valid", ar: "انتهت صلاحيته" },
  "name-differs": { en: "The name is not that of the account", ar: "الاسم لا يطابق اسم صاحب الحساب" },
  other: { en: "Another reason", ar: "سبب آخر" },
});

/** Who of the staff opens documents, as customers read it: what they are, not who. */
export const readerRoles = defineWords({
  adviser: { en: "A service adviser", ar: "مستشار خدمة" },
  manager: { en: "A manager", ar: "مدير لدينا" },
  auditor: { en: "An auditor", ar: "مدقق" },
});

/** A member of staff by their role; undefined where that is not known. */
export function staffReader(role: string | null, language: Language): string | undefined {
  const names: Readonly<Record<string, string>> = readerRoles.of(language);
  return role === null ? undefined : names[role];
}

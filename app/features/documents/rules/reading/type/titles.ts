import type { DocumentType } from "../../document-types.ts";

const names = (text: string) => text.split(",").map((name) => name.trim());

/** What its issuers call a document of each type, in both languages; at most five words. */
export const titles: Readonly<Record<DocumentType, readonly string[]>> = {
  "driving-license": names(
    `driving license, driving licence, driver license, drivers license, drivers licence, driving permit, رخصة قيادة, رخصة القيادة,
    رخصة سياقة, رخصة السياقة, رخصة قيادة مركبة, رخصة سوق, رخصة السوق, رخصة قيادة سيارة`,
  ),
  qid: names(
    `residency permit, residence permit, resident permit, residency card, residence card, identity card, id card, national id,
    رخصة اقامة, بطاقة اقامة, بطاقة شخصية, البطاقة الشخصية, بطاقة الهوية, بطاقة اثبات شخصية, رخصة الاقامة`,
  ),
  "vehicle-registration": names(
    `vehicle registration, vehicle registration card, vehicle registration certificate, registration card, vehicle license,
    vehicle licence, istimara, istimarah, certificate of registration, رخصة سير مركبة, رخصة سير, رخصة تسيير, رخصة تسيير مركبة, استمارة مركبة, استمارة,
    استمارة المركبة, بطاقة تسجيل مركبة, تسجيل مركبة, شهادة تسجيل مركبة`,
  ),
  insurance: names(
    `motor insurance certificate, motor insurance, motor insurance policy, insurance certificate, certificate of insurance,
    certificate of motor insurance, insurance policy, vehicle insurance, insurance schedule, شهادة تامين مركبة, شهادة تامين, وثيقة تامين,
    بوليصة تامين, تامين مركبة, وثيقة تامين مركبة, شهادة تامين سيارة`,
  ),
  passport: names("passport, passeport, جواز سفر, جواز السفر"),
  "trade-license": names(
    `trade license, trade licence, commercial license, commercial licence, commercial registration, commercial register,
    رخصة تجارية, الرخصة التجارية, سجل تجاري, السجل التجاري`,
  ),
  "salary-certificate": names("salary certificate, certificate of salary, شهادة راتب, شهادة الراتب"),
  other: [],
};

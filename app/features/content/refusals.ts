import { defineRefusals } from "#app/platform/api/refusals.ts";

/** What the content source refuses. */
export const contentRefusals = defineRefusals({
  "unknown-query": {
    status: 404,
    en: "There is no such content query.",
    ar: "استعلام المحتوى هذا غير موجود.",
  },
  "unknown-configuration": {
    status: 404,
    en: "There is no such content configuration.",
    ar: "إعداد المحتوى هذا غير موجود.",
  },
  "unknown-language": {
    status: 400,
    en: "The language must be en or ar.",
    ar: "يجب أن تكون اللغة en أو ar.",
  },
  "unknown-brand": {
    status: 400,
    en: "There is no such brand.",
    ar: "هذه العلامة غير موجودة.",
  },
  "missing-variable": {
    status: 400,
    en: "The query needs one more variable.",
    ar: "ينقص الاستعلام متغيّر.",
  },
  "unreadable-variable": {
    status: 400,
    en: "A variable of the query has a value that it cannot have.",
    ar: "قيمة أحد متغيّرات الاستعلام غير صالحة.",
  },
  "broken-address": {
    status: 400,
    en: "The address of the query could not be read.",
    ar: "تعذّرت قراءة عنوان الاستعلام.",
  },
});
export type ContentRefusalCode = keyof typeof contentRefusals;

import { defineRefusals } from "../api/refusals.ts";

/** What may be wrong with any file of rows as a whole. */
export const fileRefusals = defineRefusals({
  "empty-file": { status: 422, en: "The file holds no rows.", ar: "الملف لا يحتوي على أي سطر." },
  "rows-refused": {
    status: 422,
    en: "Some rows are not valid, so nothing was taken in. The first of them are listed.",
    ar: "بعض الأسطر غير صحيحة، لذلك لم يُستورد شيء. تجد أوائلها في القائمة.",
  },
  "not-utf-8": {
    status: 422,
    en: "The file is written neither in UTF-8 nor in the encoding that it states. Please save it as CSV UTF-8 and send it again.",
    ar: "الملف ليس بترميز UTF-8 ولا بالترميز المذكور فيه. احفظه بصيغة CSV UTF-8 ثم أعد إرساله.",
  },
  "packed-file": {
    status: 422,
    en: "This is an Excel workbook or a compressed file. In Excel choose “Save as”, then “CSV UTF-8”, and send that file.",
    ar: "هذا ملف Excel أو ملف مضغوط. اختر «حفظ باسم» في Excel ثم «CSV UTF-8» وأرسل الملف الناتج.",
  },
  "broken-file": {
    status: 422,
    en: "The file cannot be read from the given line on.",
    ar: "تعذّرت قراءة الملف ابتداءً من السطر المذكور.",
  },
});

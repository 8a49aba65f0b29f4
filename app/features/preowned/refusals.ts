import { defineRefusals } from "#app/platform/api/refusals.ts";
import { fileRefusals } from "#app/platform/feed-files/file-refusals.ts";

/** What may be wrong with a dealer's feed as a whole. Nothing of a refused feed is taken in. */
export const feedRefusals = defineRefusals({
  ...fileRefusals,
  "not-allowed": {
    status: 403,
    en: "Only the dealer’s system may bring a stock: its secret is missing or wrong.",
    ar: "رفع المخزون متاح لنظام الوكيل وحده، والمفتاح السري ناقص أو غير صحيح.",
  },
  "unknown-source": {
    status: 422,
    en: "Neither the configuration nor a published format has this source. Those that there are stand beside this message.",
    ar: "هذا المصدر غير موجود في الإعدادات ولا بين الصيغ المنشورة. تجد المصادر المتاحة مع هذه الرسالة.",
  },
  "import-running": {
    status: 409,
    en: "Another feed is being taken in. Please send this one again afterwards.",
    ar: "هناك ملف آخر قيد الاستيراد. يُرجى إرسال هذا الملف بعد انتهائه.",
  },
  "empty-feed": { status: 422, en: "The feed holds no rows.", ar: "الملف لا يحتوي على أي سطر." },
  "too-many-refused": {
    status: 422,
    en: "Too many rows are not valid, so nothing was taken in. The first of them are listed.",
    ar: "عدد الأسطر غير الصحيحة كبير، لذلك لم يُستورد شيء. تجد أوائلها في القائمة.",
  },
  "confirm-removal": {
    status: 409,
    en: "This complete feed would take more cars out of the listing than usual, so nothing was changed. If that is right, send it again with `confirm` and the number `gone`.",
    ar: "هذا الملف الكامل سيزيل من المعروض سيارات أكثر من المعتاد، لذلك لم يتغيّر شيء. إن كان ذلك صحيحاً فأعد إرساله مع المعامل `confirm` وفيه العدد `gone`.",
  },
  "missing-columns": {
    status: 422,
    en: "The first line lacks columns that every car needs.",
    ar: "ينقص السطر الأول أعمدة لا بد منها لكل سيارة.",
  },
});

export const alertRefusals = defineRefusals({
  "alert-not-found": {
    status: 404,
    en: "This alert is not there any more. It was ended, or not confirmed in time.",
    ar: "هذا التنبيه لم يعد موجوداً. أُلغي، أو لم يؤكَّد في وقته.",
  },
});

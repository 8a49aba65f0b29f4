import { countedObject } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the upload: its controls, its progress, and why a file is not taken. */
export const uploadWords = defineWords({
  front: { en: "Front", ar: "الوجه الأمامي" },
  back: { en: "Back", ar: "الوجه الخلفي" },
  backHint: { en: "If your card has one", ar: "إن كان للبطاقة وجه خلفي" },
  choose: { en: "Choose a file", ar: "اختر ملفاً" },
  chooseFor: { en: (side: string) => `${side}: choose a file`, ar: (side: string) => `${side}: اختر ملفاً` },
  addPages: { en: "Add pages", ar: "أضف الصفحات" },
  addMorePages: { en: "Add more pages", ar: "أضف صفحات أخرى" },
  dropHint: { en: "or drop them here, or paste them", ar: "أو اسحبها وأفلتها هنا، أو الصقها" },
  dropNow: { en: "Drop to add", ar: "أفلت للإضافة" },
  takePhoto: { en: "Take a photo", ar: "التقط صورة" },
  page: { en: (page: number) => `Page ${page}`, ar: (page: number) => `الصفحة ${page}` },
  remove: { en: (what: string) => `Remove ${what}`, ar: (what: string) => `إزالة ${what}` },
  moveUp: { en: (what: string) => `Move ${what} up`, ar: (what: string) => `نقل ${what} إلى الأعلى` },
  moveDown: { en: (what: string) => `Move ${what} down`, ar: (what: string) => `نقل ${what} إلى الأسفل` },
  swapSides: { en: "Swap front and back", ar: "تبديل الوجهين" },
  send: { en: "Send securely", ar: "إرسال آمن" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  frontMissing: { en: "Add the front of the card first.", ar: "أضف الوجه الأمامي للبطاقة أولاً." },
  preparing: { en: "Preparing", ar: "جارٍ التحضير" },
  sending: {
    en: (share: number) => `Sending, ${share}%`,
    ar: (share: number) => `جارٍ الإرسال، ${percentInWords(share, "ar")}`,
  },
  finishing: { en: "Almost there", ar: "لحظات وينتهي" },
  sent: { en: "Sent", ar: "أُرسل" },
  offlineTitle: { en: "The connection is gone", ar: "انقطع الاتصال" },
  offlineText: {
    en: "Your file is where it was. The upload continues by itself when the connection is back.",
    ar: "لم يُفقد شيء. يُستأنف الإرسال تلقائياً عند عودة الاتصال.",
  },
  busyTitle: { en: "We cannot be reached for a moment", ar: "تعذّر الوصول إلينا مؤقتاً" },
  busyText: {
    en: "The upload continues by itself where it stopped.",
    ar: "يُستأنف الإرسال تلقائياً من حيث توقف.",
  },
  tryNow: { en: "Try now", ar: "المحاولة الآن" },
  interruptedTitle: { en: "An upload is not finished", ar: "لم يكتمل الإرسال" },
  interruptedText: {
    en: (files: number, share: number) =>
      `It stopped at ${share}% when the page was left. Choose the same ${files === 1 ? "file" : `${files} files`} again, in the same order, and it continues from there.`,
    ar: (files: number, share: number) =>
      `توقف عند ${percentInWords(share, "ar")} حين غادرت الصفحة. اختر ${files === 1 ? "الملف نفسه" : `الملفات نفسها (${files}) بالترتيب نفسه`} ليُستأنف من حيث توقف.`,
  },
  discard: { en: "Begin anew", ar: "البدء من جديد" },
  notTaken: { en: "Not added", ar: "لم يُضف" },
  problems: {
    en: (problem: "empty" | "too-large" | "wrong-kind" | "too-many") =>
      ({
        empty: "The file is empty or cannot be opened on this device.",
        "too-large": "It is larger than 10 MB. Take a photo instead, or send a smaller file.",
        "wrong-kind": "It is neither a JPEG, PNG, WebP or HEIC picture nor a PDF.",
        "too-many": "There is no place left for it. Remove another one first.",
      })[problem],
    ar: (problem: "empty" | "too-large" | "wrong-kind" | "too-many") =>
      ({
        empty: "الملف فارغ، أو لا يمكن فتحه على هذا الجهاز.",
        "too-large": "حجمه أكبر من 10 ميغابايت. التقط صورة بدلاً منه، أو أرسل ملفاً أصغر.",
        "wrong-kind": "ليس صورة JPEG أو PNG أو WebP أو HEIC ولا ملف PDF.",
        "too-many": "لم يبق له مكان. أزل ملفاً آخر أولاً.",
      })[problem],
  },
  unreadable: {
    en: "A file could not be read. It may have been moved or changed. Please choose it again.",
    ar: "تعذّرت قراءة ملف، فربما نُقل أو تغيّر. اختره من جديد.",
  },
  megabytes: { en: (size: string) => `${size} MB`, ar: (size: string) => `${size} ميغابايت` },
  kilobytes: { en: (size: string) => `${size} KB`, ar: (size: string) => `${size} كيلوبايت` },
  chosen: {
    en: (files: number) => (files === 1 ? "1 file chosen" : `${files} files chosen`),
    ar: (files: number) => `اخترت ${countedObject(files, "file")}`,
  },
  camera: { en: "Camera", ar: "الكاميرا" },
  cameraHint: {
    en: "Hold the document inside the frame, in good light and without glare.",
    ar: "اجعل المستند داخل الإطار، في إضاءة جيدة وبلا انعكاس.",
  },
  shoot: { en: "Take the photo", ar: "التقاط" },
  cameraRefused: {
    en: "This browser may not use the camera. You can allow it in the settings of the browser, or choose a file.",
    ar: "لا يُسمح لهذا المتصفح باستخدام الكاميرا. اسمح بها من إعدادات المتصفح، أو اختر ملفاً.",
  },
  cameraBusy: {
    en: "The camera shows no picture, perhaps because another app uses it. Close that app and open the camera again, or choose a file.",
    ar: "لا تظهر صورة الكاميرا، وربما يستخدمها تطبيق آخر. أغلقه ثم افتح الكاميرا من جديد، أو اختر ملفاً.",
  },
  cameraMissing: {
    en: "No camera was found. Please choose a file.",
    ar: "لم نجد كاميرا. اختر ملفاً من فضلك.",
  },
});

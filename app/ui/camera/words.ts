import { defineWords } from "#app/i18n/words.ts";

/** What the scanner says, whatever it looks for. */
export const cameraWords = defineWords({
  starting: { en: "Starting the camera", ar: "جارٍ تشغيل الكاميرا" },
  looking: { en: "Looking for the code", ar: "جارٍ البحث عن الرمز" },
  video: { en: "What the camera sees", ar: "ما تراه الكاميرا" },
  slow: {
    en: "Nothing found yet. Hold the phone closer and still, wipe the glass, or use the light.",
    ar: "لم يُعثر على شيء بعد. قرّب الهاتف وثبّته، أو نظّف الزجاج، أو شغّل الإضاءة.",
  },
  refused: {
    en: "The camera is not allowed here. Allow it in the settings of the browser, or choose a picture.",
    ar: "الكاميرا غير مسموح بها هنا. اسمح بها من إعدادات المتصفح أو اختر صورة.",
  },
  none: {
    en: "This device has no camera that we can use. Choose a picture instead.",
    ar: "لا توجد كاميرا يمكن استخدامها في هذا الجهاز. اختر صورة بدلاً من ذلك.",
  },
  busy: {
    en: "The camera stopped, perhaps because another app uses it. Close that app and open this again, or choose a picture.",
    ar: "توقفت الكاميرا، وربما يستخدمها تطبيق آخر. أغلقه ثم أعد المحاولة أو اختر صورة.",
  },
  failed: {
    en: "The reader could not be loaded. Check your connection and open this again, or type it in.",
    ar: "تعذّر تحميل قارئ الرموز. تحقق من اتصالك ثم أعد المحاولة، أو اكتب الرقم بنفسك.",
  },
  choosePicture: { en: "Choose or take a picture", ar: "اختيار صورة أو التقاطها" },
  reading: { en: "Reading the picture", ar: "جارٍ قراءة الصورة" },
  nothingInPicture: {
    en: "No code was found in this picture. Take it closer and straight, or type it in.",
    ar: "لم يُعثر على رمز في هذه الصورة. التقطها عن قرب ومن دون ميل، أو اكتب الرقم بنفسك.",
  },
  noPicture: { en: "This file is not a picture that can be read.", ar: "هذا الملف ليس صورة يمكن قراءتها." },
  torchOn: { en: "Light on", ar: "تشغيل الإضاءة" },
  torchOff: { en: "Light off", ar: "إطفاء الإضاءة" },
  privacy: { en: "The picture stays on this device.", ar: "تبقى الصورة على هذا الجهاز." },
  typeInstead: { en: "Type it instead", ar: "كتابته بدلاً من ذلك" },
});

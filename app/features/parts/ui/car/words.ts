import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of choosing a car. */
export const carWords = defineWords({
  title: { en: "Which car is it for?", ar: "لأي سيارة تريد القطع؟" },
  lead: {
    en: "With your car chosen, every part says whether it fits.",
    ar: "اختر سيارتك، ويظهر عند كل قطعة إن كانت تناسبها.",
  },
  fitsFor: { en: "Parts for", ar: "قطع غيار لسيارة" },
  noCar: { en: "No car chosen", ar: "لم تختر سيارة بعد" },
  remove: { en: "Remove this car", ar: "إزالة هذه السيارة" },
  removed: { en: "The car was removed. All parts are shown.", ar: "أُزيلت السيارة، وتظهر الآن جميع القطع." },
  gone: {
    en: "That car is no longer in our catalog. Please choose again.",
    ar: "لم تعد هذه السيارة في الكتالوج. اختر من جديد.",
  },
  own: { en: "Your cars", ar: "سياراتك" },
  ownEmpty: {
    en: "No car is linked to your account yet. Choose by VIN or by model.",
    ar: "لا توجد سيارة مرتبطة بحسابك بعد. اختر برقم الهيكل أو بالطراز.",
  },
  ownFailed: { en: "Your cars could not be loaded", ar: "تعذّر تحميل سياراتك" },
  byVin: { en: "By VIN", ar: "برقم الهيكل" },
  vin: { en: "VIN (chassis number)", ar: "رقم الهيكل (الشاصي)" },
  vinHint: {
    en: "17 characters, on the registration card or at the lower edge of the windshield",
    ar: "17 خانة، تجده في الاستمارة أو أسفل الزجاج الأمامي",
  },
  vinLength: {
    en: (length: number) => `A VIN has 17 characters; this has ${length}.`,
    ar: (length: number) => `رقم الهيكل 17 خانة، والمكتوب ${length}.`,
  },
  vinWrong: {
    en: "A VIN has Latin letters and digits only.",
    ar: "رقم الهيكل حروف إنجليزية وأرقام فقط.",
  },
  vinMissing: { en: "Type or scan the VIN.", ar: "اكتب رقم الهيكل أو صوّره بالكاميرا." },
  find: { en: "Find my car", ar: "ابحث عن سيارتي" },
  scan: { en: "Scan with the camera", ar: "تصوير رقم الهيكل بالكاميرا" },
  scanHint: {
    en: "Hold the camera over the barcode on the door pillar, the windshield or the registration card.",
    ar: "وجّه الكاميرا إلى الباركود في إطار الباب أو الزجاج الأمامي أو الاستمارة.",
  },
  doubts: {
    en: "A VIN has no I, O or Q. We read it with these digits:",
    ar: "لا يحتوي رقم الهيكل على الحروف I وO وQ، فقرأناه بهذه الأرقام:",
  },
  takeIt: { en: "Yes, this is my car", ar: "نعم، هذه سيارتي" },
  byModel: { en: "By model", ar: "بالطراز" },
  model: { en: "Model", ar: "الطراز" },
  year: { en: "Model year", ar: "سنة الصنع" },
  trim: { en: "Trim", ar: "الفئة" },
  anyTrim: { en: "I am not sure", ar: "لا أعرف الفئة" },
  chooseModel: { en: "Choose a model", ar: "اختر الطراز" },
  chooseYear: { en: "Choose a year", ar: "اختر السنة" },
  take: { en: "Show parts for it", ar: "عرض القطع المناسبة" },
  listFailed: { en: "The models could not be loaded", ar: "تعذّر تحميل الطرازات" },
  failed: { en: "That did not work. Try again in a moment.", ar: "تعذّر ذلك. أعد المحاولة بعد قليل." },
  offline: { en: "You are offline.", ar: "لا يوجد اتصال بالإنترنت." },
});

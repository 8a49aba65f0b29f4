import type { Feature } from "../../stock-terms.ts";

/** The phrases by which feeds mean a feature, in both languages. */
export interface FeaturePhrases {
  readonly any: readonly string[];
  /** With one of these the phrase means something else. */
  readonly not?: readonly string[];
  /** What of a phrase is the number: inches, a count, kilograms. Over folded text, in a group named `value`. */
  readonly value?: readonly string[];
}

const count = "(?<value>COUNT)";

/** `COUNT` in a value stands for a number in digits or words. */
export const featurePhrases: Readonly<Record<Feature, FeaturePhrases>> = {
  leather: { any: ["leather", "جلد"], not: ["leatherette", "leather look", "جلد صناعي"] },
  "heated-seats": {
    any: [
      "heated*seat",
      "heated*leather",
      "seat*heated",
      "leather*heated",
      "مقعد*تدفئة",
      "مقاعد*تدفئة",
      "مقاعد*مدفأة",
    ],
  },
  "ventilated-seats": {
    any: [
      ...["ventilated*seat", "ventilated*leather", "cooled*seat", "vents for the seats", "seat*ventilat"],
      ...["leather*ventilat", "leather*cooled", "مقعد*مهوي", "مقاعد*مهوا", "مقاعد*تهوية", "مقعد*تهوية"],
      ...["مقاعد*مبردة", "صفوف*مهوي"],
    ],
  },
  "power-seats": {
    any: [
      "power driver*seat",
      "powered seat",
      "power seat",
      "electric seat",
      "مقعد*كهربائي",
      "مقاعد كهربائية",
    ],
  },
  sunroof: {
    any: [
      "sunroof",
      "moonroof",
      "glass roof",
      "panoramic roof",
      "فتحة سقف",
      "سقف زجاجي",
      "سقف بانورامي",
      "بانوراما",
    ],
  },
  "climate-control": {
    any: [
      ...["climate control", "climate zone", "automatic air condition", "zone climate"],
      ...["تكييف آلي", "تكييف بمنطق", "تكييف بثلاث", "مكيف آلي"],
    ],
    value: [`${count}[\\s-](?:climate\\s)?zones?`, `بـ?${count} مناطق`, "ب(?<value>منطقتين|منطقه واحده)"],
  },
  "rear-air-vents": {
    any: [
      ...["rear air condition", "rear vents", "rear panel", "vents in three rows", "roof air conditioning"],
      ...[
        "rear vent",
        "مكيف خلفي",
        "فتحات خلفية",
        "فتحات تكييف للصف الثاني",
        "لوحة تحكم خلفية",
        "تكييف سقفي",
      ],
    ],
  },
  keyless: { any: ["keyless", "smart key", "بلا مفتاح", "بدون مفتاح", "مفتاح ذكي"] },
  "remote-start": { any: ["remote start", "remote engine start", "تشغيل عن بعد"] },
  "powered-tailgate": {
    any: ["powered tailgate", "power tailgate", "electric tailgate", "باب خلفي كهربائي"],
  },
  touchscreen: {
    any: ["touchscreen", "touch screen", "inch screen", "شاشة لمس", "شاشة 1", "شاشة 7", "شاشة 8", "شاشة 9"],
    value: [
      "(?<value>\\d{1,2}(?:\\.\\d)?)[\\s-]?inch (?:touch\\s?)?screen",
      "شاشه (?:لمس )?(?<value>\\d{1,2}(?:\\.\\d)?) بوص",
    ],
  },
  navigation: { any: ["navigation", "sat nav", "ملاحة"] },
  "phone-link": {
    any: [
      ...["phone link", "phone mirroring", "carplay", "car play", "android auto"],
      ...["اتصال*بالهاتف", "تتصل بالهاتف", "تطبيقات هاتفك", "كاربلاي", "كار بلاي", "أندرويد أوتو"],
    ],
  },
  "head-up-display": { any: ["head-up", "heads-up", "عرض على الزجاج"] },
  "digital-instruments": { any: ["digital instrument", "digital cluster", "digital dash", "عدادات رقمية"] },
  "wireless-charging": { any: ["wireless charging", "wireless charger", "شحن لاسلكي"] },
  loudspeakers: {
    any: ["speaker", "loudspeaker", "مكبر صوت", "مكبرات صوت", "سماعات"],
    value: [`${count}[\\s-](?:loud)?speakers?`, `${count} (?:مكبر|سماع)`],
  },
  airbags: {
    any: ["airbag", "وسائد هوائية", "وسادة هوائية", "ايرباق"],
    value: [`${count} airbags?`, `${count} (?:وسايد|وساده)`],
  },
  "emergency-braking": { any: ["emergency brak", "كبح طارئ", "فرامل طوارئ", "مكابح طوارئ"] },
  "lane-keeping": {
    any: [
      "lane keep",
      "lane cent",
      "lane departure",
      "lane assist",
      "البقاء في المسار",
      "توسط المسار",
      "الخروج من المسار",
    ],
  },
  "blind-spot-alert": { any: ["blind spot", "نقطة العمياء", "النقاط العمياء"] },
  "adaptive-cruise": {
    any: ["adaptive cruise", "radar cruise", "مثبت سرعة بالرادار", "مثبت سرعة متكيف", "مثبت سرعة راداري"],
  },
  "cruise-control": { any: ["cruise control", "مثبت سرعة", "مثبت السرعة"] },
  "rear-camera": {
    any: [
      ...[
        "rear camera",
        "rear-view camera",
        "reversing camera",
        "backup camera",
        "camera and sensors at the rear",
      ],
      ...["camera and rear", "كاميرا خلفية", "كاميرا وحساسات خلفية", "كاميرا للرجوع", "كاميرا رجوع"],
    ],
  },
  "surround-cameras": {
    any: [
      ...[
        "surround-view",
        "surround camera",
        "360 camera",
        "four cameras",
        "cameras all round",
        "cameras around",
      ],
      ...["كاميرات محيطية", "أربع كاميرات", "كاميرات حول", "كاميرا 360"],
    ],
  },
  "parking-sensors": { any: ["parking sensor", "rear sensor", "sensors at the rear", "حساسات"] },
  "led-headlamps": { any: ["led headlamp", "led headlight", "led lamps", "مصابيح*ليد"] },
  "alloy-wheels": {
    any: ["alloy wheel", "alloys", "عجلات ألمنيوم", "جنوط ألمنيوم", "رنقات ألمنيوم"],
    value: ["(?<value>\\d\\d)[\\s-]?inch", "(?<value>\\d\\d) بوص"],
  },
  "low-range": { any: ["low range", "دفع ثقيل", "الدفع الثقيل", "غيار ثقيل"] },
  "differential-lock": { any: ["differential lock", "diff lock", "قفل الدفرنس", "دفرنس لوك"] },
  "hill-descent": { any: ["hill descent", "نزول المنحدرات"] },
  towing: {
    any: ["towing", "tow bar", "tow hitch", "socket and hitch", "تجهيز لسحب", "قدرة السحب", "خطاف ومقبس"],
    not: ["recovery point"],
    value: ["(?<value>\\d[\\d,]*) (?:kg|كجم|كغ)"],
  },
  "roof-rails": { any: ["roof rail", "roof rack", "قضبان سقف", "سلة سقف"] },
  "full-size-spare": { any: ["full-size spare", "إطار احتياطي كامل"] },
};

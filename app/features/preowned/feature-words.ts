import { counted, numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { Feature } from "./stock-terms.ts";

/** What the features of used cars are called, in filters and comparisons. */
export const featureNames = defineWords({
  leather: { en: "Leather", ar: "جلد" },
  "ventilated-seats": { en: "Ventilated seats", ar: "مقاعد مهوّاة" },
  "heated-seats": { en: "Heated seats", ar: "مقاعد مدفّأة" },
  "power-seats": { en: "Power seats", ar: "مقاعد كهربائية" },
  sunroof: { en: "Sunroof or glass roof", ar: "فتحة سقف أو سقف زجاجي" },
  "climate-control": { en: "Automatic climate control", ar: "تكييف آلي" },
  "rear-air-vents": { en: "Rear air conditioning", ar: "تكييف للمقاعد الخلفية" },
  keyless: { en: "Keyless entry and start", ar: "دخول وتشغيل بلا مفتاح" },
  "remote-start": { en: "Remote start", ar: "تشغيل عن بُعد" },
  "powered-tailgate": { en: "Powered tailgate", ar: "باب خلفي كهربائي" },
  touchscreen: { en: "Touchscreen", ar: "شاشة لمس" },
  navigation: { en: "Navigation", ar: "نظام ملاحة" },
  "phone-link": { en: "Phone link", ar: "ربط الهاتف بالشاشة" },
  "wireless-charging": { en: "Wireless charging", ar: "شحن لاسلكي" },
  "head-up-display": { en: "Head-up display", ar: "شاشة عرض على الزجاج الأمامي" },
  "digital-instruments": { en: "Digital instruments", ar: "عدادات رقمية" },
  loudspeakers: { en: "Loudspeakers", ar: "مكبّرات صوت" },
  "rear-camera": { en: "Rear camera", ar: "كاميرا خلفية" },
  "surround-cameras": { en: "Cameras all round", ar: "كاميرات محيطية" },
  "parking-sensors": { en: "Parking sensors", ar: "حساسات وقوف" },
  airbags: { en: "Airbags", ar: "وسائد هوائية" },
  "emergency-braking": { en: "Emergency braking", ar: "كبح طارئ" },
  "lane-keeping": { en: "Lane assistant", ar: "مساعد المسار" },
  "blind-spot-alert": { en: "Blind-spot alert", ar: "تنبيه للنقطة العمياء" },
  "cruise-control": { en: "Cruise control", ar: "مثبّت سرعة" },
  "adaptive-cruise": { en: "Adaptive cruise control", ar: "مثبّت سرعة بالرادار" },
  "led-headlamps": { en: "LED headlamps", ar: "مصابيح أمامية ليد" },
  "alloy-wheels": { en: "Alloy wheels", ar: "عجلات ألمنيوم" },
  "low-range": { en: "Low range", ar: "دفع ثقيل" },
  "differential-lock": { en: "Differential lock", ar: "قفل الدفرنس" },
  "hill-descent": { en: "Hill descent control", ar: "نظام نزول المنحدرات" },
  towing: { en: "Towing equipment", ar: "تجهيز للسحب" },
  "roof-rails": { en: "Roof rails", ar: "قضبان سقف" },
  "full-size-spare": { en: "Full-size spare wheel", ar: "إطار احتياطي كامل" },
} satisfies Record<Feature, { en: string; ar: string }>);

const units = defineWords({
  inches: {
    en: (size: number) => `${size} in`,
    ar: (size: number) => numbered(size, "inch"),
  },
  zones: {
    en: (count: number) => (count === 1 ? "1 zone" : `${count} zones`),
    ar: (count: number) => counted(count, "zone"),
  },
  kilograms: {
    en: (weight: number) => `${weight.toLocaleString("en")} kg`,
    ar: (weight: number) => `${weight.toLocaleString("en")} كجم`,
  },
  count: { en: String, ar: String },
});

/** The number that a list says of a feature, with its unit. */
export function featureValueInWords(feature: Feature, value: number, language: "en" | "ar"): string {
  const words = units.of(language);
  if (feature === "alloy-wheels" || feature === "touchscreen") return words.inches(value);
  if (feature === "climate-control") return words.zones(value);
  return feature === "towing" ? words.kilograms(value) : words.count(value);
}

import type { Noun } from "#app/i18n/numbers/nouns.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { SpecificationGroup, SpecificationName } from "../../rules/vehicle/specification.ts";

type Named<K extends string> = Record<K, { en: string; ar: string }>;

/** What each specification is called. */
export const specificationNames = defineWords({
  fuel: { en: "Fuel", ar: "الوقود" },
  engineCc: { en: "Displacement", ar: "سعة المحرك" },
  cylinders: { en: "Cylinders", ar: "الأسطوانات" },
  powerKw: { en: "Power", ar: "القوة" },
  torqueNm: { en: "Torque", ar: "العزم" },
  transmission: { en: "Transmission", ar: "ناقل الحركة" },
  gears: { en: "Gears", ar: "عدد السرعات" },
  drive: { en: "Drive", ar: "الدفع" },
  acceleration: { en: "0 to 100 km/h", ar: "من 0 إلى 100 كم/ساعة" },
  topSpeedKmh: { en: "Top speed", ar: "السرعة القصوى" },
  consumption: { en: "Consumption, combined", ar: "الاستهلاك في السير المختلط" },
  tankLitres: { en: "Tank", ar: "خزان الوقود" },
  lengthMm: { en: "Length", ar: "الطول" },
  widthMm: { en: "Width", ar: "العرض" },
  heightMm: { en: "Height", ar: "الارتفاع" },
  wheelbaseMm: { en: "Wheelbase", ar: "قاعدة العجلات" },
  groundClearanceMm: { en: "Ground clearance", ar: "الخلوص عن الأرض" },
  kerbWeightKg: { en: "Curb weight", ar: "وزن السيارة فارغة" },
  seats: { en: "Seats", ar: "المقاعد" },
  doors: { en: "Doors", ar: "الأبواب" },
  bootLitres: { en: "Trunk", ar: "صندوق الأمتعة" },
  payloadKg: { en: "Payload", ar: "الحمولة" },
  towingKg: { en: "Towing", ar: "قدرة السحب" },
  wheelInches: { en: "Wheels", ar: "العجلات" },
  airbags: { en: "Airbags", ar: "الوسائد الهوائية" },
} satisfies Named<SpecificationName>);

export const specificationGroupNames = defineWords({
  drive: { en: "Engine and drive", ar: "المحرك والدفع" },
  road: { en: "On the road", ar: "على الطريق" },
  size: { en: "Size and weight", ar: "المقاسات والوزن" },
  room: { en: "Room and load", ar: "السعة والحمولة" },
} satisfies Named<SpecificationGroup>);

/** What stands behind a number. Nothing stands behind a count. */
export const units = defineWords({
  engineCc: { en: "cc", ar: "سم³" },
  powerKw: { en: "hp", ar: "حصان" },
  torqueNm: { en: "Nm", ar: "نيوتن متر" },
  acceleration: { en: "s", ar: "ثانية" },
  topSpeedKmh: { en: "km/h", ar: "كم/ساعة" },
  consumption: { en: "l/100 km", ar: "لتر/100 كم" },
  tankLitres: { en: "l", ar: "لتر" },
  lengthMm: { en: "mm", ar: "مم" },
  widthMm: { en: "mm", ar: "مم" },
  heightMm: { en: "mm", ar: "مم" },
  wheelbaseMm: { en: "mm", ar: "مم" },
  groundClearanceMm: { en: "mm", ar: "مم" },
  kerbWeightKg: { en: "kg", ar: "كجم" },
  bootLitres: { en: "l", ar: "لتر" },
  payloadKg: { en: "kg", ar: "كجم" },
  towingKg: { en: "kg", ar: "كجم" },
  wheelInches: { en: "in", ar: "بوصة" },
} satisfies Partial<Named<SpecificationName>>);

/** Units that Arabic counts as nouns: «207 أحصنة»، «42 لتراً». */
export const countedUnits: Partial<Record<SpecificationName, Noun>> = {
  powerKw: "horsepower",
  acceleration: "second",
  tankLitres: "liter",
  bootLitres: "liter",
  wheelInches: "inch",
};

/** The same measured in another unit, which stands beside the first. */
export const secondUnits = defineWords({
  powerKw: { en: "kW", ar: "كيلوواط" },
  consumption: { en: "km/l", ar: "كم/لتر" },
});

/** The values that are words. */
export const namedValues = defineWords({
  petrol: { en: "Petrol", ar: "بنزين" },
  hybrid: { en: "Hybrid", ar: "هايبرد" },
  diesel: { en: "Diesel", ar: "ديزل" },
  manual: { en: "Manual", ar: "يدوي" },
  automatic: { en: "Automatic", ar: "أوتوماتيك" },
  cvt: { en: "Continuously variable", ar: "أوتوماتيك سي في تي" },
  "hybrid-cvt": { en: "Hybrid, continuously variable", ar: "هايبرد سي في تي" },
  front: { en: "Front wheels", ar: "أمامي" },
  rear: { en: "Rear wheels", ar: "خلفي" },
  all: { en: "All wheels", ar: "رباعي" },
  "four-low-range": { en: "Four wheels, low range", ar: "رباعي مع دفع ثقيل" },
});

export const tableWords = defineWords({
  none: { en: "None", ar: "لا يوجد" },
  rangeOf: {
    en: (least: string, most: string) => rangeInWords([least, most], "en"),
    ar: (least: string, most: string) => rangeInWords([least, most], "ar"),
  },
  specification: { en: "Specification", ar: "المواصفة" },
});

/** Fixed words of a comparison, of trims or of models. */
export const comparisonWords = defineWords({
  cash: { en: "Cash price", ar: "السعر النقدي" },
  lease: { en: "Lease-to-own a month", ar: "قسط الإيجار المنتهي بالتمليك" },
  differing: { en: "What differs", ar: "ما يختلف" },
  common: {
    en: (count: number) => `What all have in common: ${count}`,
    ar: (count: number) => `ما تتفق فيه جميعها: ${count}`,
  },
});

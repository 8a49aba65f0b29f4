import { defineWords } from "#app/i18n/words.ts";
import type {
  BodyType,
  ColorFamily,
  DriveType,
  FuelType,
  Rating,
  SortOrder,
  StockStatus,
  Transmission,
} from "./stock-terms.ts";

type Named<K extends string> = Record<K, { en: string; ar: string }>;

/** What each value of a used car is called, on cards, in filters and on its page. */
export const bodyTypeNames = defineWords({
  hatchback: { en: "Hatchback", ar: "هاتشباك" },
  sedan: { en: "Sedan", ar: "سيدان" },
  wagon: { en: "Wagon", ar: "ستيشن واغن" },
  suv: { en: "SUV", ar: "رباعية الدفع" },
  mpv: { en: "MPV", ar: "عائلية متعددة الأغراض" },
  pickup: { en: "Pick-up", ar: "بيك أب" },
  van: { en: "Van", ar: "فان" },
  coupe: { en: "Coupe", ar: "كوبيه" },
  convertible: { en: "Convertible", ar: "مكشوفة" },
  other: { en: "Other", ar: "أخرى" },
} satisfies Named<BodyType>);

const fuelNames = defineWords({
  petrol: { en: "Petrol", ar: "بنزين" },
  diesel: { en: "Diesel", ar: "ديزل" },
  hybrid: { en: "Hybrid", ar: "هايبرد" },
  "plug-in-hybrid": { en: "Plug-in hybrid", ar: "هايبرد قابل للشحن" },
  electric: { en: "Electric", ar: "كهرباء" },
  "cng-lpg": { en: "Gas (CNG or LPG)", ar: "غاز (CNG أو LPG)" },
  other: { en: "Other", ar: "وقود آخر" },
} satisfies Named<FuelType>);

const transmissionNames = defineWords({
  automatic: { en: "Automatic", ar: "أوتوماتيك" },
  manual: { en: "Manual", ar: "يدوي" },
  other: { en: "Other", ar: "ناقل آخر" },
} satisfies Named<Transmission>);

const driveTypeNames = defineWords({
  fwd: { en: "Front-wheel drive", ar: "دفع أمامي" },
  rwd: { en: "Rear-wheel drive", ar: "دفع خلفي" },
  "2wd": { en: "Two-wheel drive", ar: "دفع ثنائي" },
  awd: { en: "All-wheel drive", ar: "دفع رباعي" },
  "4wd": { en: "Four-wheel drive with low range", ar: "دفع رباعي مع دفع ثقيل" },
  other: { en: "Other", ar: "دفع آخر" },
} satisfies Named<DriveType>);

export const colorNames = defineWords({
  white: { en: "White", ar: "أبيض" },
  silver: { en: "Silver", ar: "فضي" },
  gray: { en: "Gray", ar: "رمادي" },
  black: { en: "Black", ar: "أسود" },
  red: { en: "Red", ar: "أحمر" },
  blue: { en: "Blue", ar: "أزرق" },
  green: { en: "Green", ar: "أخضر" },
  beige: { en: "Beige", ar: "بيج" },
  brown: { en: "Brown", ar: "بني" },
  gold: { en: "Gold", ar: "ذهبي" },
  orange: { en: "Orange", ar: "برتقالي" },
  yellow: { en: "Yellow", ar: "أصفر" },
  purple: { en: "Purple", ar: "بنفسجي" },
  other: { en: "Other", ar: "لون آخر" },
} satisfies Named<ColorFamily>);

/** The same by the fields that have them. */
export const termNames = {
  bodyType: bodyTypeNames,
  fuelType: fuelNames,
  transmission: transmissionNames,
  driveType: driveTypeNames,
  color: colorNames,
};

export const statusNames = defineWords({
  "in-stock": { en: "In stock", ar: "متوفرة" },
  reserved: { en: "Reserved", ar: "محجوزة" },
  sold: { en: "Sold", ar: "مباعة" },
  "out-of-stock": { en: "Out of stock", ar: "غير متوفرة" },
} satisfies Named<StockStatus>);

export const ratingNames = defineWords({
  "very-good": { en: "Very good price", ar: "سعر ممتاز" },
  good: { en: "Good price", ar: "سعر جيد" },
  fair: { en: "Fair price", ar: "سعر عادل" },
  high: { en: "Above the usual price", ar: "أعلى من المعتاد" },
  "very-high": { en: "Well above the usual price", ar: "أعلى بكثير من المعتاد" },
} satisfies Named<Rating>);

export const sortNames = defineWords({
  newest: { en: "Newest first", ar: "الأحدث أولاً" },
  "price-up": { en: "Price, lowest first", ar: "السعر: الأقل أولاً" },
  "price-down": { en: "Price, highest first", ar: "السعر: الأعلى أولاً" },
  mileage: { en: "Mileage, lowest first", ar: "العداد: الأقل أولاً" },
  year: { en: "Year, latest first", ar: "سنة الصنع: الأحدث أولاً" },
} satisfies Named<SortOrder>);

/** Words that stand beside a used car wherever it is shown. */
export const stockWords = defineWords({
  certified: { en: "Certified", ar: "معتمدة" },
  samplePicture: { en: "Sample picture", ar: "صورة توضيحية" },
  aMonth: { en: "a month", ar: "شهرياً" },
  price: { en: "Price", ar: "السعر" },
  formerPrice: { en: "Price before", ar: "السعر السابق" },
  pictures: {
    en: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
    ar: (count: number) => `عدد الصور: ${count}`,
  },
});

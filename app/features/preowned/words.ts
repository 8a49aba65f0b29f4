import { defineWords } from "#app/i18n/words.ts";

/** What the values of the stock are called on screens, by their names in addresses and calls. */
export const termWords = {
  bodyType: defineWords({
    hatchback: { en: "Hatchback", ar: "هاتشباك" },
    sedan: { en: "Sedan", ar: "سيدان" },
    suv: { en: "SUV", ar: "رباعية الدفع" },
    pickup: { en: "Pick-up", ar: "بيك أب" },
    van: { en: "Van", ar: "فان" },
    coupe: { en: "Coupe", ar: "كوبيه" },
  }),
  fuel: defineWords({
    petrol: { en: "Petrol", ar: "بنزين" },
    diesel: { en: "Diesel", ar: "ديزل" },
    hybrid: { en: "Hybrid", ar: "هايبرد" },
    electric: { en: "Electric", ar: "كهرباء" },
  }),
  transmission: defineWords({
    automatic: { en: "Automatic", ar: "أوتوماتيك" },
    manual: { en: "Manual", ar: "عادي" },
  }),
  driveType: defineWords({
    fwd: { en: "Front-wheel drive", ar: "دفع أمامي" },
    rwd: { en: "Rear-wheel drive", ar: "دفع خلفي" },
    awd: { en: "All-wheel drive", ar: "دفع كلي" },
    "4wd": { en: "Four-wheel drive with low range", ar: "دفع رباعي مع دفع ثقيل" },
  }),
  color: defineWords({
    white: { en: "White", ar: "أبيض" },
    silver: { en: "Silver", ar: "فضي" },
    gray: { en: "Gray", ar: "رمادي" },
    black: { en: "Black", ar: "أسود" },
    red: { en: "Red", ar: "أحمر" },
    blue: { en: "Blue", ar: "أزرق" },
    green: { en: "Green", ar: "أخضر" },
    beige: { en: "Beige", ar: "بيج" },
    brown: { en: "Brown", ar: "بني" },
    other: { en: "Other", ar: "لون آخر" },
  }),
};

import { stockStatuses } from "../../stock-terms.ts";

/** Other words that feeds write for our values, in small letters without spaces and dashes. */
const alsoWritten = new Map(
  Object.entries({
    gasoline: "petrol",
    gas: "petrol",
    بنزين: "petrol",
    ديزل: "diesel",
    هايبرد: "hybrid",
    هجين: "hybrid",
    ev: "electric",
    كهربائي: "electric",
    auto: "automatic",
    cvt: "automatic",
    dct: "automatic",
    أوتوماتيك: "automatic",
    اوتوماتيك: "automatic",
    عادي: "manual",
    يدوي: "manual",
    front: "fwd",
    frontwheeldrive: "fwd",
    rear: "rwd",
    rearwheeldrive: "rwd",
    allwheeldrive: "awd",
    fourwheeldrive: "4wd",
    "4x4": "4wd",
    saloon: "sedan",
    سيدان: "sedan",
    crossover: "suv",
    جيب: "suv",
    هاتشباك: "hatchback",
    coupé: "coupe",
    كوبيه: "coupe",
    truck: "pickup",
    بيكاب: "pickup",
    وانيت: "pickup",
    minibus: "van",
    فان: "van",
    grey: "gray",
    أبيض: "white",
    فضي: "silver",
    رمادي: "gray",
    أسود: "black",
    أحمر: "red",
    أزرق: "blue",
    أخضر: "green",
    بيج: "beige",
    بني: "brown",
    available: "in-stock",
    متوفر: "in-stock",
    booked: "reserved",
    محجوز: "reserved",
    مباع: "sold",
    unavailable: "out-of-stock",
  }),
);

const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");

/** Finds which of our values a feed means; undefined where none. */
export function meaningOf<const T extends string>(values: readonly T[]): (text: string) => T | undefined {
  const byText = new Map(values.map((value) => [bare(value), value]));
  return (text) => byText.get(bare(text)) ?? byText.get(bare(alsoWritten.get(bare(text)) ?? ""));
}

export const statusMeant = meaningOf(stockStatuses);

/** Yes or no, as feeds write it. */
export function claimMeant(text: string): boolean | undefined {
  if (/^(true|yes|y|1|نعم)$/i.test(text.trim())) return true;
  return /^(false|no|n|0|لا|)$/i.test(text.trim()) ? false : undefined;
}

/** A name as it stands in addresses: small letters, digits and dashes. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

import type { BodyType, ColorFamily, FuelType, Transmission } from "../../stock-terms.ts";

/*
 * What people here type and say for the values of the stock, in both scripts, beside the values themselves: words of the
 * street, the feminine forms that Arabic has for a car's color, and spellings that are common.
 */
export const bodyAliases: Record<BodyType, string> = {
  hatchback: "hatch هاتشباك هاتش",
  sedan: "saloon سيدان صالون",
  suv: "suvs 4x4 jeep crossover جيب رباعية رباعي الدفع فورويل كروس اوفر",
  pickup: "pick up truck ute بيك أب بيكب وانيت ونيت",
  van: "bus minibus فان باص",
  coupe: "sport sports كوبيه رياضية سبورت",
};
export const fuelAliases: Record<FuelType, string> = {
  petrol: "gasoline gas بنزين",
  diesel: "ديزل",
  hybrid: "هايبرد هايبريد هجين هجينة",
  electric: "ev كهرباء كهربائية",
};
export const transmissionAliases: Record<Transmission, string> = {
  automatic: "auto gear قير أوتوماتيك أوتوماتيكي تماتيك",
  manual: "stick gear قير عادي يدوي مانيوال",
};
export const colorAliases: Record<ColorFamily, string> = {
  white: "أبيض بيضاء",
  silver: "فضي فضية سلفر",
  gray: "grey رمادي رمادية رصاصي رصاصية",
  black: "أسود سوداء",
  red: "أحمر حمراء عنابي",
  blue: "navy أزرق زرقاء كحلي",
  green: "أخضر خضراء زيتي",
  beige: "sand بيج رملي",
  brown: "بني بنية",
  other: "",
};
export const certifiedAliases = "certified cpo معتمدة معتمد";

/** Words that say nothing of a car: a search for "white car for sale" means white ones. */
export const emptyWords =
  "a an the car cars vehicle used preowned second hand for sale in with and model year color colour سيارة سيارات مستعملة مستعمل للبيع في من مع موديل سنة لون مكينة";

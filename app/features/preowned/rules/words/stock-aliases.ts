import type { BodyType, ColorFamily, DriveType, Feature, FuelType, Transmission } from "../../stock-terms.ts";

/*
 * What people here type and say for the values of the stock, in both scripts, beside the values themselves: words of the
 * street, the feminine forms that Arabic has for a car's color, and spellings that are common.
 */
export const bodyAliases: Record<BodyType, string> = {
  hatchback: "hatch هاتشباك هاتش",
  sedan: "saloon سيدان صالون",
  wagon: "estate station touring ستيشن واغن",
  suv: "suvs 4x4 jeep crossover جيب رباعية رباعي الدفع فورويل كروس اوفر",
  mpv: "minivan people carrier عائلية عائلي",
  pickup: "pick up truck ute بيك أب بيكب وانيت ونيت",
  van: "bus minibus فان باص",
  coupe: "sport sports كوبيه رياضية سبورت",
  convertible: "cabriolet cabrio roadster soft top مكشوفة كشف كابريوليه",
  other: "",
};
export const fuelAliases: Record<FuelType, string> = {
  petrol: "gasoline gas بنزين",
  diesel: "ديزل",
  hybrid: "هايبرد هايبريد هجين هجينة",
  "plug-in-hybrid": "phev plugin plug-in hybrid هايبرد هايبريد هجين قابل للشحن",
  electric: "ev bev كهرباء كهربائية",
  "cng-lpg": "cng lpg autogas غاز",
  other: "",
};
export const transmissionAliases: Record<Transmission, string> = {
  automatic: "auto gear قير أوتوماتيك أوتوماتيكي تماتيك",
  manual: "stick gear قير عادي يدوي مانيوال",
  other: "",
};
export const colorAliases: Record<ColorFamily, string> = {
  white: "أبيض بيضاء",
  silver: "فضي فضية سلفر",
  gray: "grey رمادي رمادية رصاصي رصاصية",
  black: "أسود سوداء",
  red: "maroon burgundy أحمر حمراء عنابي عنابية",
  blue: "navy أزرق زرقاء كحلي",
  green: "أخضر خضراء زيتي",
  beige: "sand بيج رملي",
  brown: "bronze copper بني بنية برونزي",
  gold: "golden champagne ذهبي ذهبية شامبين",
  orange: "برتقالي برتقالية",
  yellow: "أصفر صفراء",
  purple: "violet بنفسجي بنفسجية",
  other: "",
};
export const driveAliases: Record<DriveType, string> = {
  fwd: "fwd front wheel drive دفع أمامي",
  rwd: "rwd rear wheel drive دفع خلفي",
  "2wd": "2wd 4x2 two wheel drive دفع ثنائي",
  awd: "awd all wheel drive دفع كلي",
  "4wd": "4wd 4x4 four wheel drive دفع رباعي دبل",
  other: "",
};
/** What people type for a feature; the parts of its own name find it too. */
export const featureAliases: Record<Feature, string> = {
  leather: "seats مقاعد جلد",
  "ventilated-seats": "cooled مهواة مبردة تهوية",
  "heated-seats": "مدفأة تدفئة",
  "power-seats": "مقعد كهربائي",
  sunroof: "panorama panoramic moonroof roof فتحة سقف بانوراما بانورامي",
  "climate-control": "تكييف آلي",
  "rear-air-vents": "تكييف خلفي",
  keyless: "بصمة مفتاح",
  "remote-start": "تشغيل عن بعد",
  "powered-tailgate": "شنطة كهربائية",
  touchscreen: "screen شاشة لمس",
  navigation: "gps nav ملاحة نافجيشن",
  "phone-link": "carplay apple android كاربلاي اندرويد هاتف",
  "wireless-charging": "شحن لاسلكي",
  "head-up-display": "hud",
  "digital-instruments": "عدادات رقمية",
  loudspeakers: "speakers sound سماعات",
  "rear-camera": "camera كاميرا خلفية",
  "surround-cameras": "camera 360 كاميرا كاميرات محيطية",
  "parking-sensors": "حساسات",
  airbags: "وسائد هوائية",
  "emergency-braking": "كبح طارئ",
  "lane-keeping": "مسار",
  "blind-spot-alert": "النقطة العمياء",
  "cruise-control": "مثبت سرعة كروز",
  "adaptive-cruise": "radar رادار",
  "led-headlamps": "ليد",
  "alloy-wheels": "alloys جنوط رنقات ألمنيوم",
  "low-range": "دفع ثقيل",
  "differential-lock": "difflock دفرنس",
  "hill-descent": "منحدرات",
  towing: "tow hitch سحب قطر",
  "roof-rails": "rack قضبان سقف",
  "full-size-spare": "احتياطي سبير",
};
export const certifiedAliases = "certified cpo معتمدة معتمد";

/** Words that say nothing of a car: a search for "white car for sale" means white ones. */
export const emptyWords =
  "a an the car cars vehicle used preowned second hand for sale in with and model year color colour price qar riyals سيارة سيارات مستعملة مستعمل للبيع في من مع موديل سنة لون مكينة سعر ريال";

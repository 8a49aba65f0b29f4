import { wordsOf } from "#app/lib/words/words-of.ts";
import { groupsOfDialects } from "./dialect-synonyms.ts";

/**
 * Words that visitors type for one thing, in both scripts and as people here say them; content writes only some of
 * them. Names of models need none: every entry of the index bears its name in both languages.
 */
const groups: readonly (readonly string[])[] = [
  ["hybrid", "هايبرد", "هجين", "هجينة", "electric", "كهربائية", "هايبريد"],
  ["suv", "4x4", "4wd", "jeep", "جيب", "رباعية", "رباعي", "suvs"],
  ["sedan", "سيدان", "صالون", "saloon", "sedans"],
  ["hatchback", "هاتشباك", "hatch"],
  ["pickup", "بيكب", "بيك", "وانيت", "ونيت", "truck", "ute"],
  ["van", "فان", "باص", "minibus", "vans"],
  ["coupe", "كوبيه", "رياضية", "sport", "sports", "سبورت"],
  ["service", "maintenance", "صيانة", "خدمة", "servicing", "سيرفس"],
  ["appointment", "booking", "book", "موعد", "حجز", "احجز"],
  ["offer", "offers", "deal", "deals", "promotion", "عرض", "عروض", "تخفيض", "تخفيضات"],
  ["parts", "spare", "spares", "قطع", "غيار"],
  ["tire", "tires", "tyre", "tyres", "إطار", "إطارات", "كوتش", "كوتشات", "كفر", "كفرات", "تاير", "تواير"],
  ["battery", "بطارية", "بطاريات"],
  ["ac", "conditioning", "aircon", "cooling", "مكيف", "تكييف", "المكيف"],
  ["lease", "leasing", "rent", "rental", "تأجير", "إيجار", "ايجار"],
  [
    "finance",
    "loan",
    "instalment",
    "installment",
    "installments",
    "emi",
    "تمويل",
    "قسط",
    "أقساط",
    "تقسيط",
    "قرض",
  ],
  ["used", "preowned", "owned", "secondhand", "cpov", "مستعمل", "مستعملة", "مستعملات"],
  ["warranty", "guarantee", "garantee", "garanti", "ضمان", "كفالة"],
  ["brake", "brakes", "braking", "فرامل", "بريك", "بريكات"],
  ["showroom", "dealer", "dealership", "branch", "معرض", "صالة", "فرع", "وكالة"],
  ["fleet", "corporate", "company", "أسطول", "أساطيل", "شركات"],
  ["price", "prices", "cost", "سعر", "أسعار", "بكم", "بكام", "تكلفة"],
  ["racing", "motorsport", "motorsports", "سباق", "سباقات", "رالي", "rally"],
  ["seat", "seats", "مقعد", "مقاعد", "كرسي", "كراسي"],
  ["family", "عائلة", "عائلية", "seven", "سبعة"],
  ["desert", "صحراء", "صحراوي", "بر", "offroad", "رمل", "كثبان"],
  ["directions", "address", "where", "location", "عنوان", "موقع", "أين", "وين"],
];

/** Words that mean one thing in a phrase, and in a text do not: «كم» there is mostly a kilometer. */
const groupsOfPhrases: readonly (readonly string[])[] = [
  ["price", "much", "كم", "تكلف", "يكلف", "worth", "charges", "fees"],
  ["brakes", "brake", "breaks", "pads", "سفايف", "فحمات", "قماشات", "أقمشة"],
  ["recall", "recalls", "استدعاء", "استدعاءات"],
  ["brochure", "catalogue", "catalog", "leaflet", "booklet", "كتالوج", "كتلوج", "بروشور", "برشور", "كتيب"],
  ["boot", "trunk", "luggage", "صندوق", "شنطة", "دبة"],
  ["big", "biggest", "large", "largest", "huge", "spacious", "كبيرة", "كبير", "أكبر", "واسعة", "واسع"],
  ["phone", "telephone", "mobile", "تلفون", "هاتف", "جوال", "موبايل"],
  ["cancel", "إلغاء", "ألغي", "كنسل"],
  ["postpone", "delay", "reschedule", "تأجيل", "أجل", "أأجل"],
  ["track", "tracking", "status", "تتبع", "حالة"],
  ["puncture", "punctured", "flat", "burst", "بنشر", "مبنشر", "مبنشرة"],
  ["tow", "towing", "recovery", "سطحة", "سطحات", "ونش", "رافعة", "كرين", "ريكفري"],
  ["free", "مجاني", "مجانا", "مجانية", "ببلاش", "بلاش"],
  ["branch", "branches", "فرع", "فروع"],
  ["documents", "document", "papers", "أوراق", "مستندات", "ورق"],
  ["exchange", "swap", "trade", "استبدال", "أبادل"],
  ["no", "without", "zero", "0", "بدون", "بلا", "دون"],
  ["check", "checkup", "inspection", "inspect", "فحص", "تشيك", "كشف"],
  ["how", "كيف", "شلون", "كيفية"],
  ["where", "وين", "أين", "فين"],
  ["when", "متى", "إيمتى"],
  ["insurance", "insured", "تأمين"],
  ["include", "included", "includes", "including", "inclusive", "شامل", "يشمل", "تشمل", "مشمول"],
  ["pull", "haul", "سحب", "تسحب", "يسحب", "تجر", "يجر"],
  ["boat", "jetski", "طراد", "جتسكي", "يخت"],
  ["trailer", "caravan", "مقطورة", "تريلة", "كرفان"],
  ["duration", "hours", "مدة", "ساعات", "تطول", "تاخذ", "تستغرق", "ياخذ"],
  ["fix", "repair", "mend", "أصلح", "تصليح", "إصلاح"],
  ["photo", "photos", "picture", "pictures", "pics", "images", "صور", "صورة"],
  ["color", "colors", "colour", "colours", "ألوان", "لون"],
  ["news", "أخبار", "خبر"],
  ["child", "children", "kid", "kids", "baby", "infant", "طفل", "أطفال", "بيبي", "رضيع"],
  ["paint", "صبغ", "صبغة", "دهان", "طلاء"],
  ["conditions", "terms", "شروط", "أحكام"],
  ["walkin", "walk", "drop"],
  ["strongest", "powerful", "power", "horsepower", "أقوى", "قوية", "حصان"],
  ["not", "wont", "won", "doesnt", "dont", "cant", "isnt"],
  [
    "change",
    "replace",
    "تغيير",
    "تغير",
    "أغير",
    "تبديل",
    "أبدل",
    "غيار",
    "replacement",
    "renew",
    "نغير",
    "بدل",
  ],
  ["car", "cars", "vehicle", "auto", "كار", "كارز", "سيارة", "سيارات", "موتر", "مواتر", "مركبة"],
  ["friday", "fri", "جمعة", "الجمعة"],
  ["saturday", "sat", "سبت", "السبت"],
  ["sunday", "أحد", "الأحد"],
  ["key", "keys", "مفتاح", "مفاتيح", "سويتش"],
  ["light", "lamp", "bulb", "لمبة", "ليت", "لايت", "ليتات"],
  ["noise", "sound", "squeaking", "squeaky", "squeal", "screech", "grinding", "صوت", "صرير", "يصيح", "تصيح"],
  ["noise", "صوت", "صفير", "يصفر", "تصفر", "يزيق", "تزيق", "أزيز"],
  ["shaking", "shake", "vibration", "vibrating", "wobble", "رجة", "ترج", "يهتز", "تهتز", "اهتزاز"],
  ["steering", "دركسون", "مقود", "سكان"],
  ["gearbox", "transmission", "قير", "جير"],
  ["engine", "motor", "مكينة", "ماكينة", "محرك", "انجن", "انجين", "ماطور"],
  [
    "dead",
    "died",
    "drained",
    "empty",
    "فاضية",
    "فاضي",
    "خلصان",
    "خلصانة",
    "ميت",
    "ميتة",
    "طافية",
    "طفت",
    "خلصت",
  ],
  ["windscreen", "windshield", "glass", "جام", "جامة", "زجاج"],
  ["near", "nearest", "nearby", "close", "قريب", "أقرب"],
  [
    "7",
    "seven",
    "سبعة",
    "سبع",
    "six",
    "ستة",
    "eight",
    "ثمانية",
    "ثمان",
    "nine",
    "تسعة",
    "ten",
    "twelve",
    "اثنعش",
  ],
  [
    "seats",
    "seater",
    "people",
    "passengers",
    "persons",
    "مقاعد",
    "مقعد",
    "ركاب",
    "راكب",
    "أشخاص",
    "نفرات",
    "نفر",
    "كراسي",
  ],
  ["family", "عائلة", "عائلية", "العايلة", "عيال"],
  ["oil", "زيت", "دهن", "اويل"],
  ["battery", "بطارية", "باتري", "بتري", "باتريات"],
  ["open", "مفتوح", "فاتح"],
  ["down", "deposit", "دفعة", "مقدم"],
  ["cheap", "cheapest", "budget", "affordable", "رخيص", "رخيصة", "أرخص"],
  ["small", "smallest", "compact", "little", "صغيرة", "صغير", "أصغر"],
  ["drive", "try", "قيادة", "أجرب"],
  ["month", "monthly", "شهري", "شهر"],
  ["workshop", "garage", "ورشة", "كراج"],
  ["خربانة", "خربان", "خاربة", "عطلانة", "عطلان", "متعطلة", "متعطل", "معطلة", "بايظة", "بايظ"],
  ["تعطلت", "عطلت", "خربت", "باظت"],
  ["road", "highway", "طريق", "شارع", "هايوي"],
  ["warranty", "ضمان", "كفالة", "مكفول", "مكفولة"],
  ["air", "هواء", "هوا"],
  ["inflate", "inflation", "pump", "نفخ", "أنفخ"],
  ["disc", "discs", "rotor", "rotors", "دسكات", "ديسكات", "هوبات"],
  ["coil", "coils", "كويل", "كويلات"],
  ["sensor", "sensors", "حساس", "سنسر", "سنسور"],
  ["plug", "plugs", "بواجي", "بلكات", "بلقات"],
  ["rim", "rims", "رنق", "رنقات", "جنوط"],
  ["shock", "absorber", "شوك", "شوكات", "ابزوربر"],
];

const others = othersIn(groups);
const othersOfPhrases = othersIn([...groups, ...groupsOfPhrases, ...groupsOfDialects]);

/** Each word's others, folded as the index folds. */
function othersIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const group of lists) {
    const words = [...new Set(group.flatMap((one) => wordsOf(one).map(({ bare }) => bare)))];
    for (const word of words)
      map.set(word, [...(map.get(word) ?? []), ...words.filter((one) => one !== word)]);
  }
  return map;
}

/** Other words for the same thing; none for most words. */
export function synonymsOf(bare: string): readonly string[] {
  return others.get(bare) ?? [];
}

/** The same for words of a phrase in which people request something. */
export function phraseSynonymsOf(bare: string): readonly string[] {
  return othersOfPhrases.get(bare) ?? [];
}

import type {
  BodyType,
  ColorFamily,
  DriveType,
  FuelType,
  StockStatus,
  Transmission,
} from "../../stock-terms.ts";

/*
 * Words that feeds write for our values beside the values themselves, phrases between commas. Within a field the order is that in which
 * values are looked for where a text has words of several: "Petrol Hybrid" is a hybrid, "Automated manual" shifts by itself.
 */
type Words<Value extends string> = Readonly<Record<Value, string>>;

const said = "other, none, unknown, n a, na, unspecified, not specified, غير معروف, غير محدد, أخرى, اخر";

export const bodyWords: Words<BodyType> = {
  pickup:
    "pick up, pickups, truck, crew cab, double cab, double cabin, single cab, single cabin, extended cab, king cab, regular cab, supercab, crew max, ute, chassis cab, بيك اب, بيكاب, بيكب, وانيت, ونيت, غمارتين, غمارة, دبل كابينة, كابينة واحدة",
  convertible:
    "cabriolet, cabrio, roadster, spider, spyder, targa, soft top, softtop, open top, drophead, مكشوفة, مكشوف, كشف, كابريوليه, كابريو",
  wagon:
    "estate, estate car, station wagon, stationwagon, station, touring, sportwagon, sports tourer, shooting brake, kombi, ستيشن, ستيشن واجن, ستيشن واغن, استيشن, واجن",
  mpv: "minivan, mini van, people carrier, people mover, multi purpose vehicle, multi purpose, muv, ميني فان, عائلية, عائلي, متعددة الاغراض",
  van: "vans, cargo van, panel van, passenger van, minibus, mini bus, bus, microbus, فان, باص, ميني باص, حافلة",
  suv: "s u v, suvs, sport utility, sport utility vehicle, sports utility, crossover, cuv, crossover utility, off road, offroad, offroader, 4x4, 4 x 4, jeep, جيب, رباعية الدفع, دفع رباعي, كروس اوفر, كروسوفر, اس يو في",
  coupe:
    "sportscar, sports car, sport car, grandtourer, grand tourer, supercar, hardtop, كوبيه, كوبية, كوبي, رياضية, سبورت",
  hatchback:
    "hatch, liftback, small car, supermini, city car, compact car, هاتشباك, هاتش باك, هاتش, هاتشباك صغيرة",
  sedan: "saloon, limousine, limo, notchback, سيدان, صالون",
  other: said,
};

export const fuelWords: Words<FuelType> = {
  "plug-in-hybrid":
    "plug in hybrid, plugin hybrid, plug in, plugin, phev, plug in hybrid electric, plug in hybrid electric vehicle, قابل للشحن, بلج ان, بلق ان",
  hybrid:
    "hev, mhev, fhev, mild hybrid, full hybrid, hybrid electric, self charging hybrid, petrol electric, gasoline electric, gas electric, diesel electric, electric petrol, هايبرد, هايبريد, هيبرد, هجين, هجينة",
  "cng-lpg":
    "cng, lpg, ngv, natural gas, compressed natural gas, autogas, auto gas, propane, bi fuel lpg, bifuel, غاز, غاز طبيعي, غاز مسال",
  electric:
    "ev, bev, battery electric, battery, electricity, full electric, fully electric, كهرباء, كهربائي, كهربائية",
  diesel: "turbo diesel, turbodiesel, tdi, crdi, biodiesel, ديزل, ديزيل, سولار, مازوت",
  petrol:
    "gasoline, gas, gas petrol, benzine, benzin, unleaded, super, premium unleaded, flex, flex fuel, flexfuel, flexible fuel, ffv, e85, ethanol, بنزين, ممتاز",
  other: `${said}, hydrogen, fuel cell, هيدروجين`,
};

export const transmissionWords: Words<Transmission> = {
  automatic:
    "auto, automatic transmission, a t, at, cvt, e cvt, ecvt, ivt, continuously variable, dct, dsg, dual clutch, double clutch, pdk, s tronic, tiptronic, steptronic, geartronic, semi automatic, semi auto, automated, automated manual, amt, sequential, robotized, direct drive, single speed, one speed, reduction gear, اوتوماتيك, اوتوماتيكي, اتوماتيك, اتوماتيكي, تماتيك, الي, قير الي",
  manual: "manual transmission, m t, mt, stick, stick shift, standard, عادي, يدوي, مانيوال, مانوال, قير عادي",
  other: said,
};

export const driveWords: Words<DriveType> = {
  "4wd":
    "4 wd, 4x4, 4 x 4, four wheel drive, four wheel, 4 wheel drive, part time 4wd, full time 4wd, دفع رباعي, رباعي, دبل",
  awd: "all wheel drive, all wheel, all wheels, allrad, دفع كلي, كلي, جميع العجلات",
  fwd: "front, front wheel drive, front wheel, front drive, f f, ff, دفع امامي, امامي",
  rwd: "rear, rear wheel drive, rear wheel, rear drive, f r, fr, دفع خلفي, خلفي",
  "2wd": "2 wd, 4x2, 4 x 2, 2x4, two wheel drive, two wheel, 2 wheel drive, دفع ثنائي, ثنائي, دفع عجلتين",
  other: said,
};

export const colorWords: Words<ColorFamily> = {
  white: "off white, offwhite, ivory, snow, ابيض, بيضاء, اوف وايت, عاجي",
  silver: "aluminium, aluminum, فضي, فضية, سلفر",
  gray: "grey, gun metal, gunmetal, graphite, anthracite, charcoal, slate, رمادي, رمادية, رصاصي, رصاصية, جرافيت, فحمي",
  black: "ebony, onyx, اسود, سوداء",
  red: "maroon, burgundy, wine, bordeaux, crimson, ruby, garnet, cherry, scarlet, احمر, حمراء, عنابي, عنابية, خمري, ماروني, نبيتي, كرزي",
  blue: "navy, azure, turquoise, teal, aqua, cyan, ازرق, زرقاء, كحلي, كحلية, سماوي, تركواز, فيروزي",
  green: "olive, khaki, lime, emerald, اخضر, خضراء, زيتي, زيتية, كاكي",
  beige: "cream, sand, desert, tan, بيج, كريمي, رملي, سكري",
  brown: "bronze, copper, mocha, chocolate, coffee, mahogany, بني, بنية, برونزي, نحاسي, بنى, شوكولاتي",
  gold: "golden, champagne, ذهبي, ذهبية, شامبين, شامبانيا, شمبانيا",
  orange: "amber, برتقالي, برتقالية",
  yellow: "lemon, اصفر, صفراء",
  purple: "violet, mauve, plum, aubergine, magenta, بنفسجي, بنفسجية, موف, ارجواني",
  other: `${said}, multi color, multicolor, multicolour, pink, وردي, لون اخر`,
};

/** Finishes, which say a color where no other word does: "Pearl White", "Black Pearl". */
export const finishWords: Readonly<Partial<Record<ColorFamily, string>>> = {
  white: "pearl, لولوي, لولو",
  silver: "platinum, titanium, metallic, بلاتيني, تيتانيوم",
};

export const statusWords: Words<StockStatus> = {
  "in-stock": "available, active, for sale, live, published, متوفر, متوفرة, متاح, متاحة",
  reserved: "booked, pending, on hold, hold, deposit taken, محجوز, محجوزة",
  sold: "delivered, مباع, مباعة, تم البيع",
  "out-of-stock": "unavailable, not available, inactive, expired, removed, غير متوفر, غير متوفرة, غير متاح",
};

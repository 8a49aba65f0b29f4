import type {
  BodyType,
  ColorFamily,
  DriveType,
  FuelType,
  StockStatus,
  Transmission,
} from "../../../stock-terms.ts";

/*
 * Words that feeds write for our values beside the values themselves, phrases between commas. A longer phrase
 * hides the shorter ones in it: "Automated manual" shifts by itself. Hints count where none of the words stands beside them.
 */
type Words<Value extends string> = Readonly<Record<Value, string>>;
type Hints<Value extends string> = Partial<Words<Value>>;

/** Words of any field that say nothing of its value. */
export const said =
  "other, none, unknown, n a, na, unspecified, not specified, غير معروف, غير محدد, أخرى, اخر";

export const bodyWords: Words<BodyType> = {
  pickup:
    "pick up, pickups, pickup truck, sport utility truck, crew cab, double cab, double cabin, single cab, single cabin, extended cab, king cab, regular cab, supercab, crew max, ute, chassis cab, بيك اب, بيكاب, بيكب, وانيت, ونيت, غمارتين, غمارة, دبل كابينة, كابينة واحدة",
  convertible:
    "cabriolet, cabrio, roadster, spider, spyder, targa, drophead, coupe convertible, مكشوفة, مكشوف, كشف, قابل للكشف, قابلة للكشف, كابريوليه, كابريو",
  wagon:
    "estate, estate car, station wagon, stationwagon, station, sportwagon, sports tourer, sport tourer, shooting brake, kombi, ستيشن, ستيشن واجن, ستيشن واغن, استيشن, واجن",
  mpv: "minivan, mini van, people carrier, people mover, multi purpose vehicle, multi purpose, muv, ميني فان, متعددة الاغراض",
  van: "vans, cargo van, panel van, passenger van, minibus, mini bus, bus, microbus, فان, باص, ميني باص, حافلة",
  suv: "s u v, suvs, sport utility, sport utility vehicle, sports utility, crossover, cuv, crossover utility, جيب, كروس اوفر, كروسوفر, اس يو في",
  coupe: "كوبيه, كوبية, كوبي",
  hatchback: "hatch, liftback, fastback, sportback, supermini, هاتشباك, هاتش باك, هاتش, هاتشباك صغيرة",
  sedan: "saloon, limousine, limo, notchback, سيدان, صالون",
  other: said,
};
export const bodyHints: Hints<BodyType> = {
  pickup: "truck",
  convertible: "soft top, softtop, open top",
  wagon: "touring, tourer, avant",
  mpv: "عائلية, عائلي",
  suv: "off road, offroad, offroader, 4x4, 4 x 4, jeep, رباعية الدفع, دفع رباعي",
  coupe:
    "sportscar, sports car, sport car, grandtourer, grand tourer, supercar, hardtop, 2dr car, 2 dr car, 2 door car, two door car, 2d car, رياضية, سبورت",
  hatchback: "small car, city car, compact car",
  sedan: "4dr car, 4 dr car, 4 door car, four door car, 4d car",
};

export const fuelWords: Words<FuelType> = {
  "plug-in-hybrid":
    "plug in hybrid, plugin hybrid, plug in, plugin, phev, plug in hybrid electric, plug in hybrid electric vehicle, erev, reev, range extender, range extended, قابل للشحن, بلج ان, بلق ان",
  hybrid:
    "hev, mhev, fhev, mild hybrid, full hybrid, hybrid electric, self charging, self charging hybrid, petrol electric, gasoline electric, gas electric, diesel electric, electric petrol, هايبرد, هايبريد, هيبرد, هجين, هجينة",
  "cng-lpg":
    "cng, lpg, ngv, natural gas, compressed natural gas, autogas, auto gas, propane, petroleum gas, liquefied petroleum gas, liquid petroleum gas, lp gas, liquid gas, bi fuel lpg, bifuel, dual fuel, غاز, غاز طبيعي, غاز مسال",
  electric:
    "ev, bev, battery electric, electricity, full electric, fully electric, كهرباء, كهربائي, كهربائية",
  diesel:
    "turbo diesel, turbodiesel, gas oil, gasoil, gazoil, tdi, crdi, biodiesel, ديزل, ديزيل, سولار, مازوت",
  petrol:
    "gasoline, gas, gas petrol, benzine, benzin, bensin, unleaded, premium unleaded, flex fuel, flexfuel, flexible fuel, ffv, e85, ethanol, بنزين, جازولين",
  other: `${said}, hydrogen, fuel cell, fuel cell electric, hydrogen electric, hydrogen fuel cell electric, fcev, هيدروجين`,
};
export const fuelHints: Hints<FuelType> = {
  electric: "battery",
  petrol: "super, premium, flex, ممتاز, سوبر",
};

export const transmissionWords: Words<Transmission> = {
  automatic:
    "auto, automatic transmission, a t, at, cvt, e cvt, ecvt, ivt, continuously variable, dct, dsg, dual clutch, double clutch, pdk, s tronic, tiptronic, steptronic, geartronic, semi automatic, semi auto, automated, automated manual, amt, sequential, robotized, direct drive, manual mode, manual shift mode, manual override, with manual, single speed, one speed, 1 speed, fixed gear, reduction gear, اوتوماتيك, اوتوماتيكي, اتوماتيك, اتوماتيكي, تيبترونيك, تماتيك, الي, قير الي",
  manual:
    "manual transmission, man, m t, mt, stick, stick shift, imt, intelligent manual, عادي, يدوي, مانيوال, مانوال, قير عادي",
  other: said,
};
export const transmissionHints: Hints<Transmission> = {
  automatic: "variable",
  manual: "standard",
};

export const driveWords: Words<DriveType> = {
  "4wd":
    "4 wd, 4x4, 4 x 4, four wheel drive, four wheel, 4 wheel drive, part time 4wd, full time 4wd, four wheel drive configuration, دفع رباعي",
  awd: "all wheel drive, all wheel, all wheels, allrad, quattro, xdrive, 4matic, 4motion, all wheel drive configuration, دفع كلي, كلي, جميع العجلات",
  fwd: "front wheel drive, front wheel, front drive, front wheel drive configuration, f f, ff, دفع امامي",
  rwd: "rear wheel drive, rear wheel, rear drive, rear wheel drive configuration, f r, fr, دفع خلفي",
  "2wd":
    "2 wd, 4x2, 4 x 2, 2x4, two wheel drive, two wheel, 2 wheel drive, دفع ثنائي, ثنائي, سنقل, سنجل, دفع عجلتين",
  other: `${said}, front engine, front engined, mid engine, mid engined, rear engine, rear engined, محرك امامي, محرك خلفي`,
};
export const driveHints: Hints<DriveType> = {
  "4wd": "رباعي, دبل",
  fwd: "front, امامي",
  rwd: "rear, خلفي",
};

export const colorWords: Words<ColorFamily> = {
  white: "wht, off white, offwhite, ivory, snow, ابيض, بيضاء, اوف وايت, عاجي",
  silver: "slv, slvr, aluminium, aluminum, فضي, فضية, سلفر",
  gray: "grey, gry, gun metal, gunmetal, gun metallic, gunmetallic, graphite, anthracite, charcoal, slate, رمادي, رمادية, رصاصي, رصاصية, جرافيت, فحمي",
  black: "blk, ebony, onyx, اسود, سوداء",
  red: "maroon, burgundy, wine, bordeaux, crimson, ruby, garnet, cherry, scarlet, احمر, حمراء, عنابي, عنابية, خمري, ماروني, نبيتي, كرزي",
  blue: "blu, navy, azure, turquoise, teal, aqua, cyan, ازرق, زرقاء, كحلي, كحلية, سماوي, تركواز, فيروزي",
  green: "grn, olive, khaki, lime, emerald, اخضر, خضراء, زيتي, زيتية, كاكي",
  beige: "bge, cream, sand, desert, tan, بيج, كريمي, رملي, سكري",
  brown: "brn, bronze, copper, mocha, chocolate, coffee, mahogany, بني, بنية, برونزي, نحاسي, بنى, شوكولاتي",
  gold: "gld, golden, champagne, ذهبي, ذهبية, شامبين, شامبانيا, شمبانيا",
  orange: "orn, org, amber, برتقالي, برتقالية",
  yellow: "ylw, yel, lemon, اصفر, صفراء",
  purple: "violet, mauve, plum, aubergine, magenta, بنفسجي, بنفسجية, موف, ارجواني",
  other: `${said}, multi color, multicolor, multicolour, pink, وردي, زهري, لون اخر`,
};

/** Finishes, which say a color where no other word does: "Pearl White", "Black Pearl". */
export const finishWords: Readonly<Partial<Record<ColorFamily, string>>> = {
  white: "pearl, لولوي, لولو",
  silver: "platinum, titanium, metallic, بلاتيني, تيتانيوم",
};

/** A car that has not come yet is out of stock: nobody can buy it today. */
export const statusWords: Words<StockStatus> = {
  "in-stock":
    "available, available now, now available, currently available, available immediately, immediately available, available for sale, active, for sale, on sale, live, published, listed, ready, ready stock, in showroom, in store, in store only, online only, limited availability, متوفر, متوفرة, متوفر حاليا, متوفرة حاليا, متوفر الان, متوفرة الان, متوفر للبيع, متوفرة للبيع, متوفر في المعرض, متوفرة في المعرض, متاح, متاحة, متاح حاليا, متاحة حاليا, متاح الان, متاحة الان, متاح للبيع, متاحة للبيع, للبيع, معروض للبيع, معروضة للبيع, موجود, موجودة, في المخزون",
  reserved:
    "booked, pending, sale pending, pending sale, on hold, hold, on reserve, under reservation, deposit, deposit taken, deposit paid, deposit received, under deposit, under offer, under negotiation, محجوز, محجوزة, محجوز بعربون, محجوزة بعربون, تحت الحجز, قيد الحجز, تم الحجز, تم حجزه, تم حجزها, حجز, عربون",
  sold: "sold out, already sold, car sold, sale complete, sale completed, delivered, delivered to customer, handed over, مباع, مباعة, مباع بالكامل, تم البيع, تم بيعه, تم بيعها, بيعت, بيع, انباعت, تم التسليم, نفد, نفدت, نفدت الكمية, نفذت الكمية",
  "out-of-stock":
    "unavailable, not available, no longer available, currently unavailable, temporarily unavailable, not for sale, withdrawn, inactive, expired, removed, archived, deleted, hidden, discontinued, in transit, in transfer, on the way, coming soon, arriving soon, incoming, on order, pre order, back order, made to order, غير متوفر, غير متوفرة, غير متوفر حاليا, غير متوفرة حاليا, غير متاح, غير متاحة, غير متاح حاليا, غير متاحة حاليا, ليس للبيع, ليست للبيع, قريبا, يصل قريبا, تصل قريبا, في الطريق, قيد الوصول, قيد الشحن, طلب مسبق",
};

/** Beside these a claim is made by the field's own name. */
export const claimWords: Words<"yes" | "no"> = {
  yes: "true, y, 1, نعم",
  no: "false, n, 0, لا",
};
export const certifiedWords: Words<"yes" | "no"> = {
  yes: `${claimWords.yes}, certified, cpo, certified pre owned, pre owned certified, manufacturer certified, certified used, معتمد, معتمدة, مستعملة معتمدة, مستعمل معتمد`,
  no: `${claimWords.no}, used, not certified, non certified, uncertified, none, n a, na, غير معتمد, غير معتمدة, مستعمل, مستعملة`,
};

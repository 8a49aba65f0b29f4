import type {
  BodyType,
  ColorFamily,
  DriveType,
  FuelType,
  StockStatus,
  Transmission,
} from "../../../stock-terms.ts";

/*
 * Words that feeds write for our values beside the values themselves, phrases between commas. Within a field the order is that in which
 * values are looked for where a text has words of several: "Petrol Hybrid" is a hybrid, "Automated manual" shifts by itself.
 */
type Words<Value extends string> = Readonly<Record<Value, string>>;

/** Words of any field that say nothing of its value. */
export const said =
  "other, none, unknown, n a, na, unspecified, not specified, غير معروف, غير محدد, أخرى, اخر";

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
    "hatch, liftback, fastback, small car, supermini, city car, compact car, هاتشباك, هاتش باك, هاتش, هاتشباك صغيرة",
  sedan: "saloon, limousine, limo, notchback, سيدان, صالون",
  other: said,
};

export const fuelWords: Words<FuelType> = {
  "plug-in-hybrid":
    "plug in hybrid, plugin hybrid, plug in, plugin, phev, plug in hybrid electric, plug in hybrid electric vehicle, erev, reev, range extender, range extended, قابل للشحن, بلج ان, بلق ان",
  hybrid:
    "hev, mhev, fhev, mild hybrid, full hybrid, hybrid electric, self charging, self charging hybrid, petrol electric, gasoline electric, gas electric, diesel electric, electric petrol, هايبرد, هايبريد, هيبرد, هجين, هجينة",
  "cng-lpg":
    "cng, lpg, ngv, natural gas, compressed natural gas, autogas, auto gas, propane, petroleum gas, liquefied petroleum gas, liquid petroleum gas, lp gas, liquid gas, bi fuel lpg, bifuel, dual fuel, غاز, غاز طبيعي, غاز مسال",
  electric:
    "ev, bev, battery electric, battery, electricity, full electric, fully electric, كهرباء, كهربائي, كهربائية",
  diesel:
    "turbo diesel, turbodiesel, gas oil, gasoil, gazoil, tdi, crdi, biodiesel, ديزل, ديزيل, سولار, مازوت",
  petrol:
    "gasoline, gas, gas petrol, benzine, benzin, bensin, unleaded, super, premium, premium unleaded, flex, flex fuel, flexfuel, flexible fuel, ffv, e85, ethanol, بنزين, جازولين, ممتاز, سوبر",
  other: `${said}, hydrogen, fuel cell, fuel cell electric, hydrogen electric, hydrogen fuel cell electric, fcev, هيدروجين`,
};

export const transmissionWords: Words<Transmission> = {
  automatic:
    "auto, automatic transmission, a t, at, cvt, e cvt, ecvt, ivt, continuously variable, dct, dsg, dual clutch, double clutch, pdk, s tronic, tiptronic, steptronic, geartronic, semi automatic, semi auto, automated, automated manual, amt, sequential, robotized, direct drive, single speed, one speed, 1 speed, fixed gear, variable, reduction gear, اوتوماتيك, اوتوماتيكي, اتوماتيك, اتوماتيكي, تيبترونيك, تماتيك, الي, قير الي",
  manual:
    "manual transmission, man, m t, mt, stick, stick shift, standard, عادي, يدوي, مانيوال, مانوال, قير عادي",
  other: said,
};

export const driveWords: Words<DriveType> = {
  "4wd":
    "4 wd, 4x4, 4 x 4, four wheel drive, four wheel, 4 wheel drive, part time 4wd, full time 4wd, دفع رباعي, رباعي, دبل",
  awd: "all wheel drive, all wheel, all wheels, allrad, دفع كلي, كلي, جميع العجلات",
  fwd: "front, front wheel drive, front wheel, front drive, f f, ff, دفع امامي, امامي",
  rwd: "rear, rear wheel drive, rear wheel, rear drive, f r, fr, دفع خلفي, خلفي",
  "2wd":
    "2 wd, 4x2, 4 x 2, 2x4, two wheel drive, two wheel, 2 wheel drive, دفع ثنائي, ثنائي, سنقل, سنجل, دفع عجلتين",
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

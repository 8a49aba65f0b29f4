/** What a service needs. */
export const serviceWords: Readonly<Record<string, string>> = {
  "oil-filter":
    "سيفون زيت, فلتر الزيت, فلتر زيت المكينة, فيلتر زيت, صفاية زيت, engine oil filter, oil filtr, oil filer, filter zait, filter zeit, seefon",
  "oil-drain-washer":
    "وردة الزيت, جوان برغي الزيت, وردة نحاس, drain plug gasket, crush washer, sump washer, wardat zait",
  "air-filter":
    "فلتر هوا, فلتر الهواء, سيفون هواء, فيلتر هواء, air filter, air cleaner element, air filtr, filter hawa",
  "air-filter-box": "صندوق فلتر الهواء, بيت فلتر هوا, air cleaner housing, airbox, air filter housing",
  "cabin-filter":
    "فلتر المكيف, فلتر المقصورة, فلتر ايسي, فلتر تكييف, فيلتر مكيف, pollen filter, ac filter, a/c filter, cabin air filter, cabin filtr, filter mukayyif, filter mokayef",
  "fuel-filter":
    "فلتر بنزين, فلتر وقود, فلتر البترول, سيفون بترول, فيلتر بنزين, petrol filter, gasoline filter, fuel filtr, filter petrol",
  "diesel-filter":
    "فلتر الديزل, سيفون ديزل, فلتر ماء الديزل, diesel fuel filter, water separator, dizel filter, filter diesel",
  "gearbox-filter":
    "فلتر القير, سيفون قير, فلتر جير, فلتر ناقل الحركة, transmission filter, atf strainer, gear filter, filter gear, filter geer",
  "gearbox-pan-gasket": "جوان كرتير القير, وجه قير, كاسكيت قير, transmission pan gasket, atf pan gasket",
  "engine-oil":
    "زيت محرك, زيت المكينة, زيت ماكينة, زيت موتور, motor oil, engin oil, zait makina, zeit makeena, 0w20, 5w30, 0w-20, 5w-30",
  "automatic-gearbox-oil":
    "زيت قير, زيت جير, زيت ناقل الحركة, atf, transmission fluid, transmission oil, gear oil automatic, zait gear, zeit geer",
  "cvt-oil": "زيت قير cvt, زيت قير متغير, cvt fluid, cvt oil, cvtf",
  "axle-oil":
    "زيت دفرنس, زيت دبل, زيت خلفية, زيت كرونة, differential oil, gear oil 75w85, diff oil, zait defrans, zeit difrance",
  coolant:
    "ماء رديتر, ماي رديتر, كولنت, موية رديتر, ماء أخضر, مانع تجمد, antifreeze, radiator water, long life coolant, coolent, mai radeter",
  "brake-fluid":
    "زيت بريك, زيت الفرامل, زيت بريكات, dot 4, dot4, brake oil, break fluid, break oil, zait brake, zait faramel",
  "power-steering-fluid":
    "زيت الدركسون, زيت باور, زيت هيدروليك, زيت ستيرنج, power steering oil, steering oil, zait draksoon, zeit power",
  "washer-fluid":
    "ماء مساحات, سائل مساحات, شامبو الزجاج, screen wash, windshield washer fluid, windscreen wash, wiper water",
  "brake-cleaner": "منظف فرامل, بخاخ فرامل, سبريه فرامل, brake parts cleaner, break cleaner, brake spray",
  "injector-cleaner":
    "منظف دورة الوقود, علاج بخاخات, منظف بترول, injector cleaner, fuel additive, fuel treatment",
  "chassis-grease": "شحم رمانات, قريس, جريس, grease, bearing grease, greese, shaham",
  "gasket-sealant": "سليكون وجيه, سيليكون, معجون وجيه, silicone, rtv, liquid gasket, sylicon",
  "touch-up-paint": "قلم صبغ, قلم خدوش, صبغة ترقيع, بويه, paint pen, touchup, scratch pen, sabgh",
  "spark-plug":
    "بواجي, بوجي, بلك, بلكات, بلاكات, بلگ, شمعات احتراق, شمعة احتراق, sparkplug, iridium plug, spark plag, plugat, bawaji, balak",
  "glow-plug": "بلك تسخين, هيتر ديزل, شمعة ديزل, بواجي ديزل, diesel heater plug, glow plag, heater plug",
  "ignition-coil": "كويل, كويلات, كويل بواجي, كوايل, coil pack, coil, igniton coil, kweel, koil",
  "coil-boot": "راس كويل, ربلة كويل, جلدة بلك, coil rubber, coil boot, plug boot",
  "oxygen-sensor":
    "حساس شكمان, حساس اكزوز, حساس عادم, حساس اوكسجين, o2 sensor, lambda sensor, oxygen senser, hassas oxygen",
  "mass-air-flow-sensor":
    "حساس ماف, حساس الهوا, حساس فلتر الهواء, maf sensor, airflow meter, air mass sensor, hassas hawa",
  "crankshaft-sensor": "حساس الكرنك, حساس سرعة المكينة, crank sensor, ckp sensor, krank sensor",
  "camshaft-sensor": "حساس كام شفت, حساس عمود الكامات, cam sensor, cmp sensor, hassas cam",
  "knock-sensor": "حساس تصفيق, حساس طرق, detonation sensor, nock sensor",
  "coolant-temperature-sensor":
    "حساس حرارة المكينة, حساس حراره, ect sensor, temp sensor, temperature sender, hassas harara",
  "oil-pressure-switch":
    "حساس زيت, حساس ضغط الزيت, بلف ضغط الزيت, oil switch, oil pressure sensor, oil sender",
  "wiper-blade":
    "مساحة, مساحات, مسّاحات, ريش مساحات, مساحة زجاج, وايبر, wiper, wipers, windshield wiper, wyper, massaha, massahat",
  "rear-wiper-blade": "مساحة خلفية, مساحة ورا, مساحة الزجاج الخلفي, back wiper, rear wiper, massaha khalfi",
  "wiper-refill": "جلدة مساحة, ربل مساحات, جلدات مساحات, wiper rubber, wiper insert, rabla massaha",
  "wiper-arm": "يد مساحة, ذراع المساحة, عصا مساحة, wiper arm blade holder, wiper hand",
  "wiper-motor": "ماطور مساحات, محرك مساحات, موتور مساحات, dynamo massahat, wiper moter",
  "wiper-linkage": "حدايد مساحات, وصلات مساحات, wiper transmission, wiper link",
  "washer-pump":
    "دينمو ماء مساحات, مضخة مساحات, ماطور رشاش, windshield washer pump, washer moter, tromba massahat",
  "washer-tank": "قربة مساحات, خزان مساحات, علبة ماء مساحات, washer bottle, washer reservoir",
  "washer-nozzle": "بخاخ مساحات, رشاش مساحات, نافورة مساحات, washer jet, spray nozzle",
};

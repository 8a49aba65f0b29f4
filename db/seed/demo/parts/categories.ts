import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";

type Row = readonly [id: string, en: string, ar: string];
interface Branch {
  readonly category: Row;
  readonly subCategories: readonly Row[];
}

/** In the order in which the shop shows them: what is bought most comes first. */
const tree: readonly Branch[] = [
  {
    category: ["maintenance", "Filters and maintenance", "الفلاتر والصيانة"],
    subCategories: [
      ["oil-filters", "Oil filters", "فلاتر الزيت"],
      ["air-filters", "Engine air filters", "فلاتر الهواء"],
      ["cabin-filters", "Cabin filters", "فلاتر المكيف"],
      ["fuel-filters", "Fuel filters", "فلاتر الوقود"],
      ["gearbox-filters", "Gearbox filters", "فلاتر القير"],
    ],
  },
  {
    category: ["fluids", "Oils and fluids", "الزيوت والسوائل"],
    subCategories: [
      ["engine-oils", "Engine oils", "زيوت المكينة"],
      ["gear-oils", "Gearbox and axle oils", "زيوت القير والدفرنس"],
      ["coolants", "Coolants", "سوائل التبريد"],
      ["brake-steering-fluids", "Brake and steering fluids", "زيوت الفرامل والدركسون"],
      ["cleaners-greases", "Cleaners, greases and sealants", "المنظفات والشحوم والمواد العازلة"],
    ],
  },
  {
    category: ["brakes", "Brakes", "الفرامل"],
    subCategories: [
      ["brake-pads-shoes", "Pads and shoes", "أقمشة الفرامل"],
      ["brake-discs-drums", "Discs and drums", "أقراص وهوبات الفرامل"],
      ["brake-calipers", "Calipers and cylinders", "كليبرات وسلندرات الفرامل"],
      ["brake-hydraulics", "Master cylinder and hoses", "علبة الفرامل والهوزات"],
      ["brake-sensors", "ABS and wear sensors", "حساسات الفرامل"],
      ["parking-brake", "Parking brake", "الهاندبريك"],
    ],
  },
  {
    category: ["electrical", "Battery and electrical", "البطارية والكهرباء"],
    subCategories: [
      ["batteries", "Batteries", "البطاريات"],
      ["starting-charging", "Starter and alternator", "السلف والدينمو"],
      ["fuses-relays", "Fuses, relays and wiring", "الفيوزات والكتاوتات والأسلاك"],
      ["control-units", "Control units and keys", "الكمبيوترات والمفاتيح"],
      ["switches-horns", "Switches and horns", "المفاتيح والهرنات"],
      ["parking-sensors-cameras", "Parking sensors and cameras", "حساسات المواقف والكاميرات"],
    ],
  },
  {
    category: ["ignition", "Ignition and engine sensors", "الإشعال وحساسات المكينة"],
    subCategories: [
      ["spark-plugs", "Spark and glow plugs", "البواجي وشمعات التسخين"],
      ["ignition-coils", "Ignition coils", "كويلات الإشعال"],
      ["engine-sensors", "Engine sensors", "حساسات المكينة"],
    ],
  },
  {
    category: ["wipers-washers", "Wipers and washers", "المساحات وغسيل الزجاج"],
    subCategories: [
      ["wiper-blades", "Wiper blades", "ريش المساحات"],
      ["wiper-mechanism", "Wiper arms and motors", "أذرع المساحات ومحركاتها"],
      ["washers", "Washer system", "غسيل الزجاج"],
    ],
  },
  {
    category: ["lighting", "Lamps and bulbs", "المصابيح واللمبات"],
    subCategories: [
      ["headlamps", "Headlamps", "المصابيح الأمامية"],
      ["tail-lamps", "Tail lamps", "المصابيح الخلفية"],
      ["fog-signal-lamps", "Fog and signal lamps", "مصابيح الضباب والإشارات"],
      ["bulbs", "Bulbs", "اللمبات"],
    ],
  },
  {
    category: ["engine", "Engine", "المكينة"],
    subCategories: [
      ["belts-tensioners", "Belts and tensioners", "السيور والبكرات"],
      ["timing", "Timing drive", "التايمن"],
      ["gaskets-seals", "Gaskets and seals", "الوجوه والصوف"],
      ["engine-mounts", "Engine mounts", "كراسي المكينة"],
      ["lubrication", "Lubrication", "تزييت المكينة"],
      ["intake-turbo", "Intake and turbocharger", "السحب والتيربو"],
      ["engine-internals", "Pistons, valves and head", "البساتم والبلوف ورأس المكينة"],
    ],
  },
  {
    category: ["cooling", "Engine cooling", "تبريد المكينة"],
    subCategories: [
      ["radiators", "Radiators and tanks", "الرديترات والقرب"],
      ["thermostats-pumps", "Thermostats and water pumps", "الثرموستات وطرمبات الماء"],
      ["coolant-hoses", "Coolant hoses", "هوزات الرديتر"],
      ["radiator-fans", "Radiator fans", "مراوح الرديتر"],
    ],
  },
  {
    category: ["air-conditioning", "Air conditioning", "التكييف"],
    subCategories: [
      ["compressors", "Compressors", "كمبروسرات المكيف"],
      ["condensers-evaporators", "Condensers and evaporators", "كندنسرات وثلاجات المكيف"],
      ["ac-lines-valves", "Lines and valves", "أنابيب وبلوف المكيف"],
      ["blowers-controls", "Blowers and controls", "البلورات ومفاتيح المكيف"],
    ],
  },
  {
    category: ["suspension", "Suspension", "نظام التعليق"],
    subCategories: [
      ["shock-absorbers", "Shock absorbers", "المساعدات"],
      ["springs", "Springs", "السبرنقات"],
      ["arms-joints", "Arms, joints and bushings", "المقصات والركب والجلب"],
      ["stabilizers", "Stabilizers and links", "عمود التوازن ومساميره"],
      ["hubs-bearings", "Hubs and bearings", "الفلنجات والرمانات"],
    ],
  },
  {
    category: ["steering", "Steering", "الدركسون"],
    subCategories: [
      ["steering-gear", "Steering rack and pump", "علبة الدركسون والطرمبة"],
      ["steering-linkage", "Tie rods and ends", "أذرعة الدركسون"],
      ["steering-column", "Steering wheel and column", "الطارة وعمود الدركسون"],
    ],
  },
  {
    category: ["fuel-exhaust", "Fuel and exhaust", "الوقود والعادم"],
    subCategories: [
      ["fuel-supply", "Fuel tank and pump", "التانكي وطرمبة الوقود"],
      ["fuel-injection", "Injection", "البخاخات"],
      ["exhaust-pipes", "Exhaust pipes and mufflers", "الأكزوز والدبات"],
      ["emission-control", "Emission control", "التحكم بالعادم"],
    ],
  },
  {
    category: ["transmission", "Gearbox and drive", "القير والدفع"],
    subCategories: [
      ["clutch", "Clutch", "الكلتش"],
      ["gearbox", "Gearbox", "القير"],
      ["transfer-differential", "Transfer case and differential", "الدبل والدفرنس"],
      ["drive-shafts", "Axle and drive shafts", "العكوس وعمود الدوران"],
    ],
  },
  {
    category: ["body", "Body", "الهيكل والبودي"],
    subCategories: [
      ["front-bumpers", "Front bumpers", "الصدامات الأمامية"],
      ["rear-bumpers", "Rear bumpers", "الصدامات الخلفية"],
      ["grilles-emblems", "Grilles and emblems", "الشبوك والعلامات"],
      ["hoods-fenders", "Hoods and fenders", "الكبوتات والرفارف"],
      ["doors", "Doors and handles", "الأبواب والمقابض"],
      ["tailgates-trunks", "Trunks and tailgates", "الشنطة والباب الخلفي"],
      ["moldings-clips", "Moldings, seals and clips", "الحليات والربلات والكليبسات"],
    ],
  },
  {
    category: ["glass-mirrors", "Glass and mirrors", "الزجاج والمرايا"],
    subCategories: [
      ["windshields", "Windshields and windows", "الزجاج الأمامي والخلفي"],
      ["door-glass", "Door glass and regulators", "زجاج الأبواب والمكائن"],
      ["mirrors", "Mirrors", "المرايا"],
    ],
  },
  {
    category: ["wheels", "Wheels", "الرنجات والعجلات"],
    subCategories: [
      ["rims", "Rims and caps", "الرنجات والطيس"],
      ["wheel-nuts", "Nuts, studs and tools", "الصواميل والمسامير والعدة"],
      ["tire-pressure", "Tire pressure", "حساسات ضغط الإطارات"],
    ],
  },
  {
    category: ["interior", "Interior and safety", "الداخلية والسلامة"],
    subCategories: [
      ["seats", "Seats and covers", "المقاعد"],
      ["belts-airbags", "Seat belts and airbags", "الأحزمة والإيرباقات"],
      ["dashboard-console", "Dashboard and console", "الطبلون والكونسول"],
      ["interior-trim", "Interior trim and pedals", "الفرش الداخلي والدعاسات"],
    ],
  },
  {
    category: ["hybrid", "Hybrid system", "نظام الهايبرد"],
    subCategories: [
      ["hybrid-battery", "Hybrid battery", "بطارية الهايبرد"],
      ["hybrid-power", "Inverter and cables", "الإنفرتر والكيابل"],
    ],
  },
  {
    category: ["accessories", "Accessories", "الإكسسوارات"],
    subCategories: [
      ["floor-mats", "Floor mats and liners", "الأرضيات"],
      ["sun-dust", "Sun and dust", "الشمس والغبار"],
      ["roof-towing", "Roof and towing", "السقف والسحب"],
      ["travel-safety", "Travel and safety", "الرحلات والسلامة"],
      ["styling-protection", "Protection and styling", "الحماية والزينة"],
    ],
  },
];

/** The tree as records: each category, then its sub-categories. */
export const demoCategories: readonly CatalogueRecord[] = tree.flatMap(
  ({ category, subCategories }, place) => [
    record(category, null, place),
    ...subCategories.map((row, inner) => record(row, category[0], inner)),
  ],
);

function record([id, en, ar]: Row, parent: string | null, position: number): CatalogueRecord {
  return { record: "category", id, parent, position, name: { en, ar } };
}

import { partTypesOf } from "./part-type-rows.ts";

/** Filters, fluids, plugs and wipers: what a service needs. */
export const serviceTypes = [
  ...partTypesOf("oil-filters", [
    ["oil-filter", "Oil filter", "فلتر زيت"],
    ["oil-drain-washer", "Drain plug washer", "وردة برغي الزيت"],
  ]),
  ...partTypesOf("air-filters", [
    ["air-filter", "Engine air filter", "فلتر هواء المكينة"],
    ["air-filter-box", "Air filter box", "علبة فلتر الهواء"],
  ]),
  ...partTypesOf("cabin-filters", [["cabin-filter", "Cabin filter", "فلتر مكيف"]]),
  ...partTypesOf("fuel-filters", [
    ["fuel-filter", "Fuel filter", "فلتر بترول"],
    ["diesel-filter", "Diesel filter", "فلتر ديزل"],
  ]),
  ...partTypesOf("gearbox-filters", [
    ["gearbox-filter", "Automatic gearbox filter", "فلتر قير"],
    ["gearbox-pan-gasket", "Gearbox pan gasket", "وجه كرتير القير"],
  ]),
  ...partTypesOf("engine-oils", [["engine-oil", "Engine oil", "زيت مكينة"]], "fluid"),
  ...partTypesOf(
    "gear-oils",
    [
      ["automatic-gearbox-oil", "Automatic gearbox oil", "زيت قير أوتوماتيك"],
      ["cvt-oil", "CVT gearbox oil", "زيت قير سي في تي"],
      ["axle-oil", "Axle and transfer case oil", "زيت دفرنس ودبل"],
    ],
    "fluid",
  ),
  ...partTypesOf("coolants", [["coolant", "Coolant", "سائل تبريد"]], "fluid"),
  ...partTypesOf(
    "brake-steering-fluids",
    [
      ["brake-fluid", "Brake fluid", "زيت فرامل"],
      ["power-steering-fluid", "Power steering fluid", "زيت دركسون"],
    ],
    "fluid",
  ),
  ...partTypesOf(
    "cleaners-greases",
    [
      ["washer-fluid", "Washer fluid", "ماء غسيل الزجاج"],
      ["brake-cleaner", "Brake cleaner", "بخاخ تنظيف الفرامل"],
      ["injector-cleaner", "Fuel system cleaner", "منظف بخاخات"],
      ["chassis-grease", "Chassis grease", "شحم"],
      ["gasket-sealant", "Gasket sealant", "سليكون مكائن"],
      ["touch-up-paint", "Touch-up paint", "صبغ خدوش", "made-to-order"],
    ],
    "fluid",
  ),
  ...partTypesOf("spark-plugs", [
    ["spark-plug", "Spark plug", "بوجي"],
    ["glow-plug", "Glow plug", "شمعة تسخين ديزل"],
  ]),
  ...partTypesOf(
    "ignition-coils",
    [
      ["ignition-coil", "Ignition coil", "كويل إشعال"],
      ["coil-boot", "Ignition coil boot", "جلدة كويل", "standard"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "engine-sensors",
    [
      ["oxygen-sensor", "Oxygen sensor", "حساس أكسجين"],
      ["mass-air-flow-sensor", "Air flow sensor", "حساس هواء"],
      ["crankshaft-sensor", "Crankshaft position sensor", "حساس كرنك"],
      ["camshaft-sensor", "Camshaft position sensor", "حساس كامة"],
      ["knock-sensor", "Knock sensor", "حساس صفق"],
      ["coolant-temperature-sensor", "Coolant temperature sensor", "حساس حرارة"],
      ["oil-pressure-switch", "Oil pressure switch", "بلف زيت"],
    ],
    "electrical",
  ),
  ...partTypesOf("wiper-blades", [
    ["wiper-blade", "Wiper blade", "ريشة مساحة"],
    ["rear-wiper-blade", "Rear wiper blade", "ريشة مساحة خلفية"],
    ["wiper-refill", "Wiper rubber refill", "ربلة مساحة"],
  ]),
  ...partTypesOf("wiper-mechanism", [
    ["wiper-arm", "Wiper arm", "ذراع مساحة"],
    ["wiper-motor", "Wiper motor", "دينمو مساحات", "electrical"],
    ["wiper-linkage", "Wiper linkage", "مقصات المساحات"],
  ]),
  ...partTypesOf("washers", [
    ["washer-pump", "Washer pump", "طرمبة ماء المساحات", "electrical"],
    ["washer-tank", "Washer tank", "قربة ماء المساحات"],
    ["washer-nozzle", "Washer nozzle", "رشاش ماء المساحات"],
  ]),
];

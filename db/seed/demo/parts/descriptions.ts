type Bilingual = readonly [en: string, ar: string];

/** What a buyer has to know before adding a part, by part type. */
export const descriptions: Readonly<Record<string, Bilingual>> = {
  "oil-filter": [
    "With its sealing ring. Change it with every oil change.",
    "مع ربلة العزل. يُبدَّل مع كل تبديل زيت.",
  ],
  "air-filter": ["In dust, check it every 10,000 km.", "في الغبار يُفحص كل 10,000 كم."],
  "cabin-filter": ["Change it every year, best in April.", "يُبدَّل كل سنة، ويفضَّل في أبريل."],
  "brake-pads": ["One set for one axle: four pads, with clips.", "طقم لمحور واحد: أربع قطع مع الكليبسات."],
  "brake-shoes": ["One set for the rear axle: four shoes.", "طقم للمحور الخلفي: أربع قطع."],
  "brake-disc": ["One disc. Replace both of an axle together.", "قرص واحد. يُبدَّل قرصا المحور معاً."],
  "brake-drum": ["One drum. Replace both together.", "طنبور واحد. يُبدَّل الاثنان معاً."],
  "spark-plug": [
    "One plug, gapped at the factory. Do not adjust.",
    "بوجي واحد، فجوته مضبوطة من المصنع فلا تُعدَّل.",
  ],
  "shock-absorber": ["One piece, without spring and mount.", "قطعة واحدة، دون السبرنق والكرسي."],
  "coil-spring": ["One piece. Replace both of an axle together.", "قطعة واحدة. يُبدَّل الاثنان في المحور معاً."],
  "control-arm": ["With bushings and ball joint.", "مع الجلب والركبة."],
  "wiper-blade": ["One blade with its rubber, for one side.", "ريشة واحدة مع ربلتها، لجهة واحدة."],
  battery: [
    "Filled and charged. Bring the old one to the counter.",
    "معبأة ومشحونة. أحضر القديمة إلى الفرع.",
  ],
  headlamp: ["Complete, without control unit.", "كامل، دون الكمبيوتر."],
  "headlamp-bulb": ["One bulb. Do not touch the glass.", "لمبة واحدة. لا تلمس الزجاج."],
  "smart-key": [
    "Cut and coded to the car at the counter; bring the car and both keys.",
    "يُقص ويُبرمج على السيارة؛ أحضر السيارة والمفتاحين.",
  ],
  "engine-control-unit": ["Programmed to the VIN before collection.", "يُبرمج على رقم الهيكل قبل الاستلام."],
  "instrument-cluster": [
    "The mileage is transferred at a service center.",
    "تُنقل قراءة العداد في مركز الخدمة.",
  ],
  "driver-airbag": ["Handed over for fitting by a trained technician.", "يُسلَّم ليركّبه فني مدرَّب."],
  windshield: ["Without molding and adhesive.", "دون الكنار واللاصق."],
  "door-mirror": ["Complete, without painted cover.", "كاملة، دون الغطاء المصبوغ."],
  "alloy-wheel": ["One wheel, without tire and cap.", "رنج واحد، دون الإطار والغطاء."],
  "wheel-nut": ["One nut.", "صامولة واحدة."],
  "tire-pressure-sensor": [
    "One sensor with valve; has to be registered to the car.",
    "حساس واحد مع البلف، ويُعرَّف على السيارة.",
  ],
  radiator: ["Without hoses and cap.", "دون الهوزات والغطاء."],
  "ac-compressor": ["With clutch. Replace the receiver drier with it.", "مع الكلتش. يُبدَّل معه فلتر الفريون."],
  alternator: ["New, not rebuilt.", "جديد، ليس مجدَّداً."],
  "starter-motor": ["New, not rebuilt.", "جديد، ليس مجدَّداً."],
  "clutch-kit": ["Disc, pressure plate and release bearing.", "دسك وصحن ورمان."],
  "timing-chain": [
    "Chain alone; replace tensioner and guides with it.",
    "الجنزير وحده؛ يُبدَّل معه الشداد والدليل.",
  ],
  "floor-mats": ["Set of all rows, with clips.", "طقم لكل الصفوف مع المثبتات."],
  "hybrid-battery-pack": ["Fitted at a service center only.", "تُركَّب في مركز الخدمة فقط."],
  coolant: ["Ready to use. Do not mix it with another color.", "جاهز للاستخدام. لا يُخلط بلون آخر."],
};

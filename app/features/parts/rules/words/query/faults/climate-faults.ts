import { type FaultRow, signs, things } from "./fault-words.ts";

/** The air conditioning, the washer and screens. */
export const climateFaults: readonly FaultRow[] = [
  [
    [
      "click clicks clicking tick tik tak tac tuk تك تكه تكات تكتك يتك تتك طق teka tikka",
      "start starts starting crank ignition press button push تشغيل اشغل اشغلها اشغله شغلت سلف ادق ashaghel ashgel",
    ],
    "battery 12 v, starter motor, battery terminal, relay",
  ],
  [
    [
      `${things.ac} fan blower air هوا هواء بلور بلاور مروحه hawa`,
      "speed speeds سرعه سرعات رقم number level درجه sor3a sor3at sur3a sr3a ra8am raqam",
      "only works working work يشتغل تشتغل شغال شغاله بس غير الا bas last اخر اخيره",
    ],
    "blower resistor, blower motor, a/c control panel",
  ],
  [
    [things.ac, "side sides جهه جهات صوب vents فتحات", "cold hot cool warm بارد حار يبرد برد حامي دافي"],
    "a/c flap motor, a/c control panel, a/c expansion valve",
  ],
  [
    [
      `${things.water} washer رشاش رشاشات nozzle nozzles jet jets`,
      "spray sprays spraying squirt squirts squirting رش يرش ترش ترشش rush yrush yrosh yeresh yrish trosh trush",
    ],
    "washer pump, washer nozzle, washer tank, washer fluid",
  ],
  [
    [things.wiper, things.water, `${signs.not} ${signs.weak}`],
    "washer pump, washer nozzle, washer tank, washer fluid",
  ],
  [
    [
      "4wd 4x4 awd دبل دبله دبلها دفع dabal dabel doble",
      "stuck engage engages engaging disengage shift flashing flashes blinking blinks يعلق علق معلق عالق يعشق تعشق يدخل يركب يفك زرجن يرمش ترمش يشتغل تشتغل work working",
    ],
    "transfer case motor, axle and transfer case oil",
  ],
  [
    [
      "screen display شاشه شاشته شاشتها شاشات shasha shashah",
      "reverse reversing ريوس ريفيرس ريورس رجوع ارجع يرجع backing backwards",
      `black blank dark blurry fuzzy سودا سوداء سوده اسود مشوشه تشويش مغبشه ${signs.off} ${signs.not}`,
    ],
    "rear-view camera, infotainment screen",
  ],
  [
    [
      "screen display touchscreen infotainment شاشه شاشته شاشتها shasha",
      "blank frozen freezes freeze freezing hang hangs lag lags laggy restarts rebooting reboots unresponsive respond تعلق يعلق معلقه علقت تهنق يهنق مهنقه تطفي تنطفي طفت تقبل تستجيب استجابه بطيئه",
    ],
    "infotainment screen",
  ],
  [[things.ac, "smell smells odor ريحه رائحه ريحته"], "cabin filter, a/c evaporator, blower motor"],
  [
    [
      things.ac,
      "يسقع تسقع ساقع يثلج تثلج مثلج ساخن سخون يسخن ybarred ybrd tbarred yesa22a3 cold cool cooling hot warm chilling gas freezing يبرد تبرد بارد بارده برد يبرّد حار حاره حامي سخن فريون غاز barid ybarid yebarid 7ar ضعيف weak خربان",
    ],
    "a/c compressor, a/c condenser, cabin filter, a/c receiver drier, a/c expansion valve, a/c evaporator, a/c pressure sensor, a/c hose, a/c compressor clutch, blower motor",
  ],
  [[things.ac, signs.noise], "blower motor, a/c compressor, a/c compressor clutch"],
];

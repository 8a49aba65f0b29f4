import { type FaultRow, signs, things } from "./fault-words.ts";

/** What cools, carries, stops, starts and steers. */
export const chassisFaults: readonly FaultRow[] = [
  [
    [signs.shaking, "idle idling واقفه واقف وقوف redlight اشاره دي neutral نيوترل"],
    "engine mount, gearbox mount, spark plug, throttle body",
  ],
  [
    [
      "fan fans مروحه مراوح marwaha",
      signs.not,
      "turn turns turning spin spins spinning work working run running يلف تلف تدور يدور يشتغل تشتغل تفتل",
    ],
    "radiator fan assembly, radiator fan motor, fan clutch, relay",
  ],
  [
    [things.oil, things.water, "mix mixed mixing milky خلط خالط مخلوط اختلط مختلط مخلط"],
    "cylinder head gasket, engine oil cooler, radiator",
  ],
  [
    [
      "boil boils boiling boiled يغلي تغلي غلي غلت يفور تفور فور فارت فاير yghli yfoor",
      `${things.water} ${things.engine} radiator رديتر temperature temp heat حراره حرارتها`,
    ],
    "radiator cap, thermostat, radiator, cylinder head gasket, water pump",
  ],
  [
    [
      "temperature temp heat حراره harara 7arara",
      "gauge needle reading مؤشر موشر ابره عداد meter",
      "wrong stuck zero move moves moving غلط معلق علق صفر يتحرك تتحرك يشتغل working",
    ],
    "coolant temperature sensor, thermostat, instrument cluster",
  ],
  [
    [
      things.petrol,
      "gauge needle reading مؤشر موشر ابره عداد مقياس عيار عوامه meter",
      `${signs.not} wrong stuck zero empty full غلط معلق علق صفر فاضي فل يعطي تعطي`,
    ],
    "fuel level sensor, instrument cluster",
  ],
  [
    ["overheat overheating overheats overheated تحتر يحتر احتر تحمي يحمي"],
    "radiator, thermostat, water pump, radiator fan assembly, coolant, radiator cap, radiator fan motor, fan clutch, coolant temperature sensor",
  ],
  [
    [
      "temperature temprature temperatur temp heat heating حراره حرارتها حرارته سخونه harara 7arara",
      "high rising rises going up increase increasing raise red hot ترتفع يرتفع ترفع تصعد تطلع ارتفاع عاليه عالي زياده تزيد تسخن فوق 3alya",
    ],
    "radiator, thermostat, water pump, radiator fan assembly, coolant, radiator cap, radiator fan motor, fan clutch, coolant temperature sensor",
  ],
  [
    [
      `${things.engine} زحمه زحام ازدحام traffic za7ma zahma اشاره ishara signal`,
      "hot heats heating تسخن يسخن سخنت تحر يحر حرت حاميه حمت tes5an tsakhan teskhan te7mi",
    ],
    "radiator, thermostat, water pump, radiator fan assembly, coolant, radiator cap",
  ],
  [
    [signs.noise, "bump bumps humps hump pothole breaker suspension rough مطب مطبات حفره حفر matab"],
    "stabilizer link, stabilizer bushing, shock absorber, strut mount, control arm bushing, ball joint, control arm, tie rod end",
  ],
  [
    ["bump bumps humps hump pothole rough مطب مطبات حفره حفر matab ma6ab ma6abat", signs.shaking],
    "shock absorber, strut mount, coil spring, stabilizer link",
  ],
  [
    [
      "sagging sags leaning leans هابطه مهبطه مهبط هابط مايله مايل راخيه",
      "front rear back side corner ورا قدام جدام جنب جهه خلف",
    ],
    "coil spring, shock absorber, leaf spring",
  ],
  [["bouncing bouncy bounce تنطط تنط تتمرجح"], "shock absorber, coil spring, strut mount, bump stop"],
  [[things.brake, signs.noise], "brake pads, brake disc, brake pad fitting kit, brake shoes, brake caliper"],
  [
    [things.brake, `${signs.leak} empty`],
    "brake fluid, brake hose, wheel brake cylinder, brake master cylinder, brake caliper",
  ],
  [
    [things.brake, "smell burning smoke hot ريحه حرق حراق يحمي تحمي حار حامي"],
    "brake caliper, brake pads, brake disc",
  ],
  [[things.brake, signs.shaking], "brake disc, brake pads, brake caliper"],
  [
    [things.brake, "warning symbol sign message علامه تحذير رساله طالعه"],
    "brake pads, brake fluid, abs wheel speed sensor, brake pad wear sensor",
  ],
  [
    [things.brake, `${signs.weak} ${signs.hard} pedal sinking دعسه دواسه بدال تنزل ينزل يمسك catching`],
    "brake pads, brake fluid, brake master cylinder, brake booster, brake hose, brake disc",
  ],
  [
    [
      signs.not,
      "start starts starting started crank cranking cranks ignite turnover يدق تدق يشغل تشغل تسلف يسلف تدور يدور تقوم تولع chalu",
    ],
    "battery 12 v, starter motor, fuel pump, spark plug, alternator, relay",
  ],
  [
    [
      "battery بطاريه بتري charging شحن batri",
      `${signs.warning} dead drain drains draining dies تفضي تخلص ميته فاضيه يشحن`,
    ],
    "battery 12 v, alternator, drive belt, alternator voltage regulator",
  ],
  [
    [things.steering, signs.hard],
    "power steering pump, power steering fluid, steering rack, power steering hose, steering intermediate shaft",
  ],
  [
    [things.steering, signs.leak],
    "power steering hose, power steering pump, steering rack, power steering fluid",
  ],
  [
    [things.steering, signs.shaking],
    "tie rod end, brake disc, wheel bearing, control arm bushing, ball joint, alloy wheel",
  ],
  [
    [
      `turn turning turns turned corner corners cornering roundabout الف يلف تلف لف لفه لفيت نلف دوار alif alef aleff alff laff ${things.steering}`,
      signs.noise,
    ],
    "outer cv joint, axle shaft, cv boot kit, tie rod end, ball joint, steering rack, steering intermediate shaft",
  ],
  [
    ["pull pulls pulling تسحب يسحب تميل يميل", "left right side يمين يسار شمال جنب"],
    "tie rod end, control arm, ball joint, control arm bushing, brake caliper",
  ],
];

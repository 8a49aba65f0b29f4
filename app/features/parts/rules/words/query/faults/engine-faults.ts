import { type FaultRow, signs, things } from "./fault-words.ts";

/** Engine, gearbox, leaks, wheels and exhaust. */
export const engineFaults: readonly FaultRow[] = [
  [
    [things.oil, signs.leak],
    "valve cover gasket, oil pan gasket, front crankshaft seal, rear crankshaft seal, drain plug washer, oil drain plug, oil filter",
  ],
  [
    [things.oil, "burning burns consuming consumes consumption يحرق تحرق ياكل تاكل يشرب تشرب"],
    "piston ring set, pcv valve, valve cover gasket",
  ],
  [[things.oil, signs.warning], "oil pressure switch, engine oil, oil pump, oil filter"],
  [
    [things.gearbox, signs.leak],
    "gearbox pan gasket, differential seal, gearbox oil cooler, automatic gearbox oil",
  ],
  [
    [things.gearbox, `${signs.shaking} slip slipping slips delay late kick يفلت يضرب ضربه خبطه يتاخر يعلق`],
    "automatic gearbox oil, automatic gearbox filter, gearbox solenoid, torque converter, gearbox mount",
  ],
  [
    [
      things.gearbox,
      "engage engages engaging stuck park drive reverse shift shifts يعشق تعشق عالق معصلج عصلج يركب yrakkeb yerkab",
    ],
    "gear selector cable, gearbox solenoid, automatic gearbox oil, torque converter",
  ],
  [
    [
      things.light,
      `${things.water} moisture condensation fogging fogged misted رطوبه بخار`,
      "inside داخل داخله داخلها فيه فيها يدخل تدخل in",
    ],
    "headlamp, tail lamp, fog lamp",
  ],
  [
    ["inside cabin داخل يدخل تدخل", `${things.water} rain wind مطر هواء هوا`],
    "door seal, trunk seal, windshield molding, door belt molding",
  ],
  [
    [things.water, `${signs.leak} down finish finishing يخلص تخلص تنزل ينزل`],
    "radiator, radiator hose, water pump, coolant expansion tank, radiator cap, coolant",
  ],
  [[things.petrol, `${signs.leak} smell ريحه رائحه`], "fuel pump, fuel tank, fuel cap, fuel injector"],
  [[things.window, `${signs.stuck} up down`], "window regulator, power window switch, power window motor"],
  [
    ["power pickup acceleration pulling عزم سحب تسحب", `${signs.weak} ${signs.not}`],
    "engine air filter, spark plug, fuel filter, fuel pump, air flow sensor, catalytic converter, throttle body",
  ],
  [
    [
      things.petrol,
      "تسحب يسحب تشرب يشرب تاكل تصرف tes7ab btes7ab tis7ab teshrab btshrab tsref drinks drinking guzzles guzzling eats",
      "كثير كتير كثيرا وايد واجد kteer keteer katheer ktir wayed wajed lot much too",
    ],
    "oxygen sensor, engine air filter, spark plug, air flow sensor, fuel injector",
  ],
  [
    [
      "consumption consuming guzzling صرفيه صرفيتها استهلاك استهلاكها يشرب تشرب",
      "high higher increased عالي عاليه زايد زايده زاد زادت كثير",
    ],
    "oxygen sensor, engine air filter, spark plug, air flow sensor, fuel injector",
  ],
  [
    [
      "engine انجن مكينه ماكينه محرك makina makeena",
      "light lamp لمبه ضو نور علامه اشاره lamba",
      "on مولع مولعه والع والعه شاعل شاعله ضاوي ضاويه مضوي مضويه طالع طالعه طلعت ظهرت تولع came coming showing",
    ],
    "oxygen sensor, spark plug, ignition coil, catalytic converter, air flow sensor, fuel cap",
  ],
  [
    ["stall stalls stalling تطفي تنطفي بتطفي tetfi ti6fi"],
    "fuel pump, crankshaft position sensor, throttle body, ignition coil, spark plug",
  ],
  [[things.belt, signs.noise], "drive belt, belt tensioner, idler pulley"],
  [
    [things.handbrake, `${signs.weak} ${signs.falls} ${signs.off}`],
    "parking brake shoes, parking brake cable",
  ],
  [
    [
      "check تشيك شيك جيك جك تشك tshek shek",
      `${things.engine} ${things.light} on مضوي مضويه والع والعه مولع مولعه شاعل شاعله ضاوي منور`,
    ],
    "oxygen sensor, spark plug, ignition coil, catalytic converter, air flow sensor, fuel cap",
  ],
  [
    [
      "diesel ديزل مازوط سولار",
      `start starts starting تدوير التدوير تشغيل تدور يدور ${signs.hard} بارده بارد cold morning الصبح الصباح`,
      `${signs.not} ${signs.hard} بتتعبني تتعب تتعبني يتعب cold morning الصبح الصباح بارده`,
    ],
    "glow plug, battery 12 v, starter motor, diesel filter, diesel injector",
  ],
  [
    ["diesel ديزل مازوط سولار", "smoke smoking smokes دخان دخنه تدخن يدخن بتدخن dukhan dokhan dukhkhan"],
    "diesel injector, turbocharger, egr valve, diesel particulate filter, engine air filter, air flow sensor",
  ],
  [
    ["smoke smoking دخان دخنه تدخن يدخن dukhan dokhan"],
    "piston ring set, pcv valve, valve cover gasket, cylinder head gasket, turbocharger, fuel injector",
  ],
  [
    ["speed speeds highway kmh سرعه سرعات خط الخط فوق 7aid sor3a", signs.shaking],
    "wheel bearing, tie rod end, alloy wheel, brake disc, control arm bushing, engine mount",
  ],
  [
    [things.engine, signs.shaking],
    "spark plug, ignition coil, engine mount, throttle body, fuel injector, gearbox mount",
  ],
  [[things.wheel, signs.noise], "wheel bearing, wheel hub, outer cv joint, brake dust shield"],
  [[things.wheel, signs.shaking], "wheel hub, wheel bearing, tie rod end, alloy wheel"],
  [[things.wheel, signs.warning], "tire pressure sensor, tire valve, tire inflator"],
  [
    ["exhaust silencer muffler شكمان اكزوز اكزوزت صالنصه", `${signs.noise} loud عالي قوي`],
    "rear muffler, exhaust gasket, exhaust center pipe, exhaust hanger",
  ],
  [
    [
      "click clicks clicky tik tak tac tuk tok تك تكه تكات يتك تتك بيتك",
      `${things.engine} just only بس تسوي يسوي makes`,
    ],
    "battery 12 v, starter motor, battery terminal, relay",
  ],
  [
    [things.engine, signs.noise],
    "drive belt, belt tensioner, hydraulic valve lifter, timing chain, idler pulley, engine mount, engine oil",
  ],
];

import { type FaultRow, signs, things } from "./fault-words.ts";

/** Doors, lids, seats, lamps and keys; at the end what is said of nothing in particular. */
export const bodyFaults: readonly FaultRow[] = [
  [[things.trunk, `${signs.falls} lift`], "tailgate strut, power tailgate motor"],
  [[things.trunk, signs.stuck], "trunk lock, power tailgate motor, tailgate strut"],
  [[things.hood, signs.falls], "hood strut"],
  [[things.hood, signs.stuck], "hood latch, hood strut"],
  [
    [things.door, "hold holds stay stays swing swings swinging يثبت تثبت ثابت يوقف توقف"],
    "door check strap, door hinge",
  ],
  [
    [things.door, "sag sagging sags dropped drops misaligned هابط هبط نازل مايل"],
    "door hinge, door check strap",
  ],
  [
    [things.door, "wind whistling whistle whistles صفير يصفر هوا هواء hawa"],
    "door seal, door belt molding, glass run channel",
  ],
  [
    [things.door, "creak creaks creaking squeak squeaks يصرصر صرير يزيق طقطقه يطقطق"],
    "door hinge, door check strap",
  ],
  [[things.door, signs.stuck], "door lock actuator, outer door handle, inner door handle"],
  [
    [
      "seat seats كرسي كراسي مقعد kursi korsi",
      "move moves moving slide slides sliding adjust adjusting forward يتحرك تتحرك يمشي يرتفع ينزل يتقدم",
      signs.not,
    ],
    "power seat motor, power seat switch",
  ],
  [
    ["heater heating دفايه هيتر تدفئه heeter", `${signs.off} ${signs.not} ${signs.weak} cold بارد`],
    "heater core, heater hose, a/c flap motor, blower motor",
  ],
  [["seatbelt حزام احزمه hizam 7ezam 7zam", `${signs.stuck} buckle يتبكل`], "seat belt, seat belt buckle"],
  [[things.wiper, signs.off], "wiper motor, wiper linkage, turn signal and wiper switch, wiper blade"],
  [[things.wiper, `${signs.noise} clean cleaning streaks streaking يمسح تمسح ينظف تنظف`], "wiper blade"],
  [["washer رشاش spray", "spray come coming يرش ترش working"], "washer pump, washer nozzle, washer tank"],
  [["plate نمره لوحه النمره", things.light, signs.off], "license plate lamp, wedge bulb, fuse"],
  [
    ["interior cabin dome room ceiling سقف داخلي داخل صالون", things.light, signs.off],
    "cabin lamp, wedge bulb, fuse",
  ],
  [
    ["brake stop tail بريك ستوب ورا خلفي", things.light, signs.off],
    "stop and tail bulb, tail lamp, brake light switch, fuse",
  ],
  [[things.light, signs.off], "headlamp bulb, headlamp, fuse, relay"],
  [
    ["signal indicator اشاره فلشر سيكنل غماز", signs.off],
    "turn signal bulb, relay, turn signal and wiper switch, mirror turn signal",
  ],
  [
    [
      "signal indicator blinker flasher اشاره فلشر سيكنل غماز ishara",
      "fast quick quickly faster سريع سريعه بسرعه",
    ],
    "turn signal bulb, relay",
  ],
  [
    [
      things.key,
      `${signs.off} detected detect detects recognise recognised recognize recognized found battery low يفتح يتعرف تتعرف تعرف يستجيب يلقط تلقط يحس تحس`,
    ],
    "key battery, smart key",
  ],
  [[things.key, "turn turns turning يلف يدور يفتل تفتل"], "engine start button, smart key"],
  [["abs", signs.warning], "abs wheel speed sensor"],
  [["airbag ايرباق ايرباج srs", signs.warning], "clock spring, airbag crash sensor, driver airbag"],
  [
    [things.hybrid, `${signs.warning} check problem مشكله`],
    "hybrid battery, hybrid battery fan, hybrid battery air filter, hybrid inverter",
  ],
  [
    [signs.not, things.engine, "يشتغل تشتغل اشتغل تدور تقوم"],
    "battery 12 v, starter motor, fuel pump, spark plug, alternator",
  ],
  [
    [things.steering, "loose play straight crooked centre center يلعب مرخي خلوص فالت عدل معوج مايل"],
    "tie rod end, steering rack, ball joint, inner tie rod",
  ],
  [
    [signs.noise, "under underneath below beneath suspension تحت تحتها عفشه العفشه شاصي ta7t"],
    "stabilizer link, control arm bushing, ball joint, shock absorber, exhaust hanger",
  ],
];

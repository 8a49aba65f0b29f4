import { partTypesOf } from "./part-type-rows.ts";

/** Battery, electrics and lamps. */
export const electricalTypes = [
  ...partTypesOf(
    "batteries",
    [
      ["battery", "Battery 12 V", "بطارية 12 فولت"],
      ["battery-terminal", "Battery terminal", "رأس بطارية", "standard"],
      ["battery-tray", "Battery tray", "قاعدة بطارية", "standard"],
      ["battery-cable", "Battery cable", "كيبل بطارية"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "starting-charging",
    [
      ["alternator", "Alternator", "دينمو"],
      ["starter-motor", "Starter motor", "سلف"],
      ["alternator-regulator", "Alternator voltage regulator", "كتاوت دينمو"],
      ["alternator-pulley", "Alternator pulley", "بكرة دينمو", "standard"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "fuses-relays",
    [
      ["fuse", "Fuse", "فيوز"],
      ["relay", "Relay", "كتاوت"],
      ["fuse-box", "Fuse box", "علبة فيوزات"],
      ["wiring-repair-kit", "Wiring repair connector", "فيشة كهرباء"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "control-units",
    [
      ["engine-control-unit", "Engine control unit", "كمبيوتر مكينة", "made-to-order"],
      ["body-control-unit", "Body control unit", "كمبيوتر بودي", "made-to-order"],
      ["smart-key", "Smart key", "مفتاح بصمة", "made-to-order"],
      ["key-battery", "Key battery", "بطارية ريموت", "standard"],
      ["key-shell", "Key cover", "بيت مفتاح", "standard"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "switches-horns",
    [
      ["horn", "Horn", "هرن"],
      ["window-switch", "Power window switch", "مفتاح زجاج"],
      ["combination-switch", "Turn signal and wiper switch", "مفتاح إشارات ومساحات"],
      ["start-button", "Engine start button", "زر تشغيل"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "parking-sensors-cameras",
    [
      ["parking-sensor", "Parking sensor", "حساس مواقف"],
      ["rear-camera", "Rear-view camera", "كاميرا خلفية"],
      ["radar-sensor", "Cruise control radar", "رادار أمامي", "made-to-order"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "headlamps",
    [
      ["headlamp", "Headlamp", "مصباح أمامي"],
      ["headlamp-bracket", "Headlamp bracket", "قاعدة مصباح أمامي", "standard"],
      ["headlamp-leveling-sensor", "Headlamp leveling sensor", "حساس ميزان المصابيح"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "tail-lamps",
    [
      ["tail-lamp", "Tail lamp", "مصباح خلفي"],
      ["high-mount-stop-lamp", "High-mount stop lamp", "مصباح فرامل علوي"],
      ["license-plate-lamp", "License plate lamp", "لمبة لوحة"],
      ["rear-reflector", "Rear reflector", "عاكس خلفي", "standard"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "fog-signal-lamps",
    [
      ["fog-lamp", "Fog lamp", "مصباح ضباب"],
      ["daytime-lamp", "Daytime running lamp", "مصباح نهاري"],
      ["mirror-signal-lamp", "Mirror turn signal", "إشارة مراية"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "bulbs",
    [
      ["headlamp-bulb", "Headlamp bulb", "لمبة مصباح أمامي"],
      ["fog-lamp-bulb", "Fog lamp bulb", "لمبة ضباب"],
      ["stop-tail-bulb", "Stop and tail bulb", "لمبة فرامل"],
      ["turn-signal-bulb", "Turn signal bulb", "لمبة إشارة"],
      ["wedge-bulb", "Wedge bulb", "لمبة صغيرة"],
    ],
    "electrical",
  ),
];

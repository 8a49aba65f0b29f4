import { partTypesOf } from "./part-type-rows.ts";

/** Air conditioning and the hybrid system. */
export const climateTypes = [
  ...partTypesOf("compressors", [
    ["ac-compressor", "A/C compressor", "كمبروسر مكيف"],
    ["ac-compressor-clutch", "A/C compressor clutch", "كلتش كمبروسر"],
    ["ac-compressor-seal-kit", "A/C seal kit", "طقم ربلات مكيف"],
  ]),
  ...partTypesOf("condensers-evaporators", [
    ["ac-condenser", "A/C condenser", "كندنسر مكيف"],
    ["ac-evaporator", "A/C evaporator", "ثلاجة مكيف"],
    ["receiver-drier", "A/C receiver drier", "فلتر فريون"],
    ["heater-core", "Heater core", "رديتر دفاية"],
  ]),
  ...partTypesOf("ac-lines-valves", [
    ["ac-hose", "A/C hose", "هوز مكيف"],
    ["expansion-valve", "A/C expansion valve", "بلف مكيف"],
    ["ac-pressure-sensor", "A/C pressure sensor", "حساس ضغط مكيف", "electrical"],
  ]),
  ...partTypesOf(
    "blowers-controls",
    [
      ["blower-motor", "Blower motor", "بلور مكيف"],
      ["blower-resistor", "Blower resistor", "مقاومة بلور"],
      ["ac-control-panel", "A/C control panel", "لوحة مفاتيح المكيف"],
      ["mode-actuator", "A/C flap motor", "ماطور بوابات المكيف"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "hybrid-battery",
    [
      ["hybrid-battery-pack", "Hybrid battery", "بطارية هايبرد", "made-to-order"],
      ["hybrid-battery-fan", "Hybrid battery fan", "مروحة بطارية الهايبرد"],
      ["hybrid-battery-filter", "Hybrid battery air filter", "فلتر بطارية الهايبرد", "standard"],
    ],
    "electrical",
  ),
  ...partTypesOf(
    "hybrid-power",
    [
      ["inverter", "Hybrid inverter", "إنفرتر هايبرد", "made-to-order"],
      ["high-voltage-cable", "High-voltage cable", "كيبل الجهد العالي"],
      ["hybrid-main-relay", "Hybrid main relay", "كتاوت الهايبرد الرئيسي"],
    ],
    "electrical",
  ),
];

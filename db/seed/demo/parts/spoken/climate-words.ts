/** Air conditioning and the hybrid system. */
export const climateWords: Readonly<Record<string, string>> = {
  "ac-compressor":
    "كمبرسر, كمبروسر, كومبريسر, ضاغط مكيف, كمبرسور, ac compressor, compresor, compressor, kombresor",
  "ac-compressor-clutch": "كلتش مكيف, صحن كمبروسر, بكرة كمبروسر, ac clutch, compressor pulley",
  "ac-compressor-seal-kit": "ربلات كمبروسر, جلد مكيف, او رنق مكيف, o-ring kit, ac seals",
  "ac-condenser":
    "كندنسر, رديتر مكيف, كوندنسر, مكثف مكيف, condensor, ac radiator, kondenser, radeter mukayyif",
  "ac-evaporator":
    "ثلاجة المكيف, مبخر مكيف, ثلاجة طبلون, evaporater, cooling coil, evaporator coil, thallaja",
  "receiver-drier": "درير مكيف, فلتر غاز, مجفف مكيف, drier, dryer, receiver dryer",
  "heater-core": "رديتر هيتر, مبادل دفاية, heater radiator, heater matrix",
  "ac-hose": "ليه مكيف, ماسورة مكيف, بيب مكيف, ac pipe, ac line, a/c hose",
  "expansion-valve": "بلف ثلاجة, اكسبنشن, اكسبانشن, بلف فريون, expantion valve, txv",
  "ac-pressure-sensor": "حساس فريون, سويتش مكيف, pressure switch, ac sensor",
  "blower-motor":
    "بلاور, دينمو مكيف, مروحة مكيف, بلور طبلون, ماطور مكيف, blower, ac fan, cabin fan, blor, bloower",
  "blower-resistor": "مقاومة مكيف, حساس سرعات المكيف, resistor, fan speed resistor",
  "ac-control-panel": "مفاتيح مكيف, شاشة مكيف, كنترول مكيف, climate control panel, ac switch",
  "mode-actuator": "دينمو هواء مكيف, موتور بوابة, damper motor, blend door actuator",
  "hybrid-battery-pack":
    "بطارية هايبرت, بطارية الهايبرد, بطارية جهد عالي, hybrid batery, hv battery, traction battery",
  "hybrid-battery-fan": "بلور هايبرد, دينمو بطارية هايبرد, hybrid blower, hv battery fan",
  "hybrid-battery-filter": "فلتر هايبرد, شبك بطارية الهايبرد, hybrid fan filter, hv battery filter",
  inverter: "انفرتر, محول هايبرد, انفيرتر, inverter assembly, power control unit, invertor",
  "high-voltage-cable": "كيبل برتقالي, كيبل هايبرد, سلك هايبرد, hv cable, orange cable",
  "hybrid-main-relay":
    "كتاوت هايبرد, ريليه هايبرد, كتاوت جهد عالي, system main relay, smr, hybrid relay, hybrid cutout",
};

/** Air conditioning and the hybrid system. */
export const climateWords: Readonly<Record<string, string>> = {
  "ac-compressor":
    "كمبروسر كندشن | Compressor, كمبرسر, كمبروسر, كومبريسر, ضاغط مكيف, كمبرسور, ac compressor, compresor, kombresor, كمبريسر مكيف, كومبروسر, كومبروسور, كمبرسر كندشن, كمبروسر تكييف, كمبروسور المكيف, كمبريسور, كمبرسر ايسي, aircon compressor, air conditioner compressor, cooling compressor, ac pump, compressor ac, kompressor, combressor, compreser, kombroser, kambroser, kombresar, ضاغط تكييف, ضاغط كندشن, كباس مكيف, كمبرسور تكييف, كمبروسر ايسي, compressor aircon, compressor mukayef, kombresor mukayef, ac comp, ضاغط, ضاغط هواء المكيف, كمبرصر, كباس, كباس تكييف, كباس كندشن, كمبريسر ايسي, a c compressor, compressor clim, compresseur clim, compressor for ac, كمبروسر التبريد, kompresar ac",
  "ac-compressor-clutch":
    "كلتش كمبرسر, Compressor clutch, كلتش مكيف, صحن كمبروسر, بكرة كمبروسر, ac clutch, compressor pulley, صحن كمبرسر, كلتش كندشن, طارة كمبروسر, مغناطيس كمبروسر, compressor pully, ac magnetic clutch, magnet clutch, بلي كمبروسر, بكرة كمبرسر, رمان كمبروسر, كلتش كمبروسر, كلتش كومبريسر, كويل كمبروسر, compressor bearing, compressor magnet, compressor clutch plate, ac clutch coil, ac pulley",
  "ac-compressor-seal-kit":
    "A/C O-rings | ربلات مكيف, ربلات كمبروسر, جلد مكيف, او رنق مكيف, o-ring kit, ac seals, جلد كمبروسر, ربل كندشن, جلد كندشن, اورنق كندشن, o ring ac, ac seal, ac rubber, compressor seal, ac o rings, compressor oil seal, جلود كمبروسر, صوفة كمبروسر, اورنقات مكيف, حلقات مكيف, ac o ring, o rings, oring kit, aircon seal",
  "ac-condenser":
    "رديتر مكيف, A/C radiator | كندنسر, كوندنسر, مكثف مكيف, condensor, ac radiator, kondenser, radeter mukayyif, رديتر كندشن, كندنسر كندشن, كوندينسر, كندينسر, سربنتينة تكييف, رادياتير تكييف, رديتر ايسي, condenser, condenser coil, ac condensor, aircon condenser, condenser radiator, kandenser, radeter ac, radeter kandishan, مكثف, مكثف تكييف, كوندنسير, شبك مكيف قدام, رديتر كوندنسر, ac condenser front, condensar, front condenser, condenseur, كوندونسور",
  "ac-evaporator":
    "ثلاجة كندشن, Cooling coil | ثلاجة المكيف, مبخر مكيف, ثلاجة طبلون, evaporater, evaporator coil, thallaja, كولنق كويل, ثلاجة ايسي, ثلاجة تكييف, ثلاجة الطبلون, ايفابوريتر, كولنج كويل, evaporator, ac cooling coil, coolingcoil, evaporator core, inside coil, rear evaporator, thalajat mukayef, thallajat mokayef, tallaja, مبخر تكييف, مبرد داخلي, ثلاجة مكيف خلفي, ثلاجة داخل الطبلون, evap coil, evaporator ac, cooling evaporator, thallajat kandishan, talajat mukayef, evaporateur",
  "receiver-drier":
    "Drier, درير مكيف, فلتر غاز, مجفف مكيف, dryer, receiver dryer, درير, فلتر كمبروسر, درير كندشن, فلتر غاز المكيف, مجفف فريون, drier bottle, ac drier, ac dryer, ac gas filter, ac receiver, فلتر فريون, علبة فريون, مرطبان مكيف, dehydrator, receiver bottle, ac drier bottle, accumulator ac",
  "heater-core":
    "Heater radiator | رديتر هيتر, مبادل دفاية, heater matrix, رديتر الهيتر, دفاية, هيتر, شوفاج, رادياتير شوفاج, heater, heater coil, heating coil, radeter heater, رديتر دفاية, رديتر تدفئة, رديتر حار, قلب دفاية, سخان السيارة, heater coil radiator, heating radiator, cabin heater",
  "ac-hose":
    "ليات مكيف, A/C pipe | ليه مكيف, ماسورة مكيف, بيب مكيف, ac pipe, ac line, هوز كندشن, ليات كندشن, بيب كندشن, خرطوم مكيف, خرطوم تكييف, ماسورة كندشن, هوز فريون, بايب مكيف, aircon hose, ac gas pipe, aircon pipe, cooling pipe, ac pipe line, ac tube, freon hose, hoz mukayef, hoz kandishan, بيب فريون, خرطوم فريون, ليات تكييف, مواسير مكيف, خراطيم تكييف, انبوب مكيف, ac high pressure hose, ac low pressure hose, suction pipe, ac gas hose",
  "expansion-valve":
    "بلف ثلاجة | اكسبنشن, اكسبانشن, بلف فريون, expantion valve, txv, اكسبنشن مكيف, بلف كندشن, بلف اكسبنشن, بلف الفريون, expansion, ac valve, cooling coil valve, ac expansion, bilf thallaja, صمام تمدد, بلف تمدد, بلف مكيف, اكسباند, اكسبانشن بلف, expansion valve ac, block valve, ac block valve",
  "ac-pressure-sensor":
    "حساس فريون, A/C pressure switch | سويتش مكيف, pressure switch, ac sensor, حساس كندشن, حساس غاز المكيف, بلف ضغط المكيف, سويتش ضغط مكيف, ac pressure switch, gas sensor, freon sensor, ac gas switch, حساس تكييف, حساس غاز, حساس فريون مكيف, حساس ضغط فريون, ac pressure transducer, gas pressure switch, freon switch, ac trinary switch",
  "blower-motor":
    "بلاور, Blower, دينمو مكيف, مروحة مكيف, بلور طبلون, ماطور مكيف, ac fan, cabin fan, blor, bloower, دينمو كندشن, مروحة كندشن, مروحة طبلون, دينمو بلور, بلور كندشن, ماطور بلاور, مروحة المكيف الداخلية, بلاور مكيف, ac blower, blower fan, inside fan, ac motor, heater blower, dashboard fan, ac blower motor, blawer, blowr, balour, دينمو هوا, دينمو هوا المكيف, مروحة داخلية, مروحة تكييف, موتور تكييف, موتور مكيف, ماطور هوا, بلوور, دينمو تكييف, مروحة هوا المكيف, aircon fan, aircon blower, cabin blower, interior fan, ac fan motor, blower ac, ac pankha, air blower, مروحة المقصورة, محرك المروحة, دافع الهواء, ventilateur clim",
  "blower-resistor":
    "مقاومة مكيف, Fan resistor | حساس سرعات المكيف, resistor, fan speed resistor, مقاومة كندشن, مقاومة بلاور, ريزيستور مكيف, حساس سرعة المكيف, كتاوت مكيف, blower resister, ac resistor, blower control, fan speed control, blower regulator, ريزستور, مقاومة سرعات, مقاومة التكييف, مقاومة مروحة, مقاومات مكيف, منظم سرعة المكيف, fan resistance, ac resistance, blower speed controller, blower module, heater resistor, speed resistor, مقاومة مروحة المكيف, resistance ventilateur, rezistor",
  "ac-control-panel":
    "لوحة كندشن, Climate control | مفاتيح مكيف, شاشة مكيف, كنترول مكيف, climate control panel, ac switch, كنترول كندشن, مفاتيح كندشن, ازرار مكيف, سويتش مكيف, كونترول تكييف, ac control, ac switches, climate panel, ac buttons, ac controller, aircon control, climate control unit, ازرار التكييف, مفاتيح تكييف, لوحة مكيف, لوحة تكييف, شاشة كندشن, زر المكيف, heater control panel, ac knob, ac panel, ac display, hvac control, temperature knob",
  "mode-actuator":
    "دينمو بوابة مكيف | Flap motor, دينمو هواء مكيف, موتور بوابة, damper motor, blend door actuator, ماطور هوا المكيف, موتور هواء, دينمو اتجاه الهواء, موتور كندشن, بوابة مكيف, ac actuator, air flap motor, blend door motor, ac door motor, ac damper motor, vent motor, ماطور بوابات المكيف, موتور بوابات, موتور حار بارد, دينمو الحار والبارد, ماطور توزيع الهوا, blend motor, ac servo motor, hvac actuator, mix door motor, damper actuator, air mix actuator",
  "hybrid-battery-pack":
    "HV battery | بطارية الهايبرد, بطارية هايبرت, بطارية جهد عالي, hybrid batery, traction battery, بتري هايبرد, بطاريات هايبرد, باتري هايبرد, بطارية هجين, hybrid battery pack, big battery, hybrid cell battery, hybrid main battery, hybrid battry, batri hybrid, بطارية كهربا كبيرة, بطارية هايبرد كاملة, خلايا هايبرد, خلايا بطارية, سيل هايبرد, hybrid cell, hybrid battery cells, ev battery, high voltage battery, البطارية الكبيرة هايبرد, بطارية الهايبرد الكبيرة, batterie hybride",
  "hybrid-battery-fan":
    "بلور هايبرد | دينمو بطارية هايبرد, hybrid blower, hv battery fan, مروحة هايبرد, مروحة بتري هايبرد, hybrid fan, hybrid cooling fan, hybrid battery blower, مروحة تبريد البطارية, مروحة البطارية الهايبرد, بلاور هايبرد, بلاور بطارية, battery cooling fan, hybrid battery cooling fan, hv fan",
  "hybrid-battery-filter":
    "فلتر هايبرد, شبك بطارية الهايبرد, hybrid fan filter, hv battery filter, فلتر بتري هايبرد, شبك هايبرد, hybrid filter, hybrid air filter, battery fan filter, فلتر مروحة البطارية, فلتر البطارية الهايبرد, فلتر تحت الكرسي هايبرد, hybrid vent filter, hybrid battery air filter, hybrid intake filter",
  inverter:
    "محول هايبرد | انفرتر, انفيرتر, inverter assembly, power control unit, invertor, انفيرتر هايبرد, انفرتر هايبرد, كمبيوتر هايبرد, hybrid converter, hybrid invertor, inverter hybrid, power inverter hybrid, انفرتر كهربا, محول كهربا هايبرد, هايبرد انفيرتر, dc converter, hybrid control unit",
  "high-voltage-cable":
    "كيبل هايبرد, Orange cable | كيبل برتقالي, سلك هايبرد, hv cable, واير هايبرد, سلك برتقالي, كيبل بطارية هايبرد, high voltage wire, hybrid cable, hybrid wire, سلك جهد عالي, كيبل جهد عالي, واير برتقالي, hv wire, orange wire, high tension cable",
  "hybrid-main-relay":
    "كتاوت هايبرد, Hybrid relay, ريليه هايبرد, كتاوت جهد عالي, system main relay, smr, hybrid cutout, ريلاي هايبرد, كتوت هايبرد, main relay, battery relay hybrid, hybrid main relays, كتاوت البطارية الهايبرد, ريليه جهد عالي, contactor, hv relay, hybrid contactor",
};

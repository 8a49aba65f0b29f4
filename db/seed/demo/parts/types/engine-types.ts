import { partTypesOf } from "./part-type-rows.ts";

/** The engine, what cools it, feeds it and takes its exhaust away. */
export const engineTypes = [
  ...partTypesOf("belts-tensioners", [
    ["drive-belt", "Drive belt", "سير المكينة"],
    ["belt-tensioner", "Belt tensioner", "شداد سير"],
    ["idler-pulley", "Idler pulley", "بكرة سير"],
    ["crankshaft-pulley", "Crankshaft pulley", "بكرة كرنك"],
  ]),
  ...partTypesOf("timing", [
    ["timing-chain", "Timing chain", "جنزير التايمن"],
    ["timing-chain-tensioner", "Timing chain tensioner", "شداد جنزير التايمن"],
    ["timing-chain-guide", "Timing chain guide", "دليل جنزير التايمن"],
    ["vvt-solenoid", "Valve timing solenoid", "بلف كامات", "electrical"],
  ]),
  ...partTypesOf("gaskets-seals", [
    ["head-gasket", "Cylinder head gasket", "وجه رأس المكينة"],
    ["valve-cover-gasket", "Valve cover gasket", "وجه غطاء البلوف"],
    ["oil-pan-gasket", "Oil pan gasket", "وجه كرتير الزيت"],
    ["front-crank-seal", "Front crankshaft seal", "صوفة كرنك أمامية"],
    ["rear-crank-seal", "Rear crankshaft seal", "صوفة كرنك خلفية"],
    ["intake-gasket", "Intake manifold gasket", "وجه الإنتيك"],
  ]),
  ...partTypesOf("engine-mounts", [
    ["engine-mount", "Engine mount", "كرسي مكينة"],
    ["gearbox-mount", "Gearbox mount", "كرسي قير"],
  ]),
  ...partTypesOf("lubrication", [
    ["oil-pan", "Oil pan", "كرتير زيت"],
    ["oil-pump", "Oil pump", "طرمبة زيت"],
    ["oil-drain-plug", "Oil drain plug", "برغي تفريغ الزيت"],
    ["oil-filler-cap", "Oil filler cap", "غطاء زيت المكينة"],
    ["oil-dipstick", "Oil dipstick", "سيخ زيت"],
    ["oil-cooler", "Engine oil cooler", "مبرد زيت المكينة"],
  ]),
  ...partTypesOf("intake-turbo", [
    ["throttle-body", "Throttle body", "بوابة هواء", "electrical"],
    ["intake-hose", "Air intake hose", "هوز هواء"],
    ["turbocharger", "Turbocharger", "تيربو"],
    ["intercooler", "Intercooler", "إنتركولر"],
    ["pcv-valve", "PCV valve", "بلف تبخير"],
  ]),
  ...partTypesOf("engine-internals", [
    ["piston-rings", "Piston ring set", "طقم شنابر"],
    ["main-bearing", "Main bearing set", "طقم سبايك ثابتة"],
    ["hydraulic-lifter", "Hydraulic valve lifter", "تكاية بلف"],
    ["engine-cover", "Engine cover", "غطاء المكينة البلاستيك"],
  ]),
  ...partTypesOf("radiators", [
    ["radiator", "Radiator", "رديتر"],
    ["radiator-cap", "Radiator cap", "غطاء رديتر"],
    ["coolant-tank", "Coolant expansion tank", "قربة رديتر"],
    ["radiator-mount", "Radiator mount", "كرسي رديتر"],
  ]),
  ...partTypesOf("thermostats-pumps", [
    ["thermostat", "Thermostat", "ثرموستات"],
    ["thermostat-gasket", "Thermostat gasket", "ربلة ثرموستات"],
    ["water-pump", "Water pump", "طرمبة ماء"],
    ["electric-water-pump", "Electric water pump", "طرمبة ماء كهربائية", "electrical"],
  ]),
  ...partTypesOf("coolant-hoses", [
    ["radiator-hose", "Radiator hose", "هوز رديتر"],
    ["heater-hose", "Heater hose", "هوز الهيتر"],
    ["hose-clamp", "Hose clamp", "قفيز هوز"],
  ]),
  ...partTypesOf("radiator-fans", [
    ["radiator-fan", "Radiator fan assembly", "مروحة رديتر كاملة", "electrical"],
    ["radiator-fan-motor", "Radiator fan motor", "دينمو مروحة رديتر", "electrical"],
    ["fan-clutch", "Fan clutch", "كلتش مروحة"],
    ["fan-shroud", "Fan shroud", "غطاء مروحة رديتر"],
  ]),
  ...partTypesOf("fuel-supply", [
    ["fuel-pump", "Fuel pump", "طرمبة بترول", "electrical"],
    ["fuel-tank", "Fuel tank", "تانكي بترول"],
    ["fuel-cap", "Fuel cap", "غطاء تانكي البترول"],
    ["fuel-level-sensor", "Fuel level sensor", "عوامة بترول", "electrical"],
  ]),
  ...partTypesOf(
    "fuel-injection",
    [
      ["fuel-injector", "Fuel injector", "بخاخ بترول"],
      ["diesel-injector", "Diesel injector", "بخاخ ديزل"],
      ["high-pressure-fuel-pump", "High-pressure fuel pump", "طرمبة الضغط العالي"],
    ],
    "electrical",
  ),
  ...partTypesOf("exhaust-pipes", [
    ["muffler", "Rear muffler", "دبة أكزوز"],
    ["exhaust-pipe", "Exhaust center pipe", "ماسورة أكزوز"],
    ["exhaust-gasket", "Exhaust gasket", "وجه أكزوز"],
    ["exhaust-hanger", "Exhaust hanger", "ربلة أكزوز"],
  ]),
  ...partTypesOf("emission-control", [
    ["catalytic-converter", "Catalytic converter", "دبة بيئة"],
    ["egr-valve", "EGR valve", "بلف إي جي آر", "electrical"],
    ["purge-valve", "Purge valve", "بلف بخار البترول", "electrical"],
    ["diesel-particulate-filter", "Diesel particulate filter", "فلتر عادم ديزل"],
  ]),
];

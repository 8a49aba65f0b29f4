import { partTypesOf } from "./part-type-rows.ts";

/** Steering, gearbox, drive shafts and wheels. */
export const driveTypes = [
  ...partTypesOf("steering-gear", [
    ["steering-rack", "Steering rack", "علبة دركسون"],
    ["power-steering-pump", "Power steering pump", "طرمبة دركسون"],
    ["power-steering-hose", "Power steering hose", "هوز دركسون"],
    ["steering-rack-boot", "Steering rack boot", "جلدة علبة الدركسون"],
  ]),
  ...partTypesOf("steering-linkage", [
    ["tie-rod-end", "Tie rod end", "ذراع دركسون خارجي"],
    ["inner-tie-rod", "Inner tie rod", "ذراع دركسون داخلي"],
    ["steering-damper", "Steering damper", "مساعد دركسون"],
  ]),
  ...partTypesOf("steering-column", [
    ["steering-wheel", "Steering wheel", "طارة دركسون"],
    ["steering-shaft", "Steering intermediate shaft", "صليبة دركسون"],
    ["clock-spring", "Clock spring", "شريط طارة الدركسون", "electrical"],
  ]),
  ...partTypesOf("clutch", [
    ["clutch-kit", "Clutch kit", "طقم كلتش"],
    ["clutch-release-bearing", "Clutch release bearing", "رمان كلتش"],
    ["clutch-master-cylinder", "Clutch master cylinder", "علبة كلتش علوية"],
    ["clutch-slave-cylinder", "Clutch slave cylinder", "علبة كلتش سفلية"],
  ]),
  ...partTypesOf("gearbox", [
    ["torque-converter", "Torque converter", "تورك القير"],
    ["gearbox-solenoid", "Gearbox solenoid", "بلف قير", "electrical"],
    ["gearbox-oil-cooler", "Gearbox oil cooler", "مبرد زيت القير"],
    ["gear-selector-cable", "Gear selector cable", "كيبل قير"],
  ]),
  ...partTypesOf("transfer-differential", [
    ["transfer-case-motor", "Transfer case motor", "ماطور دبل", "electrical"],
    ["differential-seal", "Differential seal", "صوفة دفرنس"],
    ["differential-mount", "Differential mount", "كرسي دفرنس"],
    ["ring-pinion", "Ring and pinion gear", "كرونة وبنيون"],
  ]),
  ...partTypesOf("drive-shafts", [
    ["axle-shaft", "Axle shaft", "عكس كامل"],
    ["cv-joint", "Outer CV joint", "رأس عكس"],
    ["cv-boot-kit", "CV boot kit", "جلدة عكس"],
    ["propeller-shaft", "Propeller shaft", "عمود دوران"],
    ["universal-joint", "Universal joint", "صليب عمود الدوران"],
    ["center-bearing", "Center bearing", "رمان وسط عمود الدوران"],
  ]),
  ...partTypesOf("rims", [
    ["alloy-wheel", "Alloy wheel", "رنج ألمنيوم"],
    ["steel-wheel", "Steel wheel", "رنج حديد"],
    ["wheel-cap", "Wheel center cap", "غطاء وسط الرنج"],
    ["wheel-cover", "Wheel cover", "طاسة عجلة"],
  ]),
  ...partTypesOf("wheel-nuts", [
    ["wheel-nut", "Wheel nut", "صامولة عجلة"],
    ["wheel-stud", "Wheel stud", "مسمار عجلة"],
    ["locking-wheel-nuts", "Locking wheel nuts", "صواميل قفل للرنجات"],
    ["wheel-wrench", "Wheel wrench", "مفتاح عجلات"],
    ["jack", "Jack", "جك سيارة"],
  ]),
  ...partTypesOf(
    "tire-pressure",
    [
      ["tire-pressure-sensor", "Tire pressure sensor", "حساس ضغط إطار"],
      ["tire-valve", "Tire valve", "بلف إطار", "standard"],
    ],
    "electrical",
  ),
];

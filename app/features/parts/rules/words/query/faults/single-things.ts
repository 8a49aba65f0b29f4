import { type FaultRow, signs } from "./fault-words.ts";

/** Things of which no other row speaks: that they are named decides. */
export const singleThings: readonly FaultRow[] = [
  [
    ["horn هرن الهرن بوري زامور زمور كلاكس", `${signs.not} ${signs.off} ${signs.weak} sound صوت يدق تدق`],
    "horn, clock spring, fuse, relay",
  ],
  [
    [
      "clutch كلتش كلاتش دبرياج klatch",
      "pedal دواسه دعسه بدال pressure floor hard ثقيل ينزل تنزل يرجع ترجع",
      `${signs.not} ${signs.stuck} ${signs.falls} ${signs.hard} down`,
    ],
    "clutch master cylinder, clutch slave cylinder, clutch kit",
  ],
  [
    ["سلف السلف مارش المارش", `${signs.noise} ${signs.off} ${signs.not} ${signs.weak}`],
    "starter motor, battery 12 v, battery terminal, relay",
  ],
  [
    ["cruise radar رادار كروز krooz", `${signs.warning} unavailable ${signs.off} ${signs.not}`],
    "cruise control radar",
  ],
  [
    [
      "camera cameras cam كاميرا كاميره كاميرات الكاميرا kamera",
      "black blank blurry سودا سوداء سوده اسود مشوشه تشويش مغبشه صوره picture image",
    ],
    "rear-view camera, infotainment screen",
  ],
  [
    [
      "seatbelt seatbelts belts seatblet حزام احزمه الحزام 7izam hizam",
      `${signs.stuck} ${signs.falls} ${signs.off}`,
    ],
    "seat belt, seat belt buckle",
  ],
];

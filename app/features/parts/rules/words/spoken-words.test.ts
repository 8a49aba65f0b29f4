import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());

describe("a part is named however it is said", () => {
  test.each([
    // Letters of dialects and what is joined to a noun
    ["ليت يدامي يسار", "headlamp"],
    ["عالبطاريه", "battery"],
    ["وبطاريته", "battery"],
    // Letter by letter, in two scripts, in numbers
    ["كمبريسر اي سي", "ac-compressor"],
    ["حساس اي بي اس", "abs-sensor"],
    ["فلترات الac", "cabin-filter"],
    ["بلكات اربعة حبات", "spark-plug"],
    ["زيت صفر عشرين", "engine-oil"],
    ["dot 4 half liter bottle", "brake-fluid"],
    // Why it is wanted, and what it must not be
    ["فرشات مطاط عشان الرمل والماي المالح", "all-weather-mats"],
    ["دعاميه قدام بدون صبغ", "front-bumper"],
    // The words of books
    ["مرشح زيت", "oil-filter"],
    ["مصد امامي", "front-bumper"],
    ["وسائد المكابح", "brake-pads"],
    // A name of several words beside a story
    ["عوامة البانزين تعطي قراءة ثانية مختلفة", "fuel-level-sensor"],
    ["مدكر يمين مصدوم", "front-fender"],
  ])("%s is %s", (q, type) => {
    const { types, sureness } = index.find(q);
    expect(types[0]?.code).toBe(type);
    // From here on the search shows the part (`result-order.ts`).
    expect(sureness).toBeGreaterThanOrEqual(0.4);
  });
});

describe("what is wrong says which parts may be broken", () => {
  test.each([
    ["car just clicks when i press start", "battery"],
    ["I press the steering but the horn gives no sound", "horn"],
    ["clutch pedal going down staying down no pressure", "clutch-master-cylinder"],
    ["المارش بيطق وما بيدور الموتير", "starter-motor"],
    ["كاميرا ورا سودة ما تطلع صوره", "rear-camera"],
    ["seatbelt stuck and wont pull out", "seat-belt"],
    ["adaptive cruise unavailable message on the dash", "radar-sensor"],
    ["بتخبط من قدام عالمطبات", "stabilizer-link"],
    ["مكنة الديزل بتدخن اسود", "diesel-injector"],
    ["my car makes tac tac when I turn the steering", "cv-joint"],
    ["9oot 6ag6aga lama a6la3 ma6ab", "stabilizer-link"],
    ["stuck in 4 low wont come out", "transfer-case-motor"],
    ["screen goes black when i put it in reverse", "rear-camera"],
    ["el may ma yrosh 3al jam", "washer-pump"],
    ["السياره ما تتعرف عالمفتاح", "key-battery"],
    ["التكييف مش بيسقع", "ac-compressor"],
    ["السير يصفر اول ما اشغل", "drive-belt"],
    ["موشر البنزين معلق", "fuel-level-sensor"],
  ])("%s: %s", (q, type) => {
    expect(index.find(q).types[0]?.code).toBe(type);
  });
});

test.each(["واحات صبغ وكاله", "سيارة هايبرد اقتصادية", "55001200"])("%s names no part", (q) => {
  expect(index.find(q).sureness).toBeLessThan(0.5);
});

import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());

describe("what people call it at home is understood, and surely", () => {
  test.each([
    // Levant and Egypt
    ["بارشوك قدماني", "front-bumper"],
    ["بارشوك وراني", "rear-bumper"],
    ["كوليه الفران الورانيه", "brake-pads"],
    ["كلاكسون", "horn"],
    ["زامور", "horn"],
    ["برابريز", "windshield"],
    ["كالون باب", "door-lock"],
    ["اكره باب", "door-handle"],
    ["كباس تكييف", "ac-compressor"],
    ["اشبمان", "muffler"],
    ["كاتلايزر", "catalytic-converter"],
    ["جامة باب السايق", "door-glass"],
    ["مرايه نص", "interior-mirror"],
    // French and Arabic in Latin letters
    ["amortisseur", "shock-absorber"],
    ["filtre zeit", "oil-filter"],
    ["zeit fren", "brake-fluid"],
    ["bougies", "spark-plug"],
    ["kabboot", "hood"],
    ["gzaz mraya", "mirror-glass"],
    ["fanoos wara", "tail-lamp"],
    ["abi seer 7ag elmotor", "drive-belt"],
    ["3ndkm rangat", "alloy-wheel"],
    // India, Pakistan and the Philippines
    ["drop link", "stabilizer-link"],
    ["chamber packing", "oil-pan-gasket"],
    ["bonnet stand", "hood-strut"],
    ["driver door glass", "door-glass"],
    ["manibela", "steering-wheel"],
    ["radiator ka pankha", "radiator-fan"],
    // The Maghreb
    ["لامبرياج ديال قافله ديزل", "clutch-kit"],
    ["ريطروفيزور ليسر تهرس ليا", "door-mirror"],
    ["كاميرا ديال لور ما كتبانش فواحات", "rear-camera"],
    // The Gulf beside its counters
    ["بنكة الرديتر", "radiator-fan"],
    ["قايش المكينة", "drive-belt"],
    ["sand boards for dunes", "recovery-kit"],
    ["baterya", "battery"],
    ["tambutso", "muffler"],
  ])("%s is %s", (q, type) => {
    const { types, sureness } = index.find(q);
    expect(types[0]?.code).toBe(type);
    expect(sureness).toBeGreaterThanOrEqual(0.7);
  });
});

test.each([
  ["انكسر البارشوك القدماني لازمني واحد جديد للريم"],
  ["بدي كوليه الفران الورانيه لسيارة ريم 2021"],
  ["bade filtre zeit la nasma 2019"],
  ["bonnet gas strut hajar bonnet is broken again"],
  ["لو سمحت معلم ضاعت غطا الرديتر حق القافله ابي غيرها"],
])("what is said around a part is no doubt: %s", (q) => {
  expect(index.find(q).sureness).toBeGreaterThanOrEqual(0.7);
});

test("of two parts that are named the first is as sure as alone", () => {
  expect(index.find("front break pads and discs for my hajar 2020").sureness).toBe(1);
  expect(index.find("طرمبة ماي مع الثرموستات سهيل").sureness).toBe(1);
});

test.each([["radeitor"], ["kombrasor"], ["alternatoor"]])(
  "a word that is misspelt or heard may be the part: %s",
  (q) => {
    const { sureness } = index.find(q);
    expect(sureness).toBeGreaterThanOrEqual(0.4);
    expect(sureness).toBeLessThan(0.7);
  },
);

describe("a fault is understood", () => {
  test.each([
    ["seer elmotor beysafar elsob7", "drive-belt"],
    ["المكنه بتسخن والمروحه ما بتلف", "radiator-fan"],
    ["لمبة المكينه مولعه", "oxygen-sensor"],
    ["السياره تطفي بروحها", "fuel-pump"],
    ["الهاندبريك ما يمسك", "parking-brake-shoes"],
    ["el faramel betsafar", "brake-pads"],
    ["ريحه عفنه من المكيف", "cabin-filter"],
    ["power window not going up", "window-regulator"],
    ["radiator water going down every day", "radiator"],
    ["battery el remote 5al9at", "key-battery"],
    ["sir ac gas leking from pipe", "ac-hose"],
    ["مبيشتغلش الهرن", "horn"],
  ])("%s is first of all %s", (q, type) => {
    expect(index.find(q).types[0]?.code).toBe(type);
  });

  test.each([
    ["turbo y9affer", "turbocharger"],
    ["المارش بيطقطق والعربيه مش بتدور", "starter-motor"],
    ["قشاط الموتور عم يزقزق عالبارد", "drive-belt"],
    ["el shasha ma tishta'3el", "infotainment-screen"],
  ])("what is wrong with a part that is named is no doubt: %s", (q, type) => {
    const { types, sureness } = index.find(q);
    expect(types[0]?.code).toBe(type);
    expect(sureness).toBeGreaterThanOrEqual(0.6);
  });

  test("a part that is named in full within a story comes first", () => {
    const story = "لمبة الايرباق والعه والهرن ما يشتغل قالوا لي شريط الدركسون جوزاء 2019";
    expect(index.find(story).types[0]?.code).toBe("clock-spring");
  });

  test("beside a part that is named the part is meant, and its model is no sign", () => {
    const named = index.find("صوت طقطقه من المطب المساعدين القدام خلصو");
    expect(named.types[0]?.code).toBe("shock-absorber");
    expect(named.sureness).toBe(1);
    expect(index.find("قزاز باب قافلة").sureness).toBe(1);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { features } from "../../stock-terms.ts";
import { equipmentOf, featuresIn } from "./equipment.ts";

const said = (phrase: string) =>
  featuresIn(phrase)
    .map(({ feature, value }) => (value === null ? feature : `${feature} ${value}`))
    .join(", ");

describe("a phrase of a feed", () => {
  it.each([
    ["16-inch alloy wheels", "عجلات ألمنيوم 16 بوصة", "alloy-wheels 16"],
    ["Seven airbags", "سبع وسائد هوائية", "airbags 7"],
    ["Towing package for 1,800 kg", "تجهيز لسحب 1,800 كجم", "towing 1800"],
    ["Dual-zone climate control", "تكييف بمنطقتين", "climate-control 2"],
    ["Three-zone climate control", "تكييف بثلاث مناطق", "climate-control 3"],
    ["Single-zone automatic climate control", "تكييف آلي بمنطقة واحدة", "climate-control 1"],
    ["12.3-inch screen with navigation", "شاشة 12.3 بوصة مع نظام ملاحة", "touchscreen 12.3, navigation"],
    ["8-inch touchscreen", "شاشة لمس 8 بوصات", "touchscreen 8"],
    ["Head-up display", "شاشة عرض على الزجاج الأمامي", "head-up-display"],
    ["Fifteen-speaker sound system", "15 مكبّر صوت", "loudspeakers 15"],
    ["Radar cruise control", "مثبّت سرعة بالرادار", "cruise-control, adaptive-cruise"],
    ["Cruise control", "مثبّت سرعة", "cruise-control"],
    ["Ventilated front seats", "مقعدان أماميان مهوّيان", "ventilated-seats"],
    ["Light leatherette", "جلد صناعي فاتح", ""],
    ["Leather seats", "مقاعد جلد", "leather"],
    ["Panoramic roof", "سقف بانورامي", "sunroof"],
    ["Solar roof", "سقف شمسي", ""],
    ["Reversing camera with a line for the tow ball", "كاميرا خلفية بخط يرشدك إلى كرة السحب", "rear-camera"],
    ["Digital rear-view mirror", "مرآة خلفية رقمية", ""],
    ["Hybrid battery warranty of 8 years or 160,000 km", "ضمان البطارية 8 سنوات أو 160,000 كم", ""],
  ])("%s and %s mean %j", (en, ar, meant) => {
    expect([said(en), said(ar)]).toEqual([meant, meant]);
  });

  it.each(["SUNROOF", "Sunroof with a blind", "فُتْحَةُ سَقْفٍ", "فتحــة سقف"])(
    "%s is a sunroof however it is written",
    (phrase) => {
      expect(said(phrase)).toBe("sunroof");
    },
  );
});

describe("the list of a car", () => {
  const list = {
    en: ["Sunroof", "Seven airbags", "Doors, double-glazed"],
    ar: ["فتحة سقف", "سبع وسائد هوائية", "أبواب بزجاج مزدوج"],
  };

  it("has the same features in both languages, and what is no feature in its own", () => {
    const fitted = [
      { feature: "sunroof", value: null },
      { feature: "airbags", value: 7 },
    ];
    expect(equipmentOf(list, "en")).toEqual({ fitted, others: ["Doors, double-glazed"] });
    expect(equipmentOf(list, "ar")).toEqual({ fitted, others: ["أبواب بزجاج مزدوج"] });
  });

  it("is understood where only one of its languages names a feature", () => {
    const mixed = { en: ["Panorama glass above", "Leather"], ar: ["سقف بانورامي", "فخامة"] };
    expect(equipmentOf(mixed, "en")).toEqual({
      fitted: [
        { feature: "leather", value: null },
        { feature: "sunroof", value: null },
      ],
      others: [],
    });
  });

  it("keeps a number that any of its phrases says", () => {
    const twice = ["Airbags", "Six airbags", "Navigation on an 8-inch screen"];
    expect(equipmentOf({ en: twice, ar: twice }, "en").fitted).toEqual([
      { feature: "touchscreen", value: 8 },
      { feature: "navigation", value: null },
      { feature: "airbags", value: 6 },
    ]);
  });

  test("loses no phrase, names each feature once and in one order, whatever the list holds", () => {
    const phrase = fc.constantFrom(...list.en, ...list.ar, "Leather", "ABS", "Tow bar", "كاميرا خلفية", "x");
    fc.assert(
      fc.property(fc.array(phrase), fc.constantFrom("en" as const, "ar" as const), (phrases, language) => {
        const { fitted, others } = equipmentOf({ en: phrases, ar: phrases }, language);
        expect(others).toEqual(phrases.filter((one) => featuresIn(one).length === 0));
        const places = fitted.map(({ feature }) => features.indexOf(feature));
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      }),
    );
  });
});

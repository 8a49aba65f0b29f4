import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf([
  ...smallCatalogue,
  {
    record: "part-type",
    id: "windshield",
    category: "lamp-parts",
    name: { en: "Windshield", ar: "جامة أمامية" },
  },
  {
    record: "part-type",
    id: "rear-bumper",
    category: "lamp-parts",
    name: { en: "Rear bumper", ar: "دعامية خلفية" },
  },
]);
const typesOf = (q: string) => index.find(q).types.map(({ code }) => code);
const first = (q: string) => typesOf(q)[0];

describe("a type is found", () => {
  test.each([
    ["by its name", "oil filter", "oil-filter"],
    ["by its name in Arabic", "فلتر زيت", "oil-filter"],
    ["with the article and without", "فلتر الزيت", "oil-filter"],
    ["in another order", "زيت فلتر", "oil-filter"],
    ["by another word for it", "سفايف", "brake-pads"],
    ["in the plural", "oil filters", "oil-filter"],
    ["in an Arabic plural", "فلاتر زيت", "oil-filter"],
    ["with a typing error", "oil fliter", "oil-filter"],
    ["by the beginning of a word", "wind", "windshield"],
    ["in Latin letters", "fa7mat", "brake-pads"],
    ["in Arabic letters", "فلتر اويل", "oil-filter"],
    ["in words that are written as one", "oilfilter", "oil-filter"],
    ["in a word that is written as two", "wind shield", "windshield"],
    ["among words that say nothing", "I need a genuine oil filter for my car", "oil-filter"],
    ["in capitals and vowel signs", "OIL FILTER فِلتَر", "oil-filter"],
  ])("%s: %s", (_, q, type) => {
    expect(first(q)).toBe(type);
  });
});

describe("beside a type the words name", () => {
  test.each([
    ["oil filter hajar 2021", "HJR", 2021],
    ["هجر ٢٠٢١ فلتر زيت", "HJR", 2021],
    ["oil filter hajr", "HJR", undefined],
    ["الشهاب فلتر زيت", "SHB", undefined],
    ["oil filter 1234", undefined, undefined],
  ])("%s: model %s, year %s", (q, code, year) => {
    const found = index.find(q);
    expect([first(q), found.model?.code, found.year]).toEqual(["oil-filter", code, year]);
  });

  test.each([
    ["rear brake pads", "rear"],
    ["فحمات قدام", "front"],
    ["left front bulb", "front-left"],
    ["لمبة يمين خلفي", "rear-right"],
    ["brake pads", undefined],
  ])("%s: the place %s", (q, position) => {
    expect(index.find(q).position).toBe(position);
  });
});

test("a place that belongs to a name makes that type the likelier one", () => {
  expect(first("rear bumper")).toBe("rear-bumper");
  expect(first("دعامية خلفية")).toBe("rear-bumper");
});

test("nothing but a model or a place is every type of it; nothing at all, or nonsense, is none", () => {
  expect(typesOf("hajar 2021")).toHaveLength(7);
  expect(typesOf("front")).toHaveLength(7);
  for (const q of ["", "   ", "the car", "qwxyz", "۞", "!!!"]) expect(typesOf(q), q).toEqual([]);
});

test("only a typing error is said to be repaired, in the words that were understood", () => {
  expect(index.find("brake padz").corrected).toBe("brake pads");
  for (const q of ["brake pads", "pads brake", "brake pad", "فحمات", "fahmat", "wind", "qwxyz"])
    expect(index.find(q).corrected, q).toBeNull();
});

test("whatever is typed finds each type at most once, and the same every time", () => {
  const words = fc.constantFrom(
    "oil",
    "filter",
    "زيت",
    "front",
    "hajar",
    "2021",
    "bulb",
    "ب",
    "x",
    "دعاميه",
    "الـ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words).map((all) => all.join(" ")),
        fc.string({ unit: "grapheme" }),
      ),
      (q) => {
        const types = typesOf(q);
        expect(new Set(types).size).toBe(types.length);
        expect(typesOf(q)).toEqual(types);
      },
    ),
  );
});

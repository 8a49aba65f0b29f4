import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entriesOf } from "./feed-lists.ts";

test.each<[string, string[]]>([
  ["", []],
  [" , ,، ", []],
  ["Sunroof", ["Sunroof"]],
  ["Sunroof, Leather,Camera", ["Sunroof", "Leather", "Camera"]],
  [
    "Hybrid battery warranty of 8 years or 160,000 km, Sunroof",
    ["Hybrid battery warranty of 8 years or 160,000 km", "Sunroof"],
  ],
  ["فتحة سقف، جلد، ضمان حتى 160,000 كم", ["فتحة سقف", "جلد", "ضمان حتى 160,000 كم"]],
  ["سحب ١،٥٠٠ كجم، كاميرا", ["سحب ١،٥٠٠ كجم", "كاميرا"]],
  ["Towing 1,500 kg,Rails for 75 kg", ["Towing 1,500 kg", "Rails for 75 kg"]],
  ["Airbags, 7, 18-inch wheels", ["Airbags", "7", "18-inch wheels"]],
  ["Cameras (front, rear, above), Leather", ["Cameras (front, rear, above)", "Leather"]],
  ["مقاعد (جلد، مهوّاة)، كاميرا", ["مقاعد (جلد، مهوّاة)", "كاميرا"]],
  ["Sound [8 speakers, amplifier], Sunroof", ["Sound [8 speakers, amplifier]", "Sunroof"]],
  ["Cameras (front, rear, above", ["Cameras (front", "rear", "above"]],
  [
    "Electric air conditioner, runs with the engine at rest, 1,500 W socket, Head-up display",
    ["Electric air conditioner, runs with the engine at rest", "1,500 W socket", "Head-up display"],
  ],
  [
    "Leather seats, with memory, sunroof, For families",
    ["Leather seats, with memory", "sunroof", "For families"],
  ],
  ["مكيّف كهربائي، يعمل والمحرك متوقف، فتحة سقف", ["مكيّف كهربائي، يعمل والمحرك متوقف", "فتحة سقف"]],
  ["كاميرا، مقاعد جلد، مع تهوية", ["كاميرا", "مقاعد جلد، مع تهوية"]],
  ["Doors, double-glazed | Sunroof", ["Doors, double-glazed", "Sunroof"]],
  ["أبواب، بزجاج مزدوج | فتحة سقف", ["أبواب، بزجاج مزدوج", "فتحة سقف"]],
  ["Two cameras; Leather, perforated", ["Two cameras", "Leather, perforated"]],
  ["جلد، مثقّب؛ كاميرا", ["جلد، مثقّب", "كاميرا"]],
  ["Sunroof\nLeather, soft", ["Sunroof", "Leather, soft"]],
  ["| Sunroof ||Leather|", ["Sunroof", "Leather"]],
])("%j is %j", (text, entries) => {
  expect(entriesOf(text)).toEqual(entries);
});

describe("whatever a list says", () => {
  const phrase = fc
    .string({ unit: fc.constantFrom("a", "ب", "1", "٢", ",", "،", "(", ")", " ", "."), maxLength: 12 })
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const number = fc.integer({ min: 1000, max: 999_999 }).map((one) => one.toLocaleString("en"));

  test("entries with a safe separator between them come out as they went in", () => {
    fc.assert(
      fc.property(
        fc.array(phrase, { minLength: 2 }),
        fc.constantFrom(" | ", "|", "; ", "؛ ", "\n"),
        (entries, sign) => {
          expect(entriesOf(entries.join(sign))).toEqual(entries);
        },
      ),
    );
  });
  test("no number is cut, whichever comma stands between the entries", () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), fc.constantFrom(", ", "، "), (numbers, comma) => {
        const entries = numbers.map((one) => `up to ${one} km`);
        expect(entriesOf(entries.join(comma))).toEqual(entries);
      }),
    );
  });
  test("no sign but separators and spaces is lost", () => {
    const bare = (text: string) => text.replace(/[\s,،]/g, "");
    fc.assert(
      fc.property(fc.array(phrase), (phrases) => {
        const text = phrases.join(", ");
        expect(bare(entriesOf(text).join(""))).toBe(bare(text));
      }),
    );
  });
});

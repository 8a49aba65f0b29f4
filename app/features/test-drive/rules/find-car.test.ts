import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carNamed, type FindableModel, findCars } from "./find-car.ts";

const model = (id: string, names: string[], rest: Partial<FindableModel> = {}): FindableModel => ({
  ...{ id, names, aliases: [], variantAliases: [], alsoKnownAs: "" },
  ...rest,
});
const models = [
  model("suhail", ["Suhail", "سهيل"], {
    aliases: ["suhail-sedan", "canopus"],
    variantAliases: [{ from: "suhail-hev", to: "Suhail-Hybrid" }],
    alsoKnownAs: "Sedan, petrol or hybrid سيدان بنزين أو هايبرد",
  }),
  model("wahat", ["Wahat", "واحات"], { alsoKnownAs: "Seven-seat SUV رباعية الدفع بسبعة مقاعد" }),
  model("jawza", ["Jawza", "جوزاء"], { alsoKnownAs: "Large sedan سيدان كبيرة" }),
];
const ids = (found: readonly FindableModel[]) => found.map(({ id }) => id);

describe("the model that an address names", () => {
  it.each([
    ["its id", "suhail", "suhail"],
    ["another case", "SUHAIL", "suhail"],
    ["its Arabic name", "سهيل", "suhail"],
    ["an Arabic name drawn long", "سـهـيل", "suhail"],
    ["half a name", "جوزا", undefined],
    ["an Arabic name with vowel signs", "سُهَيل", "suhail"],
    ["a former name", "Canopus", "suhail"],
    ["a variant's former name", "suhail-hev", "suhail"],
    ["a variant's page", "Suhail-Hybrid", "suhail"],
    ["nobody's name", "corolla", undefined],
    ["nothing", "", undefined],
  ])("is found by %s", (_, name, id) => {
    expect(carNamed(name, models)?.id).toBe(id);
  });
});

describe("a search", () => {
  it.each([
    ["nothing yet", "", ["suhail", "wahat", "jawza"]],
    ["the beginning of a name", "suh", ["suhail"]],
    ["an Arabic name with its article", "السهيل", ["suhail"]],
    ["a former name", "canopus", ["suhail"]],
    ["a name with a wrong letter", "suhial", ["suhail"]],
    ["a kind in the other language", "سيدان", ["suhail", "jawza"]],
    ["two words that both fit", "large sedan", ["jawza"]],
    ["two words of which one fits", "large suv", []],
    ["nobody's name", "xyzzy", []],
  ])("finds by %s", (_, search, found) => {
    expect(ids(findCars(search, models))).toEqual(found);
  });

  it("finds every model by each of its names, and by each beginning of one", () => {
    const named = models.flatMap((one) => one.names.map((name) => ({ one, name })));
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(), ({ one, name }, cut) => {
        const typed = name.slice(0, 1 + (cut % name.length));
        expect(ids(findCars(typed, models))).toContain(one.id);
      }),
    );
  });

  it("narrows with every further word, and keeps the order", () => {
    const word = fc.constantFrom("sedan", "سيدان", "suhail", "hybrid", "واحات", "q");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), word, (words, further) => {
        const before = ids(findCars(words.join(" "), models));
        const after = ids(findCars([...words, further].join(" "), models));
        expect(before.filter((id) => after.includes(id))).toEqual(after);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestOfEach, type PlacedField } from "./best-of-each.ts";
import { confident } from "./reading.ts";

const box = { page: 0, x: 0, y: 0, width: 1, height: 1 };
const at = (key: PlacedField["key"], value: string, confidence: number, more: Partial<PlacedField> = {}) => ({
  ...{ key, value, confidence, box },
  ...more,
});

test.each([
  ["once", [at("vin", "A", 0.7)], "A", 0.7],
  ["twice the same, one of them surely", [at("vin", "A", 0.6), at("vin", "A", 0.9)], "A", 0.95],
  ["twice the same, both very surely", [at("vin", "A", 0.98), at("vin", "A", 0.9)], "A", 0.98],
  ["twice the same, neither of them surely", [at("vin", "A", 0.3), at("vin", "A", 0.4)], "A", 0.4],
  ["twice, but never read", [at("vin", "", 0), at("vin", "", 0)], "", 0],
  ["two that differ", [at("vin", "A", 0.9), at("vin", "B", 0.99)], "B", 0.8],
  ["two against one", [at("vin", "A", 0.9), at("vin", "A", 0.99), at("vin", "B", 0.5)], "A", 0.8],
  [
    "twice the same although a rule doubts one of them",
    [at("nameArabic", "A", 0.6, { most: 0.6 }), at("nameArabic", "A", 0.9)],
    "A",
    0.6,
  ],
  [
    "two that differ, of which a rule doubts the surer one",
    [at("nameArabic", "A", 0.6, { most: 0.6 }), at("nameArabic", "B", 0.5)],
    "A",
    0.6,
  ],
  [
    "a name for which a zone had no room",
    [at("name", "ALI AL BA", 0.9), at("name", "ALI AL BAHRI", 0.88)],
    "ALI AL BAHRI",
    0.88,
  ],
  [
    "a number in a zone with letters among its digits, for which the check digit holds",
    [at("number", "NORO2580", 0.93, { check: "4" })],
    "NORO2580",
    0.8,
  ],
  [
    "a nation's name and its code",
    [at("nationality", "OMANI", 0.9), at("nationality", "OMN", 0.7)],
    "OMANI",
    0.9,
  ],
  [
    "a nation's code, and less surely its name",
    [at("nationality", "EGY", 0.95), at("nationality", "EGYPTIAN", 0.7)],
    "EGYPTIAN",
    0.95,
  ],
  [
    "a place that could not be read",
    [at("expiry", "", 0), at("expiry", "2028-01-01", 0.9)],
    "2028-01-01",
    0.9,
  ],
] as const)("a field that was found %s", (_, fields, value, confidence) => {
  const [first] = fields;
  expect(bestOfEach(fields)).toEqual([{ key: first.key, box, value, confidence }]);
});

test("fields do not mix", () => {
  const fields = [at("vin", "A", 0.99), at("plate", "1", 0.99), at("vin", "B", 0.99)];
  expect(bestOfEach(fields).map(({ key }) => key)).toEqual(["vin", "plate"]);
  expect(bestOfEach([])).toEqual([]);
});

test("what was doubted at any place that says the same stays doubted", () => {
  const [o, i] = [{ position: 11, read: "O" } as const, { position: 0, read: "I" } as const];
  const doubted = { most: 0.75, doubts: [o] };
  const fields = [
    at("vin", "A", 0.95),
    at("vin", "A", 0.75, doubted),
    at("vin", "A", 0.7, { most: 0.75, doubts: [o, i] }),
  ];
  expect(bestOfEach(fields)).toEqual([at("vin", "A", 0.75, { doubts: [i, o] })]);
  expect(bestOfEach([at("vin", "B", 0.95), at("vin", "A", 0.75, doubted)])[0]).not.toHaveProperty("doubts");
});

describe("whatever stands at however many places", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const place = fc
    .record({
      key: fc.constantFrom("vin", "plate", "name", "nameArabic", "expiry"),
      value: fc.constantFrom("", "A", "AB", "B"),
      confidence: share,
      most: fc.option(share, { nil: undefined }),
    })
    .map(({ key, value, confidence, most }) =>
      at(key, value, value === "" ? 0 : Math.min(confidence, most ?? 1), most === undefined ? {} : { most }),
    );
  const places = fc.array(place, { minLength: 1, maxLength: 6 });
  /** Each answered field with the places that say its value. */
  const answers = (fields: readonly PlacedField[]) =>
    bestOfEach(fields).map((field) => ({
      field,
      agreeing: fields.filter(({ key, value }) => key === field.key && value === field.value),
    }));

  test("a field is sure only where one place alone is", () => {
    fc.assert(
      fc.property(places, (fields) => {
        for (const { field, agreeing } of answers(fields)) {
          if (field.confidence < confident) continue;
          expect(Math.max(...agreeing.map(({ confidence }) => confidence))).toBeGreaterThanOrEqual(confident);
        }
      }),
    );
  });

  test("no rule's limit is passed", () => {
    fc.assert(
      fc.property(places, (fields) => {
        for (const { field, agreeing } of answers(fields)) {
          for (const { most = 1 } of agreeing) expect(field.confidence).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test("no contradiction is sure", () => {
    fc.assert(
      fc.property(places, (fields) => {
        for (const { field } of answers(fields)) {
          const others = fields.filter(({ key, value }) => key === field.key && value !== "");
          const isOne = others.every(({ value }) =>
            field.key === "name" ? field.value.startsWith(value) : value === field.value,
          );
          if (!isOne) expect(field.confidence).toBeLessThan(confident);
        }
      }),
    );
  });

  test("the order of places does not matter to how sure a field is", () => {
    fc.assert(
      fc.property(places, (fields) => {
        const sureness = (list: readonly PlacedField[]) =>
          Object.fromEntries(bestOfEach(list).map(({ key, confidence }) => [key, confidence >= confident]));
        expect(sureness(fields.toReversed())).toEqual(sureness(fields));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areSameFields, expiryOf, storedFields } from "./confirmed-fields.ts";
import { documentTypes, fieldKeys, isDayKey, typeFacts } from "./document-types.ts";

const all = fieldKeys.map((key) => ({ key, value: isDayKey(key) ? "2030-01-02" : `${key} 28563400117` }));

describe.each(documentTypes)("of a document of type %s", (type) => {
  test("the fields of its list are stored, each once, and no other", () => {
    const stored = storedFields(type, [...all, ...all]);
    expect(stored.map(({ key }) => key)).toEqual(typeFacts[type].fields);
  });

  test("of a masked field the last four characters are stored", () => {
    for (const { key, value } of storedFields(type, all))
      if (typeFacts[type].masked.includes(key)) expect(value).toBe("0117");
  });
});

test.each([
  ["28563400117", "0117"],
  ["285 6340 0117", "0117"],
  ["285-634-00-11-7", "0117"],
  ["AB12345", "345"],
  ["12", "2"],
  ["7", ""],
])("of the number %s %s is stored", (value, stored) => {
  expect(storedFields("qid", [{ key: "number", value }])).toEqual([{ key: "number", value: stored }]);
});

test("no masked number can be read from what is stored", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{5,15}$/), (value) => {
      const [field] = storedFields("passport", [{ key: "number", value }]);
      expect(field?.value.length).toBeLessThanOrEqual(4);
      expect(value.endsWith(field?.value ?? "-")).toBe(true);
    }),
  );
});

test("the later of two values counts", () => {
  const fields = [
    { key: "expiry", value: "2027-01-01" },
    { key: "expiry", value: "2028-01-01" },
  ] as const;
  expect(storedFields("qid", fields)).toEqual([fields[1]]);
  expect(expiryOf(storedFields("qid", fields))).toBe("2028-01-01");
  expect(expiryOf(storedFields("other", fields))).toBeNull();
});

test("fields are the same in any order", () => {
  const [one, two] = [
    { key: "plate", value: "1" },
    { key: "vin", value: "2" },
  ] as const;
  expect(areSameFields([one, two], [two, one])).toBe(true);
  expect(areSameFields([one], [one, two])).toBe(false);
  expect(areSameFields([one], [{ ...one, value: "3" }])).toBe(false);
});

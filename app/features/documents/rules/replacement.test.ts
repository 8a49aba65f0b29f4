import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ConfirmedField } from "./confirmed-fields.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";
import { type ReplaceableDocument, replacementsOf } from "./replacement.ts";

const onDay = (day: number) => new Date(Date.UTC(2026, 0, day));
const fieldsOf = (values: Partial<Record<ConfirmedField["key"], string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }) as ConfirmedField);

interface Given extends Partial<Omit<ReplaceableDocument, "fields" | "expiry">> {
  readonly says?: Partial<Record<ConfirmedField["key"], string>>;
}
function document(id: string, { says = {}, ...changes }: Given): ReplaceableDocument {
  const fields = fieldsOf(says);
  return {
    ...{ id, type: "qid", code: "accepted", confirmedAt: onDay(1), fields, expiry: says.expiry ?? null },
    ...changes,
  };
}
/** The ids that a newer one replaced, of an older and a newer document. */
const replaced = (older: Given, newer: Given) => [
  ...replacementsOf([
    document("newer", { confirmedAt: onDay(2), ...newer }),
    document("older", older),
  ]).entries(),
];
const yes = [["older", "newer"]];
const vin = "RMLHJR4K7R1004821";
const car = (says: Given["says"], type: DocumentType = "vehicle-registration"): Given => ({ type, says });

describe("a newer document replaces an older one", () => {
  test.each<[string, Given, Given]>([
    [
      "of the same person",
      { says: { number: "0117", name: "NOORA", expiry: "2026-02-01" } },
      { says: { number: "0117", name: "Noora Al Kuwari", expiry: "2031-02-01" } },
    ],
    [
      "that ends on the same day",
      { says: { number: "0117", expiry: "2026-02-01" } },
      { says: { number: "0117", expiry: "2026-02-01" } },
    ],
    [
      "of the same name, where one has no number",
      { says: { number: "0117", name: "NOORA AL KUWARI" } },
      { says: { name: "Noora  Al-Kuwari" } },
    ],
    [
      "of the same Arabic name, where that is all that both state",
      { says: { number: "0117", nameArabic: "نورة الكواري" } },
      { says: { nameArabic: "نورة الكواري" } },
    ],
    [
      "of the same person, whose passport has a new number",
      { type: "passport", says: { number: "0117", name: "NOORA AL KUWARI" } },
      { type: "passport", says: { number: "8842", name: "NOORA AL KUWARI" } },
    ],
    [
      "of the same passport, where one has no name",
      { type: "passport", says: { number: "0117", name: "NOORA AL KUWARI" } },
      { type: "passport", says: { number: "0117" } },
    ],
    [
      "that names no last day",
      { says: { number: "0117" } },
      { says: { number: "0117", expiry: "2031-02-01" } },
    ],
    [
      "before the staff have answered it",
      { says: { number: "1" } },
      { code: "processed", says: { number: "1" } },
    ],
    [
      "of the same VIN, however it is written",
      car({ vin }),
      car({ vin: `${vin.slice(0, 3)}-${vin.slice(3)}` }),
    ],
    ["of the same VIN with another plate", car({ vin, plate: "482915" }), car({ vin, plate: "77123" })],
    ["of the same plate, where one has no VIN", car({ vin, plate: "482915" }), car({ plate: "482 915" })],
    ["of the same car's insurance", car({ vin }, "insurance"), car({ vin }, "insurance")],
    [
      "of the same company",
      car({ number: "CR-1" }, "trade-license"),
      car({ number: "cr1" }, "trade-license"),
    ],
    [
      "of a salary",
      car({ issueDate: "2026-01-01" }, "salary-certificate"),
      car({ issueDate: "2026-06-01" }, "salary-certificate"),
    ],
  ])("%s", (_, older, newer) => {
    expect(replaced(older, newer)).toEqual(yes);
  });
});

describe("a newer document leaves an older one", () => {
  test.each<[string, Given, Given]>([
    ["of another type", { says: { number: "1" } }, { type: "passport", says: { number: "1" } }],
    ["that ends after it", { says: { expiry: "2031-02-01" } }, { says: { expiry: "2026-02-01" } }],
    [
      "with a last day, where it names none",
      { says: { number: "1", expiry: "2027-01-01" } },
      { says: { number: "1" } },
    ],
    ["of which it shows another side", { says: { name: "Noora" } }, { says: { number: "0117" } }],
    ["of which nothing was confirmed", {}, { says: { number: "0117" } }],
    [
      "of the spouse",
      { says: { number: "0117", name: "NOORA", expiry: "2027-01-01" } },
      { says: { number: "5530", name: "KHALID", expiry: "2028-01-01" } },
    ],
    [
      "of the spouse, where one has no number",
      { type: "driving-license", says: { number: "0117", name: "NOORA" } },
      { type: "driving-license", says: { name: "KHALID" } },
    ],
    [
      "of the spouse's passport",
      { type: "passport", says: { number: "0117", name: "NOORA" } },
      { type: "passport", says: { number: "5530", name: "KHALID" } },
    ],
    [
      "where neither number nor name says whose it is",
      { says: { expiry: "2026-02-01" } },
      { says: { expiry: "2031-02-01" } },
    ],
    ["of another VIN", car({ vin, plate: "482915" }), car({ vin: "RMLSHB2C9S1001377", plate: "482915" })],
    ["of another plate", car({ plate: "482915" }), car({ plate: "77123" })],
    ["of a car that it does not name", car({ vin }), car({ plate: "482915" })],
    ["of another company", car({ number: "1" }, "trade-license"), car({ number: "2" }, "trade-license")],
    ["that our team requested", car({}, "other"), car({}, "other")],
    ["until it is confirmed", { says: { number: "1" } }, { says: { number: "1" }, confirmedAt: null }],
    ["where it was rejected", { says: { number: "1" } }, { says: { number: "1" }, code: "rejected" }],
    ["that was rejected itself", { says: { number: "1" }, code: "rejected" }, { says: { number: "1" } }],
  ])("%s", (_, older, newer) => {
    expect(replaced(older, newer)).toEqual([]);
  });
});

test("of several the newest replaces all others", () => {
  const says = { number: "0117" };
  const found = replacementsOf([
    document("second", { says, confirmedAt: onDay(2) }),
    document("third", { says, confirmedAt: onDay(3) }),
    document("first", { says, confirmedAt: onDay(1) }),
  ]);
  expect(Object.fromEntries(found)).toEqual({ first: "third", second: "third" });
});

test("whatever there is, none replaces itself, and what replaces another is replaced by none that is older", () => {
  const any = fc.record({
    id: fc.uuid(),
    type: fc.constantFrom(...documentTypes),
    code: fc.constantFrom("processed" as const, "accepted" as const, "rejected" as const),
    confirmedAt: fc.option(fc.integer({ min: 1, max: 5 }).map(onDay)),
    says: fc.record(
      {
        vin: fc.constantFrom("1", "2"),
        plate: fc.constantFrom("1", "2"),
        number: fc.constantFrom("1", "2"),
        expiry: fc.constantFrom("2027-01-01", "2028-01-01"),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 8 }), (given) => {
      const documents = given.map(({ id, ...rest }) => document(id, rest));
      const byId = new Map(documents.map((one) => [one.id, one]));
      for (const [older, newer] of replacementsOf(documents)) {
        const [before, after] = [byId.get(older), byId.get(newer)];
        expect(older).not.toBe(newer);
        expect(after?.type).toBe(before?.type);
        expect((after?.confirmedAt ?? 0) >= (before?.confirmedAt ?? 0)).toBe(true);
      }
    }),
  );
});

import { describe, expect, test } from "vitest";
import { storedFields } from "../../rules/confirmed-fields.ts";
import { type FieldKey, typeFacts } from "../../rules/document-types.ts";
import type { ReadField } from "../../rules/reading/reading.ts";
import {
  asRead,
  confirmedValues,
  correctedFields,
  lacksLastDay,
  problemsOf,
  type ReviewField,
  reviewFields,
  withApproval,
  withValue,
} from "./review-state.ts";

const box = { page: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const read = (key: FieldKey, value: string, confidence = 0.95): ReadField => ({
  key,
  value,
  confidence,
  box,
});
const card = typeFacts["vehicle-registration"];
const vin = "RMLNA1B2C3D400001";
const of = (fields: readonly ReviewField[], key: FieldKey) => fields.find((field) => field.key === key);

describe("what was read, as the customer sees it", () => {
  test("has the fields of its type alone, in their order", () => {
    const fields = reviewFields(card, [read("vin", vin), read("nationality", "QATAR")]);
    expect(fields.map(({ key }) => key)).toEqual([...card.fields]);
    expect(of(fields, "vin")).toMatchObject({ value: vin, isOpen: false });
    expect(of(fields, "plate")).toEqual({ key: "plate", value: "", read: undefined, isOpen: false });
  });

  test.each([
    ["certain", read("plate", "123456", 0.85), false],
    ["uncertain", read("plate", "123456", 0.84), true],
    ["found and not read", read("plate", "", 0.2), false],
    ["a VIN with a letter that no VIN has", read("vin", "RMLNA1B2C3D40000O"), true],
  ])("%s", (_, field, isOpen) => {
    expect(of(reviewFields(card, [field]), field.key)?.isOpen).toBe(isOpen);
  });

  test("of two readings the surer one counts", () => {
    const fields = reviewFields(card, [read("plate", "111", 0.5), read("plate", "222", 0.9)]);
    expect(of(fields, "plate")?.value).toBe("222");
  });
});

test("another reading replaces nothing that was typed", () => {
  const typed = withValue(reviewFields(card, []), "plate", "999");
  const fields = reviewFields(card, [read("plate", "123456", 0.4), read("vin", vin)], typed);
  expect(of(fields, "plate")).toMatchObject({ value: "999", isOpen: false, read: { value: "123456" } });
  expect(of(fields, "vin")?.value).toBe(vin);
});

test.each([
  ["qid", "number", "28463404817"],
  ["qid", "number", "AB12345"],
  ["qid", "number", "12"],
  ["insurance", "number", "P-1"],
  ["passport", "name", "NOORA"],
] as const)(
  "what is stored of a %s is stored again where it was not corrected: %s %s",
  (type, key, value) => {
    const stored = storedFields(type, [
      { key, value },
      { key: "expiry", value: "2028-01-01" },
    ]);
    const sent = confirmedValues(correctedFields(typeFacts[type], stored));
    expect(storedFields(type, sent)).toEqual(stored);
  },
);

test.each([
  ["qid", [], true],
  ["qid", [read("expiry", "2028-01-01")], false],
  ["salary-certificate", [], false],
] as const)("of a %s the last day is missing", (type, found, isMissing) => {
  expect(lacksLastDay(typeFacts[type], reviewFields(typeFacts[type], found))).toBe(isMissing);
});

describe("before it is confirmed", () => {
  const fields = reviewFields(card, [
    read("plate", "123456", 0.4),
    read("vin", vin),
    read("expiry", "2027-05-01"),
  ]);

  test("what is uncertain has to be compared: approving or correcting it is enough", () => {
    expect(problemsOf(fields)).toEqual([{ key: "plate", problem: "compare" }]);
    expect(problemsOf(withApproval(fields, "plate"))).toEqual([]);
    expect(problemsOf(withValue(fields, "plate", "123457"))).toEqual([]);
    expect(problemsOf(withValue(fields, "plate", ""))).toEqual([]);
  });

  test.each([
    ["vin", "RMLNA1B2C3D40000", "vin-length"],
    ["expiry", "2027-02-30", "day"],
    ["expiry", "01/05/2027", "day"],
    ["modelYear", "23", "year"],
  ] as const)("%s cannot be %s", (key, value, problem) => {
    expect(problemsOf(withValue(withApproval(fields, "plate"), key, value))).toEqual([{ key, problem }]);
  });

  test.each([
    ["vin", ` ${vin.toLowerCase()} `],
    ["modelYear", "٢٠٢٣"],
    ["expiry", "2028-02-29"],
    ["name", "Noora Al-Thani"],
  ] as const)("%s can be %s", (key, value) => {
    expect(problemsOf(withValue(withApproval(fields, "plate"), key, value))).toEqual([]);
  });
});

test("what is sent has no empty fields, Latin digits and capitals", () => {
  const typed = withValue(
    withValue(reviewFields(card, []), "modelYear", "٢٠٢٣"),
    "vin",
    ` ${vin.toLowerCase()}`,
  );
  expect(confirmedValues(typed)).toEqual([
    { key: "vin", value: vin },
    { key: "modelYear", value: "2023" },
  ]);
});

describe("the letters of a VIN as they were read", () => {
  const doubts = [
    { position: 6, read: "I" },
    { position: 12, read: "Q" },
  ] as const;
  const doubtful = {
    key: "vin",
    value: vin,
    isOpen: true,
    read: { ...read("vin", vin, 0.7), doubts },
  } as const;

  test("stand where digits took their place", () => {
    expect(asRead(doubtful)).toEqual({
      vin: `${vin.slice(0, 6)}I${vin.slice(7, 12)}Q${vin.slice(13)}`,
      places: [6, 12],
    });
  });
  test.each([
    ["without a doubt", { ...doubtful, read: read("vin", vin) }],
    ["once the customer has typed another", { ...doubtful, value: "RMLNA1B2C3D400002" }],
    ["where nothing was read", { ...doubtful, read: undefined }],
  ])("are not asked about %s", (_, field) => {
    expect(asRead(field)).toBeUndefined();
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { smallCatalogue } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { readRecord } from "./read-record.ts";

test("every kind of record is read as it was written, with what it does not say as usual", () => {
  for (const record of smallCatalogue)
    expect(readRecord(JSON.stringify(record))).toMatchObject({ record: { ...record } });
  const part = { record: "part", number: "0888080001", type: "oil", weightGrams: 1 };
  expect(readRecord(JSON.stringify(part))).toEqual({
    record: { ...part, warrantyMonths: 12, alternatives: [] },
  });
});

test.each([
  ["{", "row", "broken-json"],
  ["[]", "row", "wrong-value"],
  ["null", "row", "wrong-value"],
  ["{}", "record", "unknown-record"],
  ['{"record":"wheel"}', "record", "unknown-record"],
  ['{"record":"supersession","from":"0888080001"}', "to", "wrong-value"],
  [
    '{"record":"model","code":"HJR","makeCode":"RM","name":{"en":"a","ar":"b"},"yearFrom":2020,"yearTo":2019}',
    "yearTo",
    "range-reversed",
  ],
  [
    '{"record":"fitment","part":"0888080001","model":"HJR","yearFrom":2020,"yearTo":2020,"serialFrom":2,"serialTo":1}',
    "serialTo",
    "range-reversed",
  ],
  [
    '{"record":"category","id":"a","parent":null,"position":0,"name":{"en":"a","ar":" "}}',
    "name.ar",
    "wrong-value",
  ],
  [
    String.raw`{"record":"category","id":"a","parent":null,"position":0,"name":{"en":"a\u0000","ar":"b"}}`,
    "name.en",
    "wrong-value",
  ],
  [
    String.raw`{"record":"category","id":"a","parent":null,"position":0,"name":{"en":"a","ar":"\ud83d"}}`,
    "name.ar",
    "wrong-value",
  ],
])("%s is refused by its field", (text, field, problem) => {
  expect(readRecord(text)).toEqual({ problems: [{ field, problem }] });
});

test("no line throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readRecord(text);
      expect("record" in read || read.problems.length > 0).toBe(true);
    }),
  );
});

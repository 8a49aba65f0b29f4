import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenFeed, longestRow } from "#app/lib/feed/broken-feed.ts";
import { JsonRows } from "./json-rows.ts";

function objectsOf(...pieces: string[]) {
  const rows = new JsonRows();
  const read = pieces.flatMap((piece) => [...rows.push(piece)]);
  rows.end();
  return read.map(({ line, text }) => ({ line, value: JSON.parse(text) as unknown }));
}

test("objects come one a line or in a list, with the line on which each begins", () => {
  expect(objectsOf('{"a":1}\n{"a":"}{"}\n').map(({ line }) => line)).toEqual([1, 2]);
  expect(objectsOf('[\n  {"a": {"b": []}},\n\n  {"a": "\\"]"}\n]')).toEqual([
    { line: 2, value: { a: { b: [] } } },
    { line: 4, value: { a: '"]' } },
  ]);
});

test("a row that does not end is given up before it fills the memory", () => {
  const long = `{"a":"${"x".repeat(longestRow - 8)}"}`;
  expect(long).toHaveLength(longestRow);
  expect(objectsOf(long)).toHaveLength(1);
  const begun = (length: number) => [...new JsonRows().push(`{"a":"`.padEnd(length, "x"))];
  expect(begun(longestRow)).toEqual([]);
  expect(() => begun(longestRow + 1)).toThrow(BrokenFeed);
  expect(objectsOf(long.slice(0, -1), "}")).toHaveLength(1);
});

test.each([
  ["\n\n{", 3],
  ['{"a":1}\n{"b":\n\n', 2],
  ['{"a":1}\n\nx', 3],
])("%j is broken on line %i", (text, line) => {
  expect(() => objectsOf(text)).toThrow(expect.objectContaining({ line, name: "BrokenFeed" }));
});

test.each(['{"a":1', '{"a":"x}', "hello", '{"a":1} x'])("%j cannot be read", (text) => {
  expect(() => objectsOf(text)).toThrow(BrokenFeed);
});

test("whatever objects hold, they come out as they went in, however the text was cut", () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
  fc.assert(
    fc.property(objects, fc.boolean(), fc.nat(), (values, isList, seed) => {
      const text = isList
        ? JSON.stringify(values, null, 1)
        : values.map((one) => JSON.stringify(one)).join("\n");
      const cut = seed % (text.length + 1);
      const read = objectsOf(text.slice(0, cut), text.slice(cut)).map(({ value }) => value);
      expect(read).toEqual(values.map((one) => JSON.parse(JSON.stringify(one))));
    }),
  );
});

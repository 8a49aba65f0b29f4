import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRow } from "./csv.ts";

describe("a row of a file", () => {
  test.each([
    [["a", null, "b"], "a,,b\r\n"],
    [['say "hi"', "one, two"], '"say ""hi""","one, two"\r\n'],
    [["two\nlines"], '"two\nlines"\r\n'],
    [["مريم، السليطي"], "مريم، السليطي\r\n"],
    [["=1+1", "@x", "-2", "\tx"], "'=1+1,'@x,'-2,'\tx\r\n"],
    [["+97455123456", "+1+1"], "+97455123456,'+1+1\r\n"],
  ])("of %j", (cells, row) => expect(csvRow(cells)).toBe(row));

  test("is read back as it was, but for formulas", () => {
    const cell = fc.string().map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        expect(parse(csvRow(cells), { record_delimiter: "\r\n" })).toEqual([cells]);
      }),
    );
  });
});

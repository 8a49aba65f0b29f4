import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";
import { type CsvRow, csvRows } from "./csv-rows.server.ts";

async function rowsOf(...pieces: string[]) {
  const rows: CsvRow[] = [];
  for await (const row of csvRows(inPieces(pieces))) rows.push(row);
  return rows;
}
async function* inPieces(pieces: readonly string[]) {
  yield* pieces;
}
async function cellsOf(...pieces: string[]) {
  return (await rowsOf(...pieces)).map(({ cells }) => cells);
}

test.each<[string, string, string[][]]>([
  [
    "plain cells",
    "a,b\n1,2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "no line break at the end",
    "a,b\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "line breaks of Windows and of old",
    "a,b\r\n1,2\r3,4",
    [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "separators, quotes and breaks in quotes",
    'a,b\n"1,""x""\ny",2',
    [
      ["a", "b"],
      ['1,"x"\ny', "2"],
    ],
  ],
  [
    "empty lines, and rows in which nothing is written",
    "\n a,b\n\n,\n  \n1,\n , \n",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  [
    "a spreadsheet's line that names its separator",
    "sep=;\r\na,1;b\r\n1;2",
    [
      ["a,1", "b"],
      ["1", "2"],
    ],
  ],
  [
    "bars, and commas in a quoted name",
    '"a,,,b"|c\n1|2',
    [
      ["a,,,b", "c"],
      ["1", "2"],
    ],
  ],
  [
    "numbers that a spreadsheet marks as texts",
    `a,b,c\n'0042,"=""15101-12010""",'s`,
    [
      ["a", "b", "c"],
      ["0042", "15101-12010", "'s"],
    ],
  ],
  [
    "formulas around numbers without quotes around them",
    'a,b\n="0013",x',
    [
      ["a", "b"],
      ["0013", "x"],
    ],
  ],
  [
    "signs of inches, and other quotes within cells",
    'a,b\n18" wheels,x\na "b" c,"18"" wheels" ',
    [
      ["a", "b"],
      ['18" wheels', "x"],
      ['a "b" c', '18" wheels'],
    ],
  ],
  [
    "blanks before quotes",
    'a, "b"\nA1, "Rimal, new" , x',
    [
      ["a", "b"],
      ["A1", "Rimal, new", "x"],
    ],
  ],
  [
    "semicolons",
    "a;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "tabs",
    "a\tb\tc\n1\t2\t\n\t \t3",
    [
      ["a", "b", "c"],
      ["1", "2", ""],
      ["", "", "3"],
    ],
  ],
  ["nothing", "", []],
])("%s", async (_, text, cells) => {
  expect(await cellsOf(text)).toEqual(cells);
});

test("each row has the line on which it begins", async () => {
  expect((await rowsOf('a\n"x\ny"\r\n\nb')).map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
  'a\n"never closed',
  '"a"b",c\n',
  'a,"b"c\n',
  '"18" wheels",c\n',
  '"x",a"b,"c\n',
  'a,b\n1,"x\n2,"y"\n',
  'a,b\n"x,y,"z"\n',
])("%j cannot be read", async (text) => {
  await expect(rowsOf(text)).rejects.toThrow(BrokenFeed);
});

describe("whatever cells hold", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "ب", ",", ";", '"', "\n", "\r", " ", "\t", "😀") });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  const quoted = (rows: string[][]) =>
    `h1,h2\n${rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join("\r\n")}`;

  test("it comes out as it went in, however the text was cut", async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.nat(), async (rows, seed) => {
        const text = [...quoted(rows)];
        const cut = seed % (text.length + 1);
        expect(await cellsOf(text.slice(0, cut).join(""), text.slice(cut).join(""))).toEqual([
          ["h1", "h2"],
          ...rows.filter((row) => row.some((one) => one.trim() !== "")),
        ]);
      }),
    );
  });
  test("any text ends: with rows, or refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r") }), async (text) => {
        try {
          for (const { cells } of await rowsOf(text)) expect(cells.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenFeed);
        }
      }),
    );
  });
});

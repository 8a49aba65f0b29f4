import fc from "fast-check";
import { expect, test } from "vitest";
import { longestRow } from "#app/lib/feed/broken-feed.ts";
import { textLines } from "./text-lines.server.ts";

async function linesOf(...pieces: string[]) {
  async function* text() {
    yield* pieces;
  }
  const lines = [];
  for await (const some of textLines(text())) lines.push(...some);
  return lines;
}

test("lines have their numbers, blank ones are left out, the last needs no end", async () => {
  expect(await linesOf("a\n\n  \nb\r\nc")).toEqual([
    { line: 1, text: "a" },
    { line: 4, text: "b\r" },
    { line: 5, text: "c" },
  ]);
});

test("wherever a text is cut, its lines are the same", async () => {
  const text = "one\ntwo\n\nthree\nfour";
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
      const pieces = places.slice(1).map((to, at) => text.slice(places[at], to));
      expect(await linesOf(...pieces)).toEqual(await linesOf(text));
    }),
  );
});

test("a line that never ends breaks the file off", async () => {
  await expect(linesOf("a\n", "b".repeat(longestRow + 1))).rejects.toMatchObject({ line: 2 });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { slicesOf } from "./page-slices.ts";

test("a page begins within one group and ends within another", () => {
  const groups = [
    { of: "a", count: 10 },
    { of: "b", count: 0 },
    { of: "c", count: 3 },
    { of: "d", count: 30 },
  ];
  expect(slicesOf(groups, { offset: 8, size: 10 })).toEqual([
    { of: "a", offset: 8, limit: 2 },
    { of: "c", offset: 0, limit: 3 },
    { of: "d", offset: 0, limit: 5 },
  ]);
  expect(slicesOf(groups, { offset: 43, size: 10 })).toEqual([]);
});

test("all pages together are all of every group, each once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (counts, size) => {
      const groups = counts.map((count, of) => ({ of, count }));
      const all = groups.flatMap(({ of, count }) => Array.from({ length: count }, (_, at) => [of, at]));
      const paged = [];
      for (let offset = 0; offset < all.length; offset += size)
        for (const slice of slicesOf(groups, { offset, size }))
          for (let at = 0; at < slice.limit; at += 1) paged.push([slice.of, slice.offset + at]);
      expect(paged).toEqual(all);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { mostFilesOf, pieceBytes, pieceLength, pieceOffsets } from "./upload-limits.ts";

test("the pieces of a file are the whole file, once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 * 1024 * 1024 }), (bytes) => {
      let next = 0;
      for (const offset of pieceOffsets(bytes)) {
        expect(offset).toBe(next);
        next += pieceLength(bytes, offset) ?? 0;
      }
      expect(next).toBe(bytes);
      expect(pieceLength(bytes, next)).toBeUndefined();
    }),
  );
});

test.each([
  [pieceBytes, 0, pieceBytes],
  [pieceBytes, pieceBytes, undefined],
  [pieceBytes + 1, pieceBytes, 1],
  [1, 0, 1],
  [pieceBytes * 2, 1, undefined],
  [pieceBytes * 2, pieceBytes * 3, undefined],
])("of a file of %i bytes the piece at %i has %s", (bytes, offset, length) => {
  expect(pieceLength(bytes, offset)).toBe(length);
});

test("a card has two sides, other documents up to ten files", () => {
  expect([mostFilesOf("qid"), mostFilesOf("driving-license"), mostFilesOf("insurance")]).toEqual([2, 2, 10]);
});

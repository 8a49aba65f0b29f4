import fc from "fast-check";
import { expect, test } from "vitest";
import { idOfReference, shortReference } from "./short-reference.ts";

test("every id has a reference of its own of at most thirty letters and digits, and is found by it", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(shortReference(id)).toMatch(/^[0-9a-z]{1,30}$/);
      expect(idOfReference(shortReference(id))).toBe(id);
    }),
  );
});

test.each(["ffffffff-ffff-ffff-ffff-ffffffffffff", "00000000-0000-0000-0000-000000000000"])(
  "so has %s",
  (id) => {
    expect(idOfReference(shortReference(id))).toBe(id);
  },
);

test.each(["", "ORD-7", "01a21556-0894-7c3d-9a11-81b324a1e343", "z".repeat(25), "A".repeat(25)])(
  "%j is the reference of no id and stays as it is",
  (reference) => {
    expect(idOfReference(reference)).toBe(reference);
  },
);

test("what is no id has no reference", () => {
  expect(() => shortReference("attempt-1")).toThrow(RangeError);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { normalPickupCode, pickupCodeOf } from "./pickup-code.ts";

test("a code has six signs, none of which looks like another", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      const code = pickupCodeOf(bytes);
      expect(code).toMatch(/^[A-Z2-9]{6}$/);
      expect(code).not.toMatch(/[01OIQLBSZGV]/);
      expect(normalPickupCode(code)).toBe(code);
    }),
  );
});

test("it is read whatever stands between its signs", () => {
  expect(normalPickupCode(" 7kx-m2a\n")).toBe("7KXM2A");
});

import { expect, test } from "vitest";
import { canConfirm } from "./number-confirmation.ts";

const leftAt = new Date("2026-11-23T09:00:00Z");

test.each([
  ["2026-11-23T09:00:00.000Z", true],
  ["2026-11-24T08:59:59.999Z", true],
  ["2026-11-24T09:00:00.000Z", false],
  ["2026-12-24T09:00:00.000Z", false],
  // A browser's clock may be slow.
  ["2026-11-23T08:00:00.000Z", true],
])("a number of 23 November, 09:00, can be confirmed at %s: %s", (now, can) => {
  expect(canConfirm(leftAt, new Date(now))).toBe(can);
});

import { expect, test } from "vitest";
import { smsParts, withPlainBlanks } from "./sms-parts.ts";

test.each([
  ["nothing", "", 1],
  ["160 Latin letters", "a".repeat(160), 1],
  ["one more", "a".repeat(161), 2],
  ["306", "a".repeat(306), 2],
  ["307", "a".repeat(307), 3],
  ["80 signs that take two places", "€".repeat(80), 1],
  ["81 of them", "€".repeat(81), 2],
  ["70 Arabic letters", "م".repeat(70), 1],
  ["71", "م".repeat(71), 2],
  ["134", "م".repeat(134), 2],
  ["135", "م".repeat(135), 3],
  ["one Arabic letter among Latin ones", `${"a".repeat(70)}م`, 2],
  ["a dash that the basic alphabet lacks", `${"a".repeat(70)}–`, 2],
])("%s", (_, text, parts) => expect(smsParts(text)).toBe(parts));

test("a blank that does not break would double the parts, and is made plain", () => {
  const text = `${"a".repeat(100)} 7:00\u00a0am`;
  expect([smsParts(text), smsParts(withPlainBlanks(text))]).toEqual([2, 1]);
});

import { expect, test } from "vitest";
import { auditCursorText, auditValueExpiry, isReasonCode, readAuditCursor } from "./audit-values.ts";

const at = new Date("2026-11-26T10:00:00Z");

test("values of a search are stored for 90 days, all others for two years", () => {
  expect(auditValueExpiry("search", at)).toEqual(new Date("2027-02-24T10:00:00Z"));
  for (const via of ["write", "view", "export", "sign-in"])
    expect(auditValueExpiry(via, at), via).toEqual(new Date("2028-11-25T10:00:00Z"));
});

test.each([
  ["part-missing", true],
  ["qc2-failed", true],
  [undefined, false],
  ["", false],
  ["55123401", false],
  ["noora called", false],
  ["Noora", false],
  ["نورة اتصلت", false],
])("the reason %j is a code: %s", (reason, expected) => {
  expect(isReasonCode(reason)).toBe(expected);
});

test("a cursor leads back to the moment and number that it was made of", () => {
  expect(readAuditCursor(auditCursorText({ at, id: 42 }))).toEqual({ at, id: 42 });
  for (const text of ["", "1", "1.", ".1", "1.1.1", "a.1", "-1.1", "1.1; drop"])
    expect(readAuditCursor(text), text).toBeUndefined();
});

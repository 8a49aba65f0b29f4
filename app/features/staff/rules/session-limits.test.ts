import { expect, test } from "vitest";
import { pinTrustedSince, sessionCutoffs } from "./session-limits.ts";

const now = new Date("2026-11-26T10:00:00Z");

test("a session lives for 12 hours, 30 minutes without a use, 10 on a shared device", () => {
  expect(sessionCutoffs(now)).toEqual({
    startedAfter: new Date("2026-11-25T22:00:00Z"),
    personalUsedAfter: new Date("2026-11-26T09:30:00Z"),
    deviceUsedAfter: new Date("2026-11-26T09:50:00Z"),
    writeUseBefore: new Date("2026-11-26T09:59:00Z"),
  });
});

test("a PIN counts for 30 days after a full sign-in", () => {
  expect(pinTrustedSince(now)).toEqual(new Date("2026-10-27T10:00:00Z"));
});

import { expect, test } from "vitest";
import {
  accessTokenLifeMs,
  decideRotation,
  loginCodeLifeMs,
  sessionEnd,
  sessionLifeMs,
} from "./refresh-rotation.ts";

const now = new Date("2026-11-21T08:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const live = { replacedAt: null, sessionRevokedAt: null, sessionExpiresAt: ago(-1) };

test.each([
  ["a current token", live, "rotate"],
  ["a token replaced just now", { ...live, replacedAt: now }, "repeat"],
  ["a token replaced 60 s ago", { ...live, replacedAt: ago(60_000) }, "repeat"],
  ["a token replaced 60.001 s ago", { ...live, replacedAt: ago(60_001) }, "revoke"],
  ["a token of a session that ends now", { ...live, sessionExpiresAt: now }, "refuse"],
  ["a token of a revoked session", { ...live, sessionRevokedAt: ago(1) }, "refuse"],
  ["a replaced token of a revoked session", { ...live, replacedAt: now, sessionRevokedAt: ago(1) }, "refuse"],
] as const)("%s: %s -> %s", (_, token, expected) => expect(decideRotation(token, now)).toBe(expected));

test("a token lives for 15 minutes, a session for 30 days, a login code for a minute", () => {
  expect([accessTokenLifeMs, sessionLifeMs, loginCodeLifeMs]).toEqual([900_000, 2_592_000_000, 60_000]);
});

test.each([
  ["just begun", 0, 30],
  ["60 days old", 60, 30],
  ["61 days old", 61, 29],
  ["89 days old", 89, 1],
  ["91 days old, where it was allowed more before", 91, -1],
])("a session that is %s, used now, of 90 days at most", (_, age, daysLeft) => {
  const day = 24 * 60 * 60_000;
  expect(sessionEnd(ago(age * day), now, 90).getTime() - now.getTime()).toBe(daysLeft * day);
});

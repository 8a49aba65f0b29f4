import { expect, test } from "vitest";
import { decodeToken, isExpired } from "./session-token.ts";
import { tokensOf } from "./token-examples.ts";

const t0 = Date.UTC(2026, 10, 21, 8);
const { accessToken } = tokensOf({ issuedAt: t0 });
const withPayload = (payload: unknown) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
const good = decodeToken(accessToken);
const { exp: _, ...withoutExp } = good ?? { exp: 0 };

test("Arabic names survive", () => expect(decodeToken(accessToken)?.user.firstName).toBe("نورة"));

test.each([
  ["a good token", accessToken, t0, false],
  ["its last millisecond", accessToken, t0 + 15 * 60_000 - 1, false],
  ["its end", accessToken, t0 + 15 * 60_000, true],
  ["one without exp", withPayload(withoutExp), t0, true],
  ["one whose exp is a word", withPayload({ ...withoutExp, exp: "tomorrow" }), t0, true],
  [
    "one whose Arabic name is a number",
    withPayload({ ...good, user: { ...good?.user, nameAr: 1 } }),
    t0,
    true,
  ],
  ["no token", "", t0, true],
  ["nonsense", "a.b.c", t0, true],
  ["null", withPayload(null), t0, true],
])("expired? %s", (_, token, now, expected) => expect(isExpired(token, now)).toBe(expected));

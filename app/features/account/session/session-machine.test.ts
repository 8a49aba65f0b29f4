import { describe, expect, test } from "vitest";
import { initialState, type SessionEvent, type SessionState, step } from "./session-machine.ts";
import { tokensOf } from "./token-examples.ts";

const t0 = Date.UTC(2026, 10, 21, 8);
const minute = 60_000;
const fresh = tokensOf({ issuedAt: t0 });
const newer = tokensOf({ issuedAt: t0 + minute, refreshToken: "refresh-2" });
const older = tokensOf({ issuedAt: t0 - minute, refreshToken: "refresh-0" });
const relogged = tokensOf({ issuedAt: t0 + minute, refreshToken: "refresh-9", sid: "session-2" });
const otherCustomer = tokensOf({
  issuedAt: t0 + minute,
  refreshToken: "other",
  sid: "session-3",
  userId: "khalid",
});
const past = tokensOf({ issuedAt: t0 - 20 * minute });
const broken = { accessToken: "not.a.token", refreshToken: "refresh-1" };

function after(...events: SessionEvent[]): SessionState {
  return events.reduce((state, event) => step(state, event).state, initialState);
}
function view({ state, effects }: ReturnType<typeof step>) {
  return [state.status, effects.map((effect) => effect.type)];
}
const started = (stored: typeof fresh | null, code: string | null = null): SessionEvent => ({
  type: "started",
  stored,
  code,
  now: t0,
});
const signedIn = after(started(fresh));
const visitor = after(started(null));
const starting = after(started(broken));
const processingCode = after(started(null, "code"));

describe("at the start", () => {
  test.each([
    ["no tokens", started(null), ["visitor", []]],
    ["good tokens", started(fresh), ["signed-in", ["announce"]]],
    ["tokens that are past", started(past), ["signed-in", ["announce", "refresh"]]],
    ["tokens that cannot be decoded", started(broken), ["starting", ["refresh"]]],
    ["a login code", started(null, "code"), ["starting", ["exchange-code"]]],
    ["a login code beside tokens", started(fresh, "code"), ["starting", ["exchange-code"]]],
  ] as const)("%s", (_, event, expected) => expect(view(step(initialState, event))).toEqual(expected));

  test("the profile is read from the token", () => {
    expect(signedIn).toMatchObject({ profile: { id: "noora", firstName: "نورة" }, sessionId: "session-1" });
  });
});

describe("a login code", () => {
  test("exchanged: signed in, tokens stored, code gone from the address", () => {
    const done = step(processingCode, { type: "code-exchanged", tokens: fresh, former: null });
    expect(view(done)).toEqual(["signed-in", ["drop-code", "store", "announce"]]);
  });
  test("exchanged in a browser that was signed in: the session before ends, after the new one is stored", () => {
    const done = step(processingCode, { type: "code-exchanged", tokens: relogged, former: fresh });
    expect(view(done)).toEqual(["signed-in", ["drop-code", "store", "announce", "revoke"]]);
    expect(done.effects.at(-1)).toEqual({ type: "revoke", refreshToken: "refresh-1" });
  });
  test("refused: no longer loading, code gone all the same, and no way around in circles", () => {
    const refused = step(processingCode, { type: "code-refused", stored: null, now: t0 });
    expect(view(refused)).toEqual(["visitor", ["drop-code"]]);
    expect(refused.state).toMatchObject({ isCodeRefused: true });
  });
  test("refused beside good tokens: the session goes on", () => {
    const refused = step(processingCode, { type: "code-refused", stored: fresh, now: t0 });
    expect(view(refused)).toEqual(["signed-in", ["drop-code", "announce"]]);
  });
});

describe("what another tab did to the stored tokens", () => {
  const read = (stored: typeof fresh | null): SessionEvent => ({ type: "stored-read", stored });
  test.each([
    ["the same tokens", signedIn, read(fresh), ["signed-in", []]],
    ["newer ones of this session: adopt", signedIn, read(newer), ["signed-in", ["announce"]]],
    ["older ones of this session: ignore", signedIn, read(older), ["signed-in", []]],
    ["a new session of the same person: adopt", signedIn, read(relogged), ["signed-in", ["announce"]]],
    ["removed: log out", signedIn, read(null), ["visitor", ["forget", "announce", "leave"]]],
    [
      "another customer's: log out, leave theirs",
      signedIn,
      read(otherCustomer),
      ["visitor", ["announce", "leave"]],
    ],
    [
      "broken ones: log out",
      signedIn,
      read({ ...broken, refreshToken: "x" }),
      ["visitor", ["forget", "announce", "leave"]],
    ],
    ["a login elsewhere", visitor, read(fresh), ["signed-in", ["announce"]]],
    ["nothing, for a visitor", visitor, read(null), ["visitor", []]],
    ["nothing, while starting", starting, read(null), ["visitor", []]],
    ["nothing, while a code is processed", processingCode, read(null), ["starting", []]],
    ["renewed ones, while starting", starting, read(fresh), ["signed-in", ["announce"]]],
  ] as const)("%s", (_, state, event, expected) => expect(view(step(state, event))).toEqual(expected));

  test("a tab that is leaving takes no more part", () => {
    const leaving = step(signedIn, { type: "rejected" }).state;
    expect(view(step(leaving, read(fresh)))).toEqual(["visitor", []]);
  });
});

describe("the check", () => {
  test.each([
    ["early in the token's life", 0, []],
    ["6 min and 1 ms before its end", 9 * minute - 1, []],
    ["6 min before its end: the next check would be too late", 9 * minute, ["refresh"]],
    ["after its end", 20 * minute, ["refresh"]],
  ] as const)("%s", (_, elapsed, effects) => {
    expect(step(signedIn, { type: "check-due", now: t0 + elapsed }).effects.map(({ type }) => type)).toEqual(
      effects,
    );
  });
  test("a visitor has nothing to renew", () => {
    expect(step(visitor, { type: "check-due", now: t0 }).effects).toEqual([]);
  });
});

describe("a failed refresh", () => {
  test.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
  ])("attempt %i is repeated after %i ms", (attempt, afterMs) => {
    const { state, effects } = step(signedIn, { type: "refresh-unavailable", attempt });
    expect(effects).toEqual([{ type: "refresh", attempt: attempt + 1, afterMs }]);
    expect(state.status).toBe("signed-in");
  });
  test("after the third repetition the customer stays signed in, read-only, until a refresh succeeds", () => {
    const { state, effects } = step(signedIn, { type: "refresh-unavailable", attempt: 3 });
    expect([state, effects]).toMatchObject([{ status: "signed-in", isReadOnly: true }, []]);
    expect(step(state, { type: "refreshed", tokens: newer }).state).toMatchObject({ isReadOnly: false });
  });
  test("without a readable token there is nobody to show", () => {
    expect(view(step(starting, { type: "refresh-unavailable", attempt: 3 }))).toEqual(["visitor", []]);
  });
});

describe("the end", () => {
  test("a 401 logs out at once", () => {
    const ended = step(signedIn, { type: "rejected" });
    expect(ended.effects).toEqual([
      { type: "forget" },
      { type: "announce", profile: null },
      { type: "leave", reason: "expired" },
    ]);
  });
  test("logging out forgets, revokes and leaves", () => {
    expect(step(signedIn, { type: "logout-requested" }).effects).toEqual([
      { type: "revoke", refreshToken: "refresh-1" },
      { type: "forget" },
      { type: "announce", profile: null },
      { type: "leave", reason: "requested" },
    ]);
  });
  test("a deleted account is forgotten, and nothing is revoked", () => {
    const { state, effects } = step(signedIn, { type: "account-deleted" });
    expect(state).toMatchObject({ status: "visitor", leaving: "deleted" });
    expect(effects).toEqual([
      { type: "forget" },
      { type: "announce", profile: null },
      { type: "leave", reason: "deleted" },
    ]);
  });
  test("a visitor can neither be rejected nor log out", () => {
    for (const type of ["rejected", "logout-requested", "account-deleted"] as const)
      expect(step(visitor, { type }).effects).toEqual([]);
  });
});

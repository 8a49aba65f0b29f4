import { describe, expect, test } from "vitest";
import { alignedHold, extendedHold, type Hold, heldEnd, nothingHeld, settledHold } from "./holding.ts";

const request = { start: "2026-12-01T05:00:00.000Z", territoryPromiseKey: "p1" };
const renewed = { ...request, territoryPromiseKey: "p2" };
const other = { ...request, start: "2026-12-01T06:00:00.000Z" };
const until = Date.parse("2026-11-30T08:10:00.000Z");
const held: Hold<typeof request> = { request, until, isCalling: false };
const granted = { ok: true, data: { heldUntil: "2026-11-30T08:10:00.000Z" } } as const;
const failed = (code: string) =>
  ({ ok: false, status: 409, statusText: "", code, message: "", detail: {} }) as const;

describe("what the server is called for", () => {
  test.each([
    ["a first time is held", nothingHeld, request, { type: "hold", request }],
    ["another time is held instead", held, other, { type: "hold", request: other }],
    ["a renewed promise needs no call", held, renewed, undefined],
    ["a time that is no longer chosen is given back", held, null, { type: "release", held: request }],
    ["one that was refused is not", { ...held, until: null }, null, undefined],
    ["nothing while a call is under way", { ...held, isCalling: true }, other, undefined],
  ] as const)("%s", (_, hold, wanted, call) => {
    const next = alignedHold<typeof request>(hold, wanted);
    expect(next.call).toEqual(call);
    expect(next.hold.isCalling).toBe(hold.isCalling || call !== undefined);
  });

  test("more time for what is chosen, one call at a time", () => {
    const { hold, call } = extendedHold(held, renewed);
    expect(call).toEqual({ type: "hold", request: renewed });
    expect(extendedHold(hold, renewed)).toEqual({ hold });
    expect(extendedHold(held, null)).toEqual({ hold: held });
  });
});

describe("a hold", () => {
  test("is shown for the chosen time alone, whatever its promise", () => {
    expect([request, renewed, other, null].map((wanted) => heldEnd(held, wanted))).toEqual([
      ...[until, until, null, null],
    ]);
  });

  test.each([
    ["granted", granted, request, { hold: held, isLost: false }],
    ["of a taken time", failed("slot-taken"), request, { hold: { ...held, until: null }, isLost: true }],
    ["of a taken time that is no longer chosen", failed("slot-taken"), other, { isLost: false }],
    [
      "refused for another reason",
      failed("internal"),
      request,
      { hold: { ...held, until: null }, isLost: false },
    ],
  ])("%s", (_, reply, wanted, settled) => {
    expect(settledHold({ request, reply }, wanted)).toMatchObject(settled);
  });
});

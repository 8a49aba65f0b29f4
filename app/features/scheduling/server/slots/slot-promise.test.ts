import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { checkPromise, promiseKeys } from "./slot-promise.server.ts";

testDatabase({ jobs: false });
const now = new Date("2026-11-21T08:00:00Z");
const terms = { customerId: "noora", vehicleId: "hajar", serviceCodes: ["pm10", "gr-ac"] };
const slot = { centerId: "al-sadd", start: 29_900_000, end: 29_900_060 };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let key = "";
beforeAll(() => {
  key = promiseKeys(terms, [slot], now)[0] ?? "";
});

describe("a promise", () => {
  it.each([
    [0, "valid"],
    [599, "valid"],
    [600, "expired"],
    [86_400, "expired"],
  ])("after %i seconds is %s", (seconds, expected) => {
    expect(checkPromise(key, terms, slot, later(seconds))).toBe(expected);
  });
  it("is made for each slot of an answer in its place", () => {
    const slots = [
      slot,
      { ...slot, centerId: "lusail" },
      { ...slot, start: slot.start + 60, end: slot.end + 60 },
    ];
    const keys = promiseKeys(terms, slots, now);
    expect(
      slots.map((one) => keys.map((candidate) => checkPromise(candidate, terms, one, now) === "valid")),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
  it("does not mind the order of services", () => {
    expect(checkPromise(key, { ...terms, serviceCodes: ["gr-ac", "pm10"] }, slot, now)).toBe("valid");
  });
  it.each([
    [{ customerId: "khalid" }, {}],
    [{ vehicleId: "badia" }, {}],
    [{ serviceCodes: ["pm10"] }, {}],
    [{}, { centerId: "lusail" }],
    [{}, { start: slot.start + 60 }],
    [{}, { end: slot.end + 60 }],
  ])("holds for nothing else: %j %j", (otherTerms, otherSlot) => {
    expect(checkPromise(key, { ...terms, ...otherTerms }, { ...slot, ...otherSlot }, now)).toBe("forged");
  });
  it("cannot be altered in any bit", () => {
    const bytes = Buffer.from(key, "base64url");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length * 8 - 1 }), (bit) => {
        const altered = Buffer.from(bytes);
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(checkPromise(altered.toString("base64url"), terms, slot, now)).toBe("forged");
      }),
    );
  });
  it("cannot be made up", () => {
    fc.assert(fc.property(fc.string(), (text) => checkPromise(text, terms, slot, now) === "forged"));
    expect(checkPromise(`${key} `, terms, slot, now)).toBe("forged");
  });
});

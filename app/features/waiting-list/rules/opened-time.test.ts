import { describe, expect, test } from "vitest";
import { isRequestedTime, openedTimeAddress, requestedTime, shortOpenedTimeAddress } from "./opened-time.ts";

const held = { centerId: "al-sadd", startsAt: "2026-11-25T05:00:00.000Z" };
const address = openedTimeAddress({ waitingId: "AbC-_123", ...held });
const read = (url: string) => requestedTime(new URL(url, "https://site").searchParams);

describe("the link to an opened time", () => {
  test("names the place on the list, the center and the time", () => {
    expect(address).toBe("/book-a-service?waiting=AbC-_123&center=al-sadd&at=20261125T0500Z");
    expect(read(address)).toEqual({ waitingId: "AbC-_123", centerId: "al-sadd", at: "20261125T0500Z" });
  });

  test.each<[string, string, Omit<typeof held, never>, boolean]>([
    ["the same time", address, held, true],
    ["another time", address, { ...held, startsAt: "2026-11-25T06:00:00.000Z" }, false],
    ["another center", address, { ...held, centerId: "west-bay" }, false],
    ["half of it", "/book-a-service?waiting=AbC-_123&at=20261125T0500Z", held, false],
    ["the center alone", "/book-a-service?waiting=AbC-_123&center=al-sadd", held, false],
    ["nothing but the place on the list", "/book-a-service?waiting=AbC-_123", held, true],
    ["nonsense", "/book-a-service?waiting=AbC-_123&center=al-sadd&at=soon", held, false],
  ])("that names %s takes what is held: %s", (_, url, offer, takes) => {
    const requested = read(url);
    expect(requested && isRequestedTime(requested, offer)).toBe(takes);
  });

  test("is short for an SMS", () => {
    expect(shortOpenedTimeAddress({ waitingId: "AbC-_123", ...held })).toBe(
      "/w/AbC-_123/al-sadd/20261125T0500Z",
    );
    expect(shortOpenedTimeAddress({ waitingId: "a/b", ...held })).toMatch("/w/a%2Fb/");
  });

  test.each(["/book-a-service", "/book-a-service?waiting=", "/book-a-service?center=al-sadd"])(
    "%s takes nothing",
    (url) => expect(read(url)).toBeUndefined(),
  );
});

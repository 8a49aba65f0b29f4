import fc from "fast-check";
import { expect, test } from "vitest";
import { afterWrongPin, isAcceptablePin, lockedUntil, type PinTries, pinLockMs, pinTries } from "./pin.ts";

const now = new Date("2026-11-26T10:00:00Z");
const fresh: PinTries = { tries: 0, lockedUntil: null };

test.each([
  ["four digits", "4821"],
  ["seven digits", "4821597"],
  ["letters", "48a159"],
  ["Arabic digits", "٤٨٢١٥٩"],
  ["a line break", "482159\n"],
  ["one digit throughout", "777777"],
  ["steps up", "123456"],
  ["steps up over nine", "789012"],
  ["steps down", "654321"],
  ["even steps", "024680"],
  ["one half twice", "482482"],
  ["a pair three times", "484848"],
])("a PIN of %s is refused", (_, pin) => {
  expect(isAcceptablePin(pin)).toBe(false);
});

test.each(["482159", "100200", "000123", "112233"])("%s is a PIN", (pin) => {
  expect(isAcceptablePin(pin)).toBe(true);
});

test("hardly a number of six digits is refused", () => {
  const first = Array.from({ length: 10_000 }, (_, number) => String(number * 10 + 7).padStart(6, "0"));
  const refused = first.filter((pin) => !isAcceptablePin(pin));
  expect(refused).toContain("027027");
  expect(refused.length).toBeLessThan(20);
});

test("the fifth wrong PIN locks for 15 minutes, and the count begins anew", () => {
  let state = fresh;
  for (let wrong = 1; wrong < pinTries; wrong += 1) {
    state = afterWrongPin(state, now);
    expect(state).toEqual({ tries: wrong, lockedUntil: null });
  }
  expect(afterWrongPin(state, now)).toEqual({ tries: 0, lockedUntil: new Date(now.getTime() + pinLockMs) });
});

test("a lock holds until its last millisecond and no longer", () => {
  const until = new Date(now.getTime() + 1);
  expect(lockedUntil({ tries: 0, lockedUntil: until }, now)).toBe(until);
  expect(lockedUntil({ tries: 0, lockedUntil: now }, now)).toBeUndefined();
  expect(lockedUntil(fresh, now)).toBeUndefined();
});

test("no run of wrong PINs gets more than five tries in 15 minutes", () => {
  const pauses = fc.array(fc.integer({ min: 0, max: pinLockMs }), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(pauses, (waits) => {
      let [state, at] = [fresh, now];
      const tried: number[] = [];
      for (const wait of waits) {
        at = new Date(at.getTime() + wait);
        if (lockedUntil(state, at) !== undefined) continue;
        tried.push(at.getTime());
        state = afterWrongPin(state, at);
      }
      for (const [index, first] of tried.entries()) {
        const sixth = tried[index + pinTries];
        if (sixth !== undefined) expect(sixth - first).toBeGreaterThanOrEqual(pinLockMs);
      }
    }),
  );
});

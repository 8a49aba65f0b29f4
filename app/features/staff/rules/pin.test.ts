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
  ["two digits", "000001"],
  ["two digits in turn", "121212"],
  ["doubles", "112233"],
  ["doubles without order", "449911"],
  ["four digits in order", "123480"],
  ["four digits in order at its end", "905678"],
  ["four digits backwards", "198765"],
  ["even numbers in order", "246810"],
  ["odd numbers in order", "135790"],
  ["every other digit, backwards", "508642"],
  ["mirrored halves", "483384"],
  ["columns of the keys", "147258"],
  ["rows of the keys", "789456"],
  ["crossing lines of the keys", "159753"],
  ["a year at its beginning", "198507"],
  ["a year at its end", "471985"],
  ["a birthday, day first", "240587"],
  ["a birthday, month first", "052487"],
  ["a birthday, year first", "870524"],
])("a PIN of %s is refused", (_, pin) => {
  expect(isAcceptablePin(pin)).toBe(false);
});

test.each(["482159", "730264", "500298", "904471", "613994"])("%s is a PIN", (pin) => {
  expect(isAcceptablePin(pin)).toBe(true);
});

test("six of seven numbers are left, so that nobody is led to the same few", () => {
  const some = Array.from({ length: 20_000 }, (_, number) => String(number * 50 + 7).padStart(6, "0"));
  const refused = some.filter((pin) => !isAcceptablePin(pin));
  expect(refused.length / some.length).toBeLessThan(1 / 7);
});

test("what is one digit throughout, in steps or one half twice is refused wherever it begins", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(digit, digit, digit, (one, two, three) => {
      const steps = Array.from({ length: 6 }, (_, index) => (one + index * two) % 10).join("");
      const half = `${one}${two}${three}`;
      for (const pin of [steps, half + half, half + [...half].toReversed().join("")])
        expect(isAcceptablePin(pin), pin).toBe(false);
    }),
  );
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { carKey } from "../call-fields.ts";
import { carKeyOf, parseCarKey } from "./car-key.ts";

test.each([
  ["HJR.2024", { trim: null, drive: null, serial: null }],
  ["HJR.2024.trail", { trim: "trail", drive: null, serial: null }],
  ["HJR.2024..AWD", { trim: null, drive: "AWD", serial: null }],
  ["HJR.2024...4821", { trim: null, drive: null, serial: 4821 }],
  ["HJR.2024.trail.AWD.004821", { trim: "trail", drive: "AWD", serial: 4821 }],
])("%s", (key, known) => {
  expect(parseCarKey(key)).toEqual({ modelCode: "HJR", modelYear: 2024, ...known });
});

test.each([
  "",
  "HJR",
  "HJR.24",
  "hjr.2024",
  "HJR.2024.Trail",
  "HJR.2024.trail.4WD",
  "HJR.2024..AWD.1234567",
  "HJR.2024.a.AWD.1.2",
])("%s is no car", (key) => {
  expect(parseCarKey(key)).toBeUndefined();
});

test("every car has one key, which calls take and which says all of it", () => {
  const anyCar = fc.record({
    modelCode: fc.stringMatching(/^[A-Z0-9]{2,8}$/),
    modelYear: fc.integer({ min: 1980, max: 2100 }),
    trim: fc.option(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,10}$/)),
    drive: fc.option(fc.constantFrom("FWD" as const, "RWD" as const, "AWD" as const)),
    serial: fc.option(fc.integer({ min: 0, max: 999_999 })),
  });
  fc.assert(
    fc.property(anyCar, (car) => {
      const key = carKeyOf(car);
      expect(carKey.safeParse(key).success).toBe(true);
      expect(parseCarKey(key)).toEqual(car);
    }),
  );
});

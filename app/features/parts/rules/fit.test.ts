import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Application, type CarFacts, fitOfApplication, fitOfPart, lastSerial } from "./fit.ts";

const car: CarFacts = { modelCode: "HJR", modelYear: 2024, trim: "trail", drive: "AWD", serial: 4821 };
const application: Application = {
  ...{ modelCode: "HJR", yearFrom: 2022, yearTo: 2026, trim: null, drive: null },
  ...{ serialFrom: null, serialTo: null, position: null, quantity: 1 },
};

describe("an application", () => {
  test.each<[string, Partial<Application>, Partial<CarFacts>, string]>([
    ["any trim, drive train and serial number", {}, {}, "fits"],
    ["another model", { modelCode: "SHB" }, {}, "does-not-fit"],
    ["the first year", { yearFrom: 2024 }, {}, "fits"],
    ["the last year", { yearTo: 2024 }, {}, "fits"],
    ["a year before", {}, { modelYear: 2021 }, "does-not-fit"],
    ["a year after", {}, { modelYear: 2027 }, "does-not-fit"],
    ["the trim", { trim: "trail" }, {}, "fits"],
    ["another trim", { trim: "city" }, {}, "does-not-fit"],
    ["a trim that is not known", { trim: "city" }, { trim: null }, "unknown"],
    ["the drive train", { drive: "AWD" }, {}, "fits"],
    ["another drive train", { drive: "FWD" }, {}, "does-not-fit"],
    ["a drive train that is not known", { drive: "FWD" }, { drive: null }, "unknown"],
    ["the last serial number of a range", { serialTo: 4821 }, {}, "fits"],
    ["the first one after it", { serialTo: 4820 }, {}, "does-not-fit"],
    ["the first serial number of a range", { serialFrom: 4821 }, {}, "fits"],
    ["the last one before it", { serialFrom: 4822 }, {}, "does-not-fit"],
    ["a range of one", { serialFrom: 4821, serialTo: 4821 }, {}, "fits"],
    ["the very first car", { serialFrom: 0, serialTo: 10 }, { serial: 0 }, "fits"],
    ["the very last car", { serialFrom: 900_000 }, { serial: lastSerial }, "fits"],
    ["a serial number that is not known", { serialTo: 4821 }, { serial: null }, "unknown"],
    [
      "a trim that rules it out before the serial number",
      { trim: "city", serialTo: 1 },
      { serial: null },
      "does-not-fit",
    ],
  ])("%s", (_, changes, known, fit) => {
    expect(fitOfApplication({ ...application, ...changes }, { ...car, ...known })).toBe(fit);
  });
});

describe("a part", () => {
  const of = (...applications: Partial<Application>[]) => ({
    applications: applications.map((one) => ({ ...application, ...one })),
    isUniversal: false,
  });
  test("without any application is for every car, chosen or not", () => {
    for (const chosen of [car, undefined])
      expect(fitOfPart({ applications: [], isUniversal: true }, chosen)).toEqual({ fit: "any", by: [] });
  });
  test("with applications is unknown until a car is chosen, and fits none of another model", () => {
    expect(fitOfPart(of({}), undefined).fit).toBe("unknown");
    expect(fitOfPart(of({ modelCode: "SHB" }), car)).toEqual({ fit: "does-not-fit", by: [] });
    expect(fitOfPart({ applications: [], isUniversal: false }, car).fit).toBe("does-not-fit");
  });
  test("fits by what fits, not by what may", () => {
    const { fit, by } = fitOfPart(
      of({ trim: "city", position: "rear" }, { position: "front" }, { serialTo: 9 }),
      car,
    );
    expect([fit, by.map(({ position }) => position)]).toEqual(["fits", ["front"]]);
  });
});

const details = fc.record({
  modelYear: fc.integer({ min: 2020, max: 2027 }),
  trim: fc.constantFrom(null, "trail", "city"),
  drive: fc.constantFrom(null, "AWD" as const, "FWD" as const),
  serial: fc.option(fc.integer({ min: 0, max: 20 })),
});
const anyApplication = fc.record({
  trim: fc.constantFrom(null, "trail", "city"),
  drive: fc.constantFrom(null, "AWD" as const, "FWD" as const),
  serialFrom: fc.option(fc.integer({ min: 0, max: 20 })),
  serialTo: fc.option(fc.integer({ min: 0, max: 20 })),
});

test("what becomes known of a car only ever decides what was unknown", () => {
  fc.assert(
    fc.property(anyApplication, details, details, (changes, first, more) => {
      const known = { ...car, ...first };
      const better = {
        ...known,
        trim: known.trim ?? more.trim,
        drive: known.drive ?? more.drive,
        serial: known.serial ?? more.serial,
      };
      const [before, after] = [known, better].map((one) =>
        fitOfApplication({ ...application, ...changes }, one),
      );
      if (before !== "unknown") expect(after).toBe(before);
    }),
  );
});

test("two numbers that a serial number divides never both fit one car", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: lastSerial - 1 }),
      fc.integer({ min: 0, max: lastSerial }),
      (last, serial) => {
        const fits = [{ serialTo: last }, { serialFrom: last + 1 }].map((range) =>
          fitOfApplication({ ...application, ...range }, { ...car, serial }),
        );
        expect(fits.toSorted()).toEqual(["does-not-fit", "fits"]);
      },
    ),
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { setHour, type TakenBay, type TakenHours, takenFor } from "./taken-hours.ts";

const now = 1_000_000;
const bay = fc.record(
  {
    bay: fc.nat(4),
    held: fc.record({
      until: fc.constantFrom(now - 1, now, now + 1),
      customerId: fc.constantFrom("noora", "khalid", null),
      vehicleId: fc.constantFrom("hajar", "nada"),
    }),
  },
  { requiredKeys: ["bay"] },
);
const hour = fc.tuple(fc.nat(12), fc.uniqueArray(bay, { selector: (one) => one.bay }));

it("knows of each hour what it was told last, whoever asks", () => {
  fc.assert(
    fc.property(fc.array(hour), fc.uniqueArray(fc.nat(12)), (told, own) => {
      const hours: TakenHours = { units: [], holds: new Map() };
      for (const [unitStart, bays] of told) {
        setHour(hours, unitStart, bays);
        // Whoever changed a list in place would fail.
        Object.freeze(hours.units);
      }
      const owner = {
        customerId: "noora",
        vehicleId: "hajar",
        units: own.map((unitStart) => ({ unitStart, bays: 0b11 })),
      };
      for (const one of [undefined, owner]) {
        const expected = [...new Map<number, readonly TakenBay[]>(told)]
          .map(([unitStart, bays]) => {
            const gone = bays.filter(
              ({ bay: at, held }) =>
                (held === undefined || held.until > now) &&
                !(one && held?.customerId === "noora" && held.vehicleId === "hajar") &&
                !(one && at < 2 && own.includes(unitStart)),
            );
            return { unitStart, bays: gone.reduce((bits, { bay: at }) => bits | (1 << at), 0) };
          })
          .filter(({ bays }) => bays > 0)
          .sort((left, right) => left.unitStart - right.unitStart);
        expect(takenFor(hours, now, one)).toEqual(expected);
      }
    }),
  );
});

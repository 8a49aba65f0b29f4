import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../tests/factories/test-database.ts";
import type { FreeSlot } from "../rules/slots.ts";
import { signatureLength, signatureStep, spellPromises } from "./slot-promise.server.ts";
import { timeSlots, timeSlotsJson } from "./slots-answer.server.ts";

testDatabase({ jobs: false });
const now = new Date("2026-11-21T08:00:00Z");
const slot = fc.record({
  centerId: fc.constantFrom("al-sadd", 'a "center"', "مركز"),
  start: fc.integer({ min: 29_800_000, max: 29_800_003 }).map((hour) => hour + 60),
  length: fc.constantFrom(60, 120),
  day: fc.constantFrom(20_000, 20_001),
  afterMidnight: fc.boolean(),
});

test("written at once it says what its parts say", () => {
  fc.assert(
    fc.property(fc.array(slot), (slots) => {
      const free: FreeSlot[] = slots.map(({ start, length, ...rest }) => ({
        ...rest,
        ...{ start, end: start + length, freeBays: 1 },
      }));
      const terms = { customerId: "noora", vehicleId: "hajar", serviceCodes: ["pm10"] };
      const promises = spellPromises(terms, free, now);
      const keys = free.map((_, place) => {
        const start = place * signatureStep;
        return promises.head + promises.signatures.slice(start, start + signatureLength);
      });
      expect(timeSlotsJson(free, promises).parse()).toEqual(timeSlots(free, keys));
    }),
  );
});

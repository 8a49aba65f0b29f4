import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { FreeSlot } from "../../rules/slots.ts";
import { signatureBytes, signSlots } from "./slot-promise.server.ts";
import { timeSlots, timeSlotsJson } from "./slots-answer.server.ts";

testDatabase({ jobs: false });
const now = new Date("2026-11-21T08:00:00Z");
const slot = fc
  .record({
    centerId: fc.constantFrom("al-sadd", 'a "center"', "مركز"),
    start: fc.integer({ min: 29_800_000, max: 29_800_003 }).map((hour) => hour + 60),
    length: fc.constantFrom(60, 120),
    day: fc.constantFrom(20_000, 20_001),
    afterMidnight: fc.boolean(),
  })
  .map(({ length, ...rest }): FreeSlot => ({ ...rest, end: rest.start + length, freeBays: 1 }));

test("written at once it says what its parts say, to everybody with their own keys", () => {
  fc.assert(
    fc.property(fc.array(slot), (free) => {
      for (const customerId of ["noora", "khalid"]) {
        const terms = { customerId, vehicleId: "hajar", serviceCodes: ["pm10"] };
        const { head, signatures } = signSlots(terms, free, now);
        const keys = free.map((_, place) => {
          const own = signatures.subarray(place * signatureBytes, (place + 1) * signatureBytes);
          return Buffer.concat([head, own]).toString("base64url");
        });
        expect(timeSlotsJson(free, { head, signatures }).parse()).toEqual(timeSlots(free, keys));
      }
    }),
  );
});

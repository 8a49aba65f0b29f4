import { expect, it } from "vitest";
import { slotAt } from "./booking-examples.ts";
import { slotsForCar } from "./slots-for-car.ts";

it("are not offered at a time at which the car is elsewhere; what is chosen stays", () => {
  const slots = ["06:00", "07:00", "08:00", "09:00"].map((time) => slotAt(`2026-11-25T${time}:00Z`, time));
  const visit = { code: "CNF", at: "2026-11-25T06:30:00Z", endAt: "2026-11-25T08:30:00Z" };
  expect(slotsForCar(slots, [visit], null)).toEqual([slots[3]]);
  expect(slotsForCar(slots, [visit], slots[1] ?? null)).toEqual([slots[1], slots[3]]);
  expect(slotsForCar(slots, [{ ...visit, code: "CANC" }], null)).toEqual(slots);
});

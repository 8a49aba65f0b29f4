import { expect, test } from "vitest";
import { appointmentBody } from "./appointment-body.ts";
import { completeBooking } from "./booking-examples.ts";
import { bookingReducer } from "./booking-reducer.ts";
import type { BookingState } from "./booking-state.ts";
import { asksAboutMileage } from "./mileage.ts";

const reading = { kilometers: 45_000, day: "2026-05-03" };
const vehicleId = completeBooking.vehicle?.vehicleId ?? "";
const read = (state: BookingState, own = { vehicleId, reading }) =>
  bookingReducer(state, { type: "last-reading-found", ...own });
const written = (state: BookingState, mileage: number | null) =>
  bookingReducer(state, { type: "mileage-written", mileage });
const confirmed = (state: BookingState) => bookingReducer(state, { type: "mileage-confirmed" });

test.each([
  [null, false],
  [42_000, true],
  [44_999, true],
  [45_000, false],
  [46_000, false],
])("a mileage of %j after 45,000 km is asked about: %s", (mileage, asks) => {
  expect(asksAboutMileage(written(read(completeBooking), mileage))).toBe(asks);
});

test("nothing is asked where no reading is known, or one of another car", () => {
  expect(asksAboutMileage(written(completeBooking, 1))).toBe(false);
  expect(read(completeBooking, { vehicleId: "another", reading })).toBe(completeBooking);
});

test("what the customer has not corrected is the last reading, what they wrote stays", () => {
  expect(read(completeBooking).mileage).toBe(45_000);
  expect(read(written(completeBooking, 1)).mileage).toBe(1);
  const once = written(read(completeBooking), completeBooking.vehicle?.mileage ?? 0);
  expect(read(once)).toBe(once);
});

test("a confirmed mileage is sent as confirmed, another one begins anew", () => {
  const lower = written(read(completeBooking), 42_000);
  expect(appointmentBody(lower)).not.toHaveProperty("mileageConfirmed");
  const right = confirmed(lower);
  expect(asksAboutMileage(right)).toBe(false);
  expect(appointmentBody(right)).toMatchObject({ mileage: 42_000, mileageConfirmed: true });
  const other = written(right, 41_000);
  expect(asksAboutMileage(other)).toBe(true);
  expect(appointmentBody(other)).not.toHaveProperty("mileageConfirmed");
});

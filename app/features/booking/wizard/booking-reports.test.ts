import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import { handOverTo } from "#app/features/analytics/track.ts";
import { completeBooking } from "./booking-examples.ts";
import { reportBooked, reportStep } from "./booking-reports.ts";

const reported: AnalyticsEvent[] = [];
beforeEach(() => {
  handOverTo((event) => reported.push(event));
  reported.length = 0;
});
afterEach(() => handOverTo(undefined));

const vehicle = { brand: "rimal", model: "Nasma", modelYear: 2023, legacyVehicle: false };
const steps = ["SelectVehicle", "SelectService", "SelectServiceCenter", "SelectDateTime", "Summary"] as const;

test("each step is reported by its number, with the car once there is one", () => {
  reportStep({ ...completeBooking, step: "SelectVehicle", vehicle: null });
  for (const step of steps.slice(1)) reportStep({ ...completeBooking, step });
  const [first, ...others] = steps;
  const flow = { event: "booking_step", flow: "service" };
  expect(reported).toEqual([
    { ...flow, step: first, stepNumber: 1 },
    ...others.map((step, at) => ({ ...flow, step, stepNumber: at + 2, vehicle })),
  ]);
});

test("a booking is reported with its day and hour by the center's clock, and without the customer", () => {
  reportBooked(completeBooking, { serviceAppointmentId: "a1", reference: "RM-7K3QXA" });
  expect(reported).toEqual([
    {
      ...{ event: "booking_confirmation", flow: "service", vehicle },
      ...{ date: "2026-12-01", time: "08:00", showroom: "Center c1" },
      ...{ statusText: "your booking is confirmed", id: "a1" },
    },
  ]);
});

test("what is not chosen yet is no booking", () => {
  reportBooked({ ...completeBooking, slot: null }, { serviceAppointmentId: "a1", reference: "RM-7K3QXA" });
  expect(reported).toEqual([]);
});

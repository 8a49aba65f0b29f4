import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOverTo } from "#app/features/analytics/track.ts";
import { answerCalls } from "../../../../tests/components/answer-calls.ts";
import { completeBooking, slotAt } from "../wizard/booking-examples.ts";
import { bookingTexts, renderBooking } from "./booking-examples.tsx";
import { BookingWizard } from "./booking-wizard.tsx";
import { EmptyGarage } from "./steps/empty-garage.tsx";

const { en } = bookingTexts;
const now = Date.parse("2026-11-30T08:00:00.000Z");
const reported: { event: string }[] = [];

beforeEach(() => {
  handOverTo((event) => reported.push(event));
  // Without those of the tests before, which have waited until now.
  reported.length = 0;
});
afterEach(() => handOverTo(undefined));

it("a booking reports the steps that are shown, and the appointment that was made", async () => {
  const { territoryPromiseKey, ...slot } = slotAt("2026-12-01T05:00:00.000Z", "promise-2");
  const offered = { ...slot, territories: [{ id: "c1", territoryPromiseKey }] };
  answerCalls({
    "/v3/vehicles": [[completeBooking.vehicle ?? {}]],
    "/v3/account/activities": [[]],
    "/v3/orders/services/odometer": { lastReading: null },
    "/v3/orders/services/slots": [[offered]],
    "/v3/orders/services/hold": { heldUntil: new Date(now + 600_000).toISOString() },
    "/v3/orders/services/appointment": { serviceAppointmentId: "a1", reference: "RM-7K3QXA" },
  });
  const screen = await renderBooking(<BookingWizard start={completeBooking} />, {
    ...{ at: "/book-a-service?lang=en", customer: { serverNow: () => now } },
  });
  await screen.getByRole("button", { name: en.backLabel }).click();
  await screen.getByRole("button", { name: en.continueLabel }).click();
  await screen.getByRole("button", { name: en.reviewScheduleLabel }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/service-confirmation");
  expect(reported).toMatchObject([
    { event: "booking_step", step: "Summary", stepNumber: 5 },
    { event: "booking_step", step: "SelectDateTime", stepNumber: 4 },
    { event: "booking_step", step: "Summary", stepNumber: 5 },
    { event: "booking_confirmation", flow: "service", id: "a1" },
  ]);
});

it("a garage without vehicles is reported as what stopped the booking", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  await renderBooking(<EmptyGarage />, { language: "ar" });
  await expect
    .poll(() => reported)
    .toMatchObject([
      { event: "error", kind: "booking", message: expect.stringMatching(/^No Vehicles Linked/) },
    ]);
});

import { useMemo } from "react";
import { type FreeSlots, useFreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { asChosenSlots } from "#app/features/scheduling/wizard/offered-times.ts";
import { type BookableDays, bookableDays } from "#app/features/scheduling/wizard/slot-days.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { Activity } from "../activity-calls.ts";
import { findFreeSlotsCall } from "../calls.ts";
import { type BookingState, type BookingStep, serviceCodes } from "../wizard/booking-state.ts";
import { slotsForCar } from "../wizard/slots-for-car.ts";
import { useBookingPage } from "./booking-page.ts";

const needsSlots: ReadonlySet<BookingStep> = new Set(["SelectDateTime", "Summary"]);

/** Free slots of the chosen center at which the vehicle is not elsewhere (`others`: its other appointments). */
export function useVisitSlots(booking: BookingState, others: readonly Activity[] | undefined): FreeSlots {
  const timeZone = booking.center?.timeZone ?? "UTC";
  const access = useCustomerAccess();
  const { serverNow } = access;
  const { language } = useBookingPage();
  const until = booking.campaign?.until;
  const range = useMemo(
    () => bookableDays(new Date(serverNow()), timeZone, { until }),
    [serverNow, timeZone, until],
  );
  return useFreeSlots({
    range,
    timeZone,
    date: booking.date,
    queryOf: (days) => ({
      ...customerQuery(access, findFreeSlotsCall, { language, body: slotsBody(booking, days) }),
      enabled: isReady(booking),
      select: asChosenSlots,
    }),
    offered: (found) => others && slotsForCar(found, others, booking.slot),
  });
}

function slotsBody(booking: BookingState, { first, last }: BookableDays) {
  const { center, vehicle, edited, campaign } = booking;
  return {
    brand: vehicle?.brand ?? "",
    // Midnight UTC names a day of the center's calendar (product/booking.md#time-zone).
    startTime: `${first}T00:00:00Z`,
    endTime: `${last}T00:00:00Z`,
    territoryIds: [center?.id ?? ""],
    servicesList: serviceCodes(booking),
    vehicleId: vehicle?.vehicleId ?? "",
    ...(edited && { appointmentId: edited.id }),
    ...(campaign && { campaign: campaign.name }),
  };
}

function isReady(booking: BookingState): boolean {
  const { step, center, vehicle } = booking;
  return needsSlots.has(step) && center !== null && vehicle !== null && serviceCodes(booking).length > 0;
}

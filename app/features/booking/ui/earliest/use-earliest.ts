import { useQuery } from "@tanstack/react-query";
import { untilDay } from "#app/features/scheduling/rules/choosing/earliest.ts";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { findFreeSlotsCall } from "../../calls.ts";
import { findEarliestCall } from "../../earliest-call.ts";
import { type BookingState, serviceCodes } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";

/** Promises expire after ten minutes; a refetch well before renews those that are shown. */
const renewEveryMs = 5 * 60 * 1000;
const fresh = { staleTime: 0, refetchInterval: renewEveryMs, refetchOnWindowFocus: "always" } as const;

/**
 * The first free time of each center and the count of every day, in a campaign until its last one; with `near` the times
 * nearest to that day. Fetched again when the tab is focused again (product/lessons.md#booking).
 */
export function useEarliest(booking: BookingState, centers: readonly ChosenPlace[], near?: string) {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const visit = visitOf(booking, centers);
  const body = { ...visit, near };
  return useQuery({
    ...customerQuery(access, findEarliestCall, { language, body }),
    ...fresh,
    enabled: isComplete(visit),
    select: (found) => untilDay(found, booking.campaign?.until),
  });
}

/** All free times of one day at all centers, each with its promise. */
export function useDaySlots(booking: BookingState, centers: readonly ChosenPlace[], day: string) {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const visit = visitOf(booking, centers);
  // Midnight UTC names a day of the centers' calendar (product/booking.md#time-zone).
  const midnight = `${day}T00:00:00Z`;
  const body = { ...visit, startTime: midnight, endTime: midnight };
  return useQuery({
    ...customerQuery(access, findFreeSlotsCall, { language, body }),
    ...fresh,
    enabled: isComplete(visit),
  });
}

function visitOf(booking: BookingState, centers: readonly ChosenPlace[]) {
  return {
    brand: booking.vehicle?.brand ?? "",
    territoryIds: centers.map(({ id }) => id),
    servicesList: serviceCodes(booking),
    vehicleId: booking.vehicle?.vehicleId ?? "",
    // The hours of an appointment that is being moved are free for it.
    ...(booking.edited && { appointmentId: booking.edited.id }),
    ...(booking.campaign && { campaign: booking.campaign.name }),
  };
}

function isComplete({ vehicleId, territoryIds, servicesList }: ReturnType<typeof visitOf>): boolean {
  return vehicleId !== "" && territoryIds.length > 0 && servicesList.length > 0;
}

import { useQuery } from "@tanstack/react-query";
import type { WaitingEntry } from "#app/features/waiting-list/calls.ts";
import { isRequestedTime, type RequestedTime } from "#app/features/waiting-list/rules/opened-time.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showActivityCall } from "../../activity-calls.ts";
import { type BookingState, emptyBooking } from "../../wizard/booking-state.ts";
import { offeredBooking, waitedBooking } from "../../wizard/sources/offered-booking.ts";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters, useServiceGroups, useVehicles } from "../booking-queries.ts";

interface OfferedStart {
  /** How the wizard begins: with the held time on its summary, else on the times. Null where nothing can begin. */
  readonly start: BookingState | null | undefined;
  readonly isHeld: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads what a place on the waiting list is for: car, services, centers, and the appointment that it would move. */
export function useOfferedBooking(entry: WaitingEntry, requested: RequestedTime): OfferedStart {
  const { language } = useBookingPage();
  const vehicles = useVehicles();
  const vehicle = vehicles.data?.find(({ vehicleId }) => vehicleId === entry.vehicleId);
  const query = { appointmentId: entry.appointmentId ?? "", lang: language };
  const found = useQuery({
    ...customerQuery(useCustomerAccess(), showActivityCall, { language, query }),
    enabled: entry.appointmentId !== null,
    gcTime: 0,
  });
  const groups = useServiceGroups(vehicle ?? null);
  const isRead = vehicle !== undefined && groups.data !== undefined && !found.isLoading;
  const services = groups.data?.flatMap((group) => group.services) ?? [];
  const appointment = found.data?.[0];
  const booking = isRead ? waitedBooking(entry, { vehicle, services, appointment }) : undefined;
  const centers = useServiceCenters(booking ?? emptyBooking);

  const failed = [vehicles, groups, found, centers].find(({ isError }) => isError);
  const error = failed?.error ?? null;
  const retry = () => void failed?.refetch();
  if (vehicles.data && !vehicle) return { start: null, isHeld: false, error: null, retry };
  if (isRead && booking === undefined) return { start: null, isHeld: false, error: null, retry };
  if (booking === undefined || centers.data === undefined)
    return { start: undefined, isHeld: false, error, retry };
  const { offer } = entry;
  const centerOf = (id: string | undefined) => centers.data.find((center) => center.id === id);
  const center = centerOf(offer?.serviceTerritoryId);
  const names = offer && { centerId: offer.serviceTerritoryId, startsAt: offer.schedStartTime };
  if (offer && names && center && isRequestedTime(requested, names))
    return { start: offeredBooking(booking, offer, center), isHeld: true, error, retry };
  const first = booking.center ?? centerOf(entry.territoryIds[0]) ?? centers.data[0] ?? null;
  return { start: { ...booking, center: first }, isHeld: false, error, retry };
}

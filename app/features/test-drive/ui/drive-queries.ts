import { useQuery } from "@tanstack/react-query";
import { vehiclesByNumberCall } from "#app/features/preowned/calls.ts";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type DriveShowroom, listDriveShowroomsCall } from "../car-calls.ts";
import { findDriveSlotsCall, findEarliestDrivesCall } from "../time-calls.ts";
import { wantedOf } from "../wizard/drive-bodies.ts";
import type { OfferedShowroom } from "../wizard/drive-reducer.ts";
import type { ChosenCar } from "../wizard/drive-state.ts";

/** Promises expire after ten minutes; a refetch well before renews those that are shown. */
const fresh = { staleTime: 0, refetchInterval: 5 * 60 * 1000, refetchOnWindowFocus: "always" } as const;

/** The showrooms at which a car can be driven, with what stands there. */
export function useShowrooms(car: ChosenCar | null) {
  const language = useLanguage();
  const query = { ...wantedOf(car), lang: language };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listDriveShowroomsCall, { language, query }),
    enabled: car !== null,
    select: asOffered,
  });
}

/** The first free time of each showroom and the count of every day; with `near` the times nearest to that day. */
export function useEarliestDrives(car: ChosenCar | null, holder: string, near?: string) {
  const language = useLanguage();
  const body = { ...wantedOf(car), ...(holder !== "" && { holder }), near };
  return useQuery({
    ...customerQuery(useCustomerAccess(), findEarliestDrivesCall, { language, body }),
    ...fresh,
    enabled: car !== null,
  });
}

/** All free times of one day at all showrooms, each with its promise. */
export function useDayDrives(
  car: ChosenCar | null,
  holder: string,
  places: readonly ChosenPlace[],
  day: string,
) {
  const language = useLanguage();
  // Midnight UTC names a day of the showrooms' calendar (product/booking.md#time-zone).
  const midnight = `${day}T00:00:00Z`;
  const territoryIds = places.map(({ id }) => id);
  const when = { territoryIds, startTime: midnight, endTime: midnight };
  const body = { ...wantedOf(car), ...when, ...(holder !== "" && { holder }) };
  return useQuery({
    ...customerQuery(useCustomerAccess(), findDriveSlotsCall, { language, body }),
    ...fresh,
    enabled: car !== null && territoryIds.length > 0,
  });
}

/** One used car by its number, in the language of the page; null where nobody sells it. */
export function useUsedCar(vehicleNo: string | null) {
  const language = useLanguage();
  const query = { numbers: vehicleNo ?? "", lang: language };
  return useQuery({
    ...customerQuery(useCustomerAccess(), vehiclesByNumberCall, { language, query }),
    enabled: vehicleNo !== null,
    select: ([found]) => (found?.status === "in-stock" ? found : null),
  });
}

// A stable function: TanStack Query then keeps the selected object until the answer itself changes.
const asOffered = (showrooms: DriveShowroom[]): OfferedShowroom[] =>
  showrooms.map(({ id, title, address, latitude, longitude, phoneNumber, timeZone, cars }) => ({
    ...{ id, title, address, latitude, longitude, phoneNumber, timeZone },
    cars: cars.map(({ id, trim, color }) => ({ id, trim, color })),
  }));

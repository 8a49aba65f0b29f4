import { useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { monthOf } from "#app/i18n/dates/dates.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { Activity } from "../activity-calls.ts";
import { findFreeSlotsCall } from "../calls.ts";
import {
  type BookingState,
  type BookingStep,
  type ChosenSlot,
  serviceCodes,
} from "../wizard/booking-state.ts";
import { asChosenSlots } from "../wizard/offered-slots.ts";
import {
  type BookableDays,
  bookableDays,
  bookableMonths,
  daysOfMonth,
  slotsByDay,
  slotsForCar,
} from "../wizard/slot-days.ts";
import { useBookingPage } from "./booking-page.ts";

export interface FreeSlots {
  range: BookableDays;
  /** The center's zone, in which days and times are meant. */
  timeZone: string;
  /** Days with free slots, of the months loaded so far. */
  days: ReadonlyMap<string, ChosenSlot[]>;
  slotsOn: (day: string) => readonly ChosenSlot[];
  earliestDay: string | undefined;
  isLoading: (day: string) => boolean;
  /** Whether the day's slots have been read: neither under way nor failed. */
  isLoaded: (day: string) => boolean;
  loadMonth: (month: string) => void;
  error: Error | null;
  retry: () => void;
}

const needsSlots: ReadonlySet<BookingStep> = new Set(["SelectDateTime", "Summary"]);

/** Promises expire after ten minutes; a refetch well before renews the chosen one. */
const renewEveryMs = 5 * 60 * 1000;

/**
 * Free slots of the chosen center at which the vehicle is not elsewhere (`others`: its other appointments), a month at a
 * time: from the first bookable month to the first that has any, the month of the chosen day, and those the calendar
 * shows. Read again when the customer returns to the tab (product/lessons.md#booking).
 */
export function useFreeSlots(booking: BookingState, others: readonly Activity[] | undefined): FreeSlots {
  const timeZone = booking.center?.timeZone ?? "UTC";
  const { serverNow } = useCustomerAccess();
  const until = booking.campaign?.until;
  const range = useMemo(
    () => bookableDays(new Date(serverNow()), timeZone, until),
    [serverNow, timeZone, until],
  );
  const months = useMemo(() => bookableMonths(range), [range]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [searched, setSearched] = useState(1);
  const chosenMonth = booking.date && monthOf(booking.date);
  const needed = months.filter(
    (month, place) => place < searched || month === chosenMonth || shown.includes(month),
  );
  const results = useMonths(booking, needed, range);

  const found = results.flatMap((result) => result.data ?? []);
  const slots = others ? slotsForCar(found, others, booking.slot) : [];
  // Slots are a new array at every rendering; their starts stand for them, with the arrival of their promises.
  const arrivals = results.map((result) => result.dataUpdatedAt).join();
  const starts = slots.map(({ startTime }) => startTime).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const days = useMemo(() => slotsByDay(slots, timeZone), [arrivals, starts, timeZone]);

  const settled = others !== undefined && results.every((result) => !result.isPending);
  const searchFurther = settled && days.size === 0 && searched < months.length;
  useEffect(() => {
    if (searchFurther) setSearched((count) => count + 1);
  }, [searchFurther]);

  return {
    range,
    timeZone,
    days,
    slotsOn: (day) => days.get(day) ?? [],
    earliestDay: settled ? [...days.keys()].sort()[0] : undefined,
    isLoading: (day) =>
      !others || searchFurther || (results[needed.indexOf(monthOf(day))]?.isPending ?? true),
    isLoaded: (day) =>
      others !== undefined &&
      (day < range.first || results[needed.indexOf(monthOf(day))]?.data !== undefined),
    loadMonth: useCallback(
      (month: string) => setShown((all) => (all.includes(month) ? all : [...all, month])),
      [],
    ),
    error: results.find((result) => result.isError && !result.data)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}

function useMonths(booking: BookingState, months: readonly string[], range: BookableDays) {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const { center, vehicle, edited, campaign } = booking;
  const servicesList = serviceCodes(booking);
  return useQueries({
    queries: months.map((month) => {
      const { first, last } = daysOfMonth(month, range);
      const body = {
        brand: vehicle?.brand ?? "",
        // Midnight UTC names a day of the center's calendar (product/booking.md#time-zone).
        startTime: `${first}T00:00:00Z`,
        endTime: `${last}T00:00:00Z`,
        territoryIds: [center?.id ?? ""],
        servicesList,
        vehicleId: vehicle?.vehicleId ?? "",
        ...(edited && { appointmentId: edited.id }),
        ...(campaign && { campaign: campaign.name }),
      };
      return {
        ...customerQuery(access, findFreeSlotsCall, { language, body }),
        enabled:
          needsSlots.has(booking.step) && center !== null && vehicle !== null && servicesList.length > 0,
        staleTime: 0,
        refetchInterval: renewEveryMs,
        refetchOnWindowFocus: "always" as const,
        select: asChosenSlots,
      };
    }),
  });
}

import { type QueryKey, type UseQueryOptions, useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { monthOf } from "#app/i18n/dates/dates.ts";
import type { ChosenSlot } from "../../wizard/chosen.ts";
import { type BookableDays, bookableMonths, daysOfMonth, slotsByDay } from "../../wizard/slot-days.ts";

export interface FreeSlots {
  range: BookableDays;
  /** The place's zone, in which days and times are meant. */
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

interface FreeSlotsOf<Answer, Key extends QueryKey> {
  /** The days that can be booked; the same object while they are the same. */
  range: BookableDays;
  timeZone: string;
  /** The chosen day. */
  date: string | null;
  /** How the free slots between two days, both included, are read. */
  queryOf: (days: BookableDays) => UseQueryOptions<Answer, Error, ChosenSlot[], Key>;
  /** Those of the found slots that are offered; undefined while it is not clear yet. */
  offered: (found: readonly ChosenSlot[]) => readonly ChosenSlot[] | undefined;
}

/** Promises expire after ten minutes; a refetch well before renews the chosen one. */
const fresh = {
  staleTime: 0,
  refetchInterval: 5 * 60 * 1000,
  refetchOnWindowFocus: "always",
} as const;

/**
 * Free slots of the chosen place, a month at a time: from the first bookable month to the first that has any, the month of
 * the chosen day, and those the calendar shows. Read again when the customer returns to the tab (product/lessons.md#booking).
 */
export function useFreeSlots<Answer, Key extends QueryKey>({
  range,
  timeZone,
  date,
  queryOf,
  offered,
}: FreeSlotsOf<Answer, Key>): FreeSlots {
  const months = useMemo(() => bookableMonths(range), [range]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [searched, setSearched] = useState(1);
  const chosenMonth = date && monthOf(date);
  const needed = months.filter(
    (month, place) => place < searched || month === chosenMonth || shown.includes(month),
  );
  const results = useQueries({
    queries: needed.map((month) => ({ ...queryOf(daysOfMonth(month, range)), ...fresh })),
  });

  const slots = offered(results.flatMap((result) => result.data ?? []));
  // Slots are a new array at every rendering; their starts stand for them, with the arrival of their promises.
  const arrivals = results.map((result) => result.dataUpdatedAt).join();
  const starts = slots?.map(({ startTime }) => startTime).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const days = useMemo(() => slotsByDay(slots ?? [], timeZone), [arrivals, starts, timeZone]);

  const isClear = slots !== undefined;
  const settled = isClear && results.every((result) => !result.isPending);
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
      !isClear || searchFurther || (results[needed.indexOf(monthOf(day))]?.isPending ?? true),
    isLoaded: (day) =>
      isClear && (day < range.first || results[needed.indexOf(monthOf(day))]?.data !== undefined),
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

/** When the earliest of all free slots begins; undefined while it is being read. */
export function firstSlotOf({ earliestDay, slotsOn }: FreeSlots): string | undefined {
  return earliestDay && slotsOn(earliestDay)[0]?.startTime;
}

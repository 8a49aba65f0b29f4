import { weekdayOf } from "../calendar-days.ts";
import { overrideOn } from "../days/dated-hours.ts";
import type { ServiceGroup } from "../service-groups.ts";
import { type Timing, unitMinutes, unitsOf } from "../slots.ts";
import { type CenterHours, type DatedHours, openSpans, timingsOn } from "./center-hours.ts";

/** Hours of all bays of a group on a day. An appointment in a closed bay counts as taken, not as closed. */
export interface GroupHours {
  readonly bays: number;
  readonly hours: number;
  readonly taken: number;
  readonly closed: number;
  readonly free: number;
}
export interface CapacityDay<O> {
  readonly day: number;
  readonly timings: readonly Timing[];
  /** What replaces the weekday's hours. */
  readonly override: O | undefined;
  /** Hours for campaigns, where the day has any of its own: an override replaces them, too. */
  readonly campaigns: readonly { readonly campaign: string; readonly timings: readonly Timing[] }[];
  readonly groups: Readonly<Record<ServiceGroup, GroupHours>>;
}
interface Bay {
  readonly bay: number;
  readonly group: ServiceGroup;
}
/** Times are UTC minutes. */
interface Spans {
  readonly bays: readonly Bay[];
  readonly closures: readonly { readonly bay: number; readonly from: number; readonly to: number }[];
  /** Starts of taken hours, in ascending order. */
  readonly taken: readonly { readonly bay: number; readonly hours: readonly number[] }[];
}

/** What a center can receive on each day between two, both included, and what is left of it. */
export function capacityDays<O extends DatedHours>(
  center: CenterHours & Spans & { readonly overrides: readonly O[] },
  firstDay: number,
  lastDay: number,
): CapacityDay<O>[] {
  const stateOf = bayStates(center);
  return Array.from({ length: Math.max(0, lastDay - firstDay + 1) }, (_, index) => {
    const day = firstDay + index;
    const override = overrideOn(center.overrides, day);
    const timings = timingsOn(center, day);
    const units = openSpans(timings, day, center.timeZone).flatMap(({ from, to }) =>
      unitsOf(from, to - unitMinutes + 1),
    );
    const groupOf = (group: ServiceGroup) => {
      const bays = center.bays.filter((bay) => bay.group === group);
      const states = bays.flatMap(({ bay }) => units.map((unit) => stateOf(bay, unit)));
      const count = (state: BayState) => states.filter((one) => one === state).length;
      return {
        ...{ bays: bays.length, hours: states.length },
        ...{ taken: count("taken"), closed: count("closed"), free: count("free") },
      };
    };
    return {
      ...{ day, timings, override },
      campaigns: override === undefined ? campaignsOn(center, day) : [],
      groups: { periodic: groupOf("periodic"), repair: groupOf("repair") },
    };
  });
}

type BayState = "taken" | "closed" | "free";

function bayStates({ taken, closures }: Spans): (bay: number, unit: number) => BayState {
  const hoursOf = new Map(taken.map(({ bay, hours }) => [bay, hours]));
  return (bay, unit) => {
    const next = firstAfter(hoursOf.get(bay) ?? [], unit - unitMinutes);
    if (next !== undefined && next < unit + unitMinutes) return "taken";
    const isClosed = closures.some(
      (one) => one.bay === bay && one.from < unit + unitMinutes && one.to > unit,
    );
    return isClosed ? "closed" : "free";
  };
}

/** The first of some ascending numbers that is greater than a limit. */
function firstAfter(numbers: readonly number[], limit: number): number | undefined {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return numbers[low];
}

function campaignsOn({ campaignHours }: CenterHours, day: number) {
  return campaignHours.map(({ campaign, weekdays }) => ({
    campaign,
    timings: weekdays[weekdayOf(day)] ?? [],
  }));
}

import type { TakenUnit } from "./slots.ts";

/** A bay's hour that is gone: for good, or held until a moment (milliseconds since 1970) by a customer for a vehicle. */
export interface TakenBay {
  readonly bay: number;
  readonly held?: {
    readonly until: number;
    readonly customerId: string | null;
    readonly vehicleId: string | null;
  };
}
/**
 * The taken hours of a centre that change by the hour: `units` in order of time, holds beside them. What changes them puts
 * another list in place of `units`: the same list always says the same.
 */
export interface TakenHours {
  units: readonly TakenUnit[];
  readonly holds: Map<number, readonly TakenBay[]>;
}
/** Whose holds take no hours, and which hours are their own. */
export interface Owner {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly units: readonly TakenUnit[];
}

/** Everything that is known of an hour, in place of what was known; an empty list gives it back. */
export function setHour(hours: TakenHours, unitStart: number, bays: readonly TakenBay[]): void {
  const held = bays.filter((bay) => bay.held !== undefined);
  if (held.length > 0) hours.holds.set(unitStart, held);
  else hours.holds.delete(unitStart);
  const kept = bays.filter((bay) => bay.held === undefined).reduce((bits, { bay }) => bits | (1 << bay), 0);
  hours.units = withBits(hours.units, unitStart, () => kept);
}

/** What is taken for everybody but the owner at a moment. Without holds and own hours it is the known list itself. */
export function takenFor(
  { units, holds }: TakenHours,
  nowMs: number,
  owner: Owner | undefined,
): readonly TakenUnit[] {
  const isOwn = ({ held }: TakenBay) =>
    held?.customerId === owner?.customerId && held?.vehicleId === owner?.vehicleId;
  const holding = [...holds].flatMap(([unitStart, bays]) => {
    const gone = bays.filter((one) => (one.held?.until ?? 0) > nowMs && !(owner && isOwn(one)));
    return gone.length > 0 ? [{ unitStart, bays: gone.reduce((bits, { bay }) => bits | (1 << bay), 0) }] : [];
  });
  let taken = units;
  for (const { unitStart, bays } of holding) taken = withBits(taken, unitStart, (bits) => bits | bays);
  for (const { unitStart, bays } of owner?.units ?? [])
    taken = withBits(taken, unitStart, (bits) => bits & ~bays);
  return taken;
}

/** The same list where nothing is different in it. */
function withBits(
  units: readonly TakenUnit[],
  unitStart: number,
  change: (bits: number) => number,
): readonly TakenUnit[] {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.unitStart ?? 0) < unitStart) low = middle + 1;
    else high = middle;
  }
  const known = units[low]?.unitStart === unitStart ? units[low] : undefined;
  const bays = change(known?.bays ?? 0);
  if (bays === (known?.bays ?? 0)) return units;
  return units.toSpliced(low, known ? 1 : 0, ...(bays === 0 ? [] : [{ unitStart, bays }]));
}

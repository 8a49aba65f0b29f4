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
/** The taken hours of a centre that change by the hour: `units` in order of time, holds beside them. */
export interface TakenHours {
  readonly units: TakenUnit[];
  readonly holds: Map<number, readonly TakenBay[]>;
}
/** Whose holds take no hours, and which hours are their own. */
export interface Owner {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly units: readonly TakenUnit[];
}

/** Everything that is known of an hour, in place of what was known; an empty list gives it back. */
export function setHour({ units, holds }: TakenHours, unitStart: number, bays: readonly TakenBay[]): void {
  const held = bays.filter((bay) => bay.held !== undefined);
  if (held.length > 0) holds.set(unitStart, held);
  else holds.delete(unitStart);
  const kept = bays.filter((bay) => bay.held === undefined).reduce((bits, { bay }) => bits | (1 << bay), 0);
  changeBits(units, unitStart, () => kept);
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
  if (holding.length === 0 && !owner?.units.length) return units;
  const changed = [...units];
  for (const { unitStart, bays } of holding) changeBits(changed, unitStart, (bits) => bits | bays);
  for (const { unitStart, bays } of owner?.units ?? [])
    changeBits(changed, unitStart, (bits) => bits & ~bays);
  return changed;
}

function changeBits(units: TakenUnit[], unitStart: number, change: (bits: number) => number): void {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.unitStart ?? 0) < unitStart) low = middle + 1;
    else high = middle;
  }
  const known = units[low];
  const isThere = known?.unitStart === unitStart;
  const bays = change(isThere ? known.bays : 0);
  if (bays === 0) units.splice(low, isThere ? 1 : 0);
  else units.splice(low, isThere ? 1 : 0, { unitStart, bays });
}

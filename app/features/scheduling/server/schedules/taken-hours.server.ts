import { type RawBuilder, sql } from "kysely";
import { unitsCovering } from "../../rules/capacity/closed-units.ts";
import type { TakenUnit } from "../../rules/slots.ts";

export interface TakenQuery {
  /** Taken hours from here (included) to there (excluded) are wanted. */
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  /** Whose holds, and which appointment of theirs, take no hours: they are free for the one who has them. */
  readonly except?: OwnUnits | undefined;
}
export interface OwnUnits {
  readonly customerId: string;
  readonly vehicleId: string;
  /** The caller has checked that it is theirs. */
  readonly appointmentId?: string | undefined;
}
/** Taken hours of one bay, and spans for which it is closed, as UTC minutes. */
export interface TakenBay {
  readonly centerId: string;
  readonly bay: number;
  readonly hours: readonly number[];
  readonly closed: readonly (readonly [from: number, to: number])[];
}

/**
 * The taken hours and closed spans of the bays `u` that a condition names, as JSON of `TakenBay`s; null where there are none. A
 * closed span is cut an hour outside of what is wanted, so that at least an hour of it is left.
 */
export function takenBays(
  isWanted: RawBuilder<unknown>,
  { from, to, now, except }: TakenQuery,
): RawBuilder<unknown> {
  const { appointmentId = null, customerId = null, vehicleId = null } = except ?? {};
  const [first, last] = [new Date(from.getTime() - hourMs), new Date(to.getTime() + hourMs)];
  return sql`(select json_agg(t) from (
    select u.center_id as "centerId", u.bay, json_agg((date_part('epoch', u.unit_start) / 60)::int) as hours,
      '[]'::json as closed
    from booking.bay_unit u
    where ${isWanted} and u.unit_start >= ${from} and u.unit_start < ${to}
      and (u.hold_until is null or u.hold_until > ${now})
      and (u.hold_customer_id = ${customerId} and u.hold_vehicle_id = ${vehicleId}) is not true
      and (u.appointment_id = ${appointmentId}) is not true
    group by u.center_id, u.bay
    union all
    select u.center_id, u.bay, '[]', json_agg(json_build_array(
      floor(date_part('epoch', greatest(u.from_at, ${first}::timestamptz)) / 60)::int,
      ceil(date_part('epoch', least(u.to_at, ${last}::timestamptz)) / 60)::int))
    from booking.bay_closure u
    where ${isWanted} and u.to_at > ${from} and u.from_at < ${to}
    group by u.center_id, u.bay) t)`;
}

/** Hours of several bays of one place by their time, taken or closed; `bitOf` says which bit stands for a bay. */
export function takenUnits(taken: readonly TakenBay[], bitOf: (bay: number) => number): TakenUnit[] {
  const units = new Map<number, number>();
  for (const { bay, hours, closed } of taken)
    for (const hour of [...hours, ...closed.flatMap(([from, to]) => unitsCovering(from, to))])
      units.set(hour, (units.get(hour) ?? 0) | bitOf(bay));
  return [...units]
    .map(([unitStart, bays]) => ({ unitStart, bays }))
    .sort((one, other) => one.unitStart - other.unitStart);
}

const hourMs = 3_600_000;

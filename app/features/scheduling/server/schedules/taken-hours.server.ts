import { type RawBuilder, sql } from "kysely";
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
/** The taken hours of one bay, as UTC minutes. */
export interface TakenBay {
  readonly centerId: string;
  readonly bay: number;
  readonly hours: readonly number[];
}

/** The taken hours of the bays `u` that a condition names, as JSON of `TakenBay`s; null where none is taken. */
export function takenBays(
  isWanted: RawBuilder<unknown>,
  { from, to, now, except }: TakenQuery,
): RawBuilder<unknown> {
  const { appointmentId = null, customerId = null, vehicleId = null } = except ?? {};
  return sql`(select json_agg(t) from (
    select u.center_id as "centerId", u.bay, json_agg((date_part('epoch', u.unit_start) / 60)::int) as hours
    from booking.bay_unit u
    where ${isWanted} and u.unit_start >= ${from} and u.unit_start < ${to}
      and (u.hold_until is null or u.hold_until > ${now})
      and (u.hold_customer_id = ${customerId} and u.hold_vehicle_id = ${vehicleId}) is not true
      and (u.appointment_id = ${appointmentId}) is not true
    group by u.center_id, u.bay) t)`;
}

/** Hours of several bays of one place by their time; `bitOf` says which bit stands for a bay. */
export function takenUnits(taken: readonly TakenBay[], bitOf: (bay: number) => number): TakenUnit[] {
  const units = new Map<number, number>();
  for (const { bay, hours } of taken)
    for (const hour of hours) units.set(hour, (units.get(hour) ?? 0) | bitOf(bay));
  return [...units]
    .map(([unitStart, bays]) => ({ unitStart, bays }))
    .sort((one, other) => one.unitStart - other.unitStart);
}

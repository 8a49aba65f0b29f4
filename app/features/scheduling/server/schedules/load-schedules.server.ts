import { type Kysely, sql } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import type { ServiceGroup } from "../../rules/service-groups.ts";
import type { OpeningHours, TakenUnit } from "../../rules/slots.ts";
import { setHour, type TakenHours } from "../../rules/taken-hours.ts";
import { type ChangedHour, takenBays } from "./changed-hours.server.ts";
import { definedCenter, definedService } from "./defined-schedules.server.ts";
import type { OfferedService } from "./read-schedules.server.ts";

/** A centre as it was defined, whatever is taken of it. */
export interface KnownCenter extends OpeningHours {
  readonly id: string;
  readonly brands: readonly string[];
  readonly confirmsAtOnce: boolean;
  readonly bays: Readonly<Record<ServiceGroup, number>>;
  /** Weekdays that hold for a campaign in place of the usual ones. */
  readonly campaignWeekdays: Readonly<Record<string, OpeningHours["weekdays"]>>;
}
/** All schedules as one snapshot of the database shows them. */
export interface KnownSchedules {
  /** `pg_current_snapshot()` of the last reading: what it does not show has changed since. */
  snapshot: string;
  /** The database's clock when all was read, in seconds. */
  readonly loadedAt: number;
  /** Hours before it were not read. */
  readonly from: Date;
  readonly centers: readonly KnownCenter[];
  readonly services: readonly OfferedService[];
  readonly taken: ReadonlyMap<string, TakenHours>;
}

interface Loaded {
  readonly snapshot: string;
  readonly at: number;
  readonly centers: KnownCenter[] | null;
  readonly services: OfferedService[] | null;
  /** By centre: minute, bits, minute, bits, ... */
  readonly kept: Readonly<Record<string, number[]>> | null;
  readonly holds: ChangedHour[] | null;
}

/** Reads all schedules with the hours taken from a moment on. One query. */
export async function loadSchedules(connection: Kysely<BookingTables>, from: Date): Promise<KnownSchedules> {
  const { rows } = await sql<Loaded>`
    select pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 as at,
      (select json_agg(json_build_object(
        ${definedCenter},
        'weekdays', c.weekdays,
        'campaignWeekdays', coalesce((select json_object_agg(h.campaign, h.weekdays)
          from booking.center_campaign_hours h where h.center_id = c.id), '{}')
        ) order by c.position)
      from booking.center c) as centers,
      (select json_agg(${definedService})
      from booking.service_type s) as services,
      (select json_object_agg(t.center_id, t.hours) from (
        select k.center_id, json_agg(unnested.number order by k.unit_start, unnested.place) as hours
        from (
          select u.center_id, (extract(epoch from u.unit_start) / 60)::int as unit_start, bit_or(1 << u.bay) as bays
          from booking.bay_unit u where u.unit_start >= ${from} and u.hold_until is null
          group by u.center_id, u.unit_start) k
        cross join lateral unnest(array[k.unit_start, k.bays]) with ordinality as unnested (number, place)
        group by k.center_id) t) as kept,
      (select json_agg(json_build_array(held.center_id, (extract(epoch from held.unit_start) / 60)::int, ${takenBays("held")}))
      from (
        select distinct u.center_id, u.unit_start from booking.bay_unit u
        where u.unit_start >= ${from} and u.hold_until is not null) held) as holds`.execute(connection);
  const [loaded] = rows;
  if (loaded === undefined) throw new Error("the schedules were not read");
  const { snapshot, at: loadedAt, services, kept, holds } = loaded;
  const centers = loaded.centers ?? [];
  const taken = new Map(centers.map(({ id }) => [id, takenHours(kept?.[id] ?? [])]));
  for (const [centerId, unitStart, bays] of holds ?? []) {
    const hours = taken.get(centerId);
    if (hours !== undefined) setHour(hours, unitStart, bays);
  }
  return { snapshot, loadedAt, from, centers, services: services ?? [], taken };
}

function takenHours(kept: readonly number[]): TakenHours {
  const units: TakenUnit[] = [];
  for (let place = 0; place < kept.length; place += 2) {
    units.push({ unitStart: kept[place] ?? 0, bays: kept[place + 1] ?? 0 });
  }
  return { units, holds: new Map() };
}

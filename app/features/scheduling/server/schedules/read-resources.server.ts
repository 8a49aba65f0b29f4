import { type QueryExecutorProvider, sql } from "kysely";
import type { CenterSchedule } from "../../rules/slots.ts";
import { definedCenter } from "./defined-schedules.server.ts";
import { type TakenBay, type TakenQuery, takenBays, takenUnits } from "./taken-hours.server.ts";

/** What can be received for at a place, named one by one: a car of a showroom by its number there. */
export interface Resource {
  readonly centerId: string;
  /** Its number at the place, as `booking.bay_unit` has it. */
  readonly bay: number;
}
/** A place with some of its resources. Bits of `bays` and `taken` stand for `resources`, in their order. */
export interface ResourceSchedule extends CenterSchedule {
  readonly confirmsAtOnce: boolean;
  readonly capacityVersion: number;
  /** Customers change and cancel until so long before the start. */
  readonly changeMinutes: number;
  /** The number of each resource at the place. */
  readonly resources: readonly number[];
}

/** The bits of an integer limit how many resources of one place are looked at together. */
const mostResources = 30;

/** The places of some resources with what is taken of each: one query whatever their number. Of one place thirty count. */
export async function readResources(
  connection: QueryExecutorProvider,
  resources: readonly Resource[],
  wanted: TakenQuery,
): Promise<ResourceSchedule[]> {
  const centerIds = resources.map(({ centerId }) => centerId);
  const bays = resources.map(({ bay }) => bay);
  const named = sql`(u.center_id, u.bay) in (
    select * from unnest(${centerIds}::text[], ${bays}::smallint[]))`;
  const { rows } = await sql<Row>`
    select
      (select json_agg(json_build_object(${definedCenter}, 'weekdays', c.weekdays) order by c.position)
      from booking.center c where c.id = any(${centerIds})) as centers,
      ${takenBays(named, wanted)} as taken`.execute(connection);
  const { centers, taken } = rows[0] ?? {};
  return (centers ?? []).map((center) => {
    const own = resources.filter(({ centerId }) => centerId === center.id).slice(0, mostResources);
    const numbers = own.map(({ bay }) => bay);
    const bitOf = (bay: number) => (numbers.includes(bay) ? 1 << numbers.indexOf(bay) : 0);
    const takenHere = (taken ?? []).filter(({ centerId }) => centerId === center.id);
    return {
      ...center,
      resources: numbers,
      bays: numbers.reduce((bits, bay) => bits | bitOf(bay), 0),
      taken: takenUnits(takenHere, bitOf),
    };
  });
}

interface Row {
  readonly centers: Omit<ResourceSchedule, "taken" | "bays" | "resources">[] | null;
  readonly taken: readonly TakenBay[] | null;
}

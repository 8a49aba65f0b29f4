import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";

/** A place on the waiting list as staff read it. */
export interface WaitingForStaff {
  readonly id: string;
  readonly customerId: string;
  readonly vehicleId: string;
  readonly serviceCodes: readonly string[];
  readonly centerIds: readonly string[];
  /** YYYY-MM-DD: nothing before it. */
  readonly fromDay: string;
  /** Only what starts before this is earlier. */
  readonly before: Date;
  /** The appointment that an earlier time would move. */
  readonly appointmentId: string | null;
  readonly since: Date;
  /** The hours that are held for them now. */
  readonly offer: { readonly centerId: string; readonly startsAt: Date; readonly until: Date } | null;
}
export interface WaitingAtPlaces {
  /** Who has waited longest first; who waits at several places is there once. */
  readonly entries: readonly WaitingForStaff[];
  /** How many wait at each center, whatever the page. */
  readonly counts: Readonly<Record<string, number>>;
  readonly next: string | undefined;
}
interface WaitingQuery {
  readonly after?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}
interface Row extends Omit<WaitingForStaff, "offer"> {
  readonly offerCenter: string | null;
  readonly offerStart: Date | null;
  readonly offerUntil: Date | null;
}

/** Who waits at some service centers ("*": at all), a page of them, with the numbers of each center: two queries. */
export async function waitingForStaff(
  places: readonly string[],
  { after, limit, now }: WaitingQuery,
): Promise<WaitingAtPlaces> {
  const [rows, counts] = await Promise.all([
    readRows(places, { after, limit: limit + 1, now }),
    countsOf(places, now),
  ]);
  const entries = rows.slice(0, limit).map(entryOf);
  const last = rows.length > limit ? entries.at(-1) : undefined;
  return { entries, counts, next: last && `${last.since.getTime()}-${last.id}` };
}

function waitsAt(places: readonly string[], now: Date): RawBuilder<unknown> {
  const here = places.includes("*") ? sql`true` : sql`waiting.center_ids && ${places}::text[]`;
  return sql`waiting.ended_at is null and waiting.before > ${now} and ${here}`;
}

async function readRows(places: readonly string[], { after, limit, now }: WaitingQuery): Promise<Row[]> {
  const [, at, id] = /^(\d{13})-([\w-]{1,64})$/.exec(after ?? "") ?? [];
  const behind =
    at === undefined
      ? sql`true`
      : sql`(waiting.created_at, waiting.id) > (${new Date(Number(at))}::timestamptz, ${id})`;
  const { rows } = await sql<Row>`
    select waiting.id, waiting.customer_id as "customerId", waiting.vehicle_id as "vehicleId",
      waiting.service_codes as "serviceCodes", waiting.center_ids as "centerIds",
      waiting.from_day as "fromDay", waiting.before, waiting.appointment_id as "appointmentId",
      waiting.created_at as since, offer.center_id as "offerCenter", offer.starts_at as "offerStart",
      offer.offered_until as "offerUntil"
    from booking.waiting left join booking.waiting_offer as offer
      on offer.waiting_id = waiting.id and offer.ended_at is null and offer.offered_until > ${now}
    where ${waitsAt(places, now)} and ${behind}
    order by waiting.created_at, waiting.id limit ${limit}`.execute(database());
  return rows;
}

async function countsOf(places: readonly string[], now: Date): Promise<Record<string, number>> {
  const { rows } = await sql<{ center: string; count: number }>`
    select center.id as center, count(*)::int as count
    from booking.waiting cross join unnest(waiting.center_ids) as center (id)
    where ${waitsAt(places, now)} group by center.id`.execute(database());
  const own = places.includes("*") ? rows : rows.filter(({ center }) => places.includes(center));
  return Object.fromEntries(own.map(({ center, count }) => [center, count]));
}

function entryOf({ offerCenter, offerStart, offerUntil, ...entry }: Row): WaitingForStaff {
  const isOffered = offerCenter !== null && offerStart !== null && offerUntil !== null;
  return {
    ...entry,
    offer: isOffered ? { centerId: offerCenter, startsAt: offerStart, until: offerUntil } : null,
  };
}

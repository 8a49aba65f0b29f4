import { type Selectable, sql, type Transaction } from "kysely";
import {
  type BayHours,
  holdersAmong,
  type PlannedAppointment,
  plannedAppointments,
  type Schedules,
} from "#app/features/scheduling/scheduling.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { WaitingListTables } from "../tables.ts";

export type Waiting = Selectable<WaitingListTables["booking.waiting"]>;
export type WaitingOffer = Selectable<WaitingListTables["booking.waiting_offer"]>;
/** Hours that were given back; undefined for the bay of what had none, as an imported appointment. */
export interface Freed {
  readonly centerId: string;
  readonly bay: number | undefined;
  readonly from: Date;
  readonly to: Date;
}
/** An entry with what decides whether freed hours are for it. */
export interface Candidate extends Waiting {
  /** The appointment that it would move; undefined where it waits without one, or that one is gone. */
  readonly appointment?: PlannedAppointment | undefined;
  /** Starts at the freed hours' center that were offered before, as UTC minutes. */
  readonly offered: readonly number[];
}
export interface Candidates {
  readonly entries: readonly Candidate[];
  /** The last entry that was looked at, where there may be more behind it. */
  readonly after: string | undefined;
}
/** Freed hours with the center's brands and zone, its bays and all services. */
export interface FreedAt {
  readonly freed: Freed;
  readonly schedules: Schedules;
}
/** Which entries are looked at: all, those behind one, or one alone. */
type Which = { readonly after?: string | undefined } | { readonly id: string };

/** How many entries one job looks at. */
const mostAtOnce = 50;

/**
 * Entries that may want freed hours, oldest first: they wait at the center with a brand and for a group of services that it
 * has there, on a day and at a time that suit them, have no open offer and hold nothing. Whether a slot can be made of the
 * hours is for `slotsToOffer`. Three queries; the first walks along the list in its order and ends at the last entry wanted.
 */
export async function whoWaits(
  trx: AnyTransaction,
  { freed, schedules }: FreedAt,
  which: Which = {},
): Promise<Candidates> {
  const found = await entriesFor(trx, freed, schedules, which);
  const ids = found.flatMap(({ appointment_id: id }) => id ?? []);
  const appointments = new Map((await plannedAppointments(trx, ids)).map((one) => [one.id, one]));
  const owners = found.map((entry) => ({ customerId: entry.customer_id, vehicleId: entry.vehicle_id }));
  const holders = await holdersAmong(trx, owners);
  const isHolding = (entry: Waiting) =>
    holders.some(
      ({ customerId, vehicleId }) => customerId === entry.customer_id && vehicleId === entry.vehicle_id,
    );
  return {
    entries: found
      .filter((entry) => !isHolding(entry))
      .map((entry) => ({ ...entry, appointment: appointments.get(entry.appointment_id ?? "") })),
    after: found.length === mostAtOnce ? found.at(-1)?.id : undefined,
  };
}

async function entriesFor(
  trx: AnyTransaction,
  { centerId, bay, from, to }: Freed,
  { centers, services }: Schedules,
  which: Which,
): Promise<(Waiting & Pick<Candidate, "offered">)[]> {
  const [center] = centers;
  if (center === undefined || bay === undefined) return [];
  const isRepair = (center.bays.repair & (1 << bay)) !== 0;
  const repairs = services.filter(({ group }) => group === "repair").map(({ code }) => code);
  const lastDay = dayIn(new Date(to.getTime() - 60_000), center.timeZone);
  const { rows } = await sql<Waiting & Pick<Candidate, "offered">>`
    select w.*, array(
      select (extract(epoch from o.starts_at) / 60)::int from booking.waiting_offer o
      where o.waiting_id = w.id and o.center_id = ${centerId}) as offered
    from booking.waiting w
    where w.ended_at is null and ${placeOf(which)}
      and w.center_ids @> array[${centerId}]
      and w.brand = any(${center.brands})
      and w.from_day <= ${lastDay}
      and (w.service_codes && ${repairs}::text[]) = ${isRepair}
      and w.before > ${from}::timestamptz - ${hoursAhead(services)}
      and (select true from booking.waiting_offer o where o.waiting_id = w.id and o.ended_at is null) is null
    order by w.created_at, w.id limit ${mostAtOnce}`.execute(trx);
  return rows;
}

function placeOf(which: Which) {
  if ("id" in which) return sql`w.id = ${which.id}`;
  const { after } = which;
  if (after === undefined) return sql`true`;
  return sql`(w.created_at, w.id) > ((select l.created_at from booking.waiting l where l.id = ${after}), ${after})`;
}

/** How long before the hours that it uses a visit may begin. */
function hoursAhead(services: Schedules["services"]) {
  const codes = services.map(({ code }) => code);
  const beyondOne = services.map(({ hours }) => hours - 1);
  return sql`(select coalesce(sum(s.hours), 0) * interval '1 hour'
    from unnest(${codes}::text[], ${beyondOne}::int[]) as s (code, hours) where s.code = any(w.service_codes))`;
}

/** One worker at a time offers hours of a center, until the transaction ends: two would notify the same customers. */
export async function lockOffers(trx: Transaction<WaitingListTables>, centerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting ${centerId}`}, 0))`.execute(trx);
}

export function lockWaiting(
  trx: Transaction<WaitingListTables>,
  waitingId: string,
): Promise<Waiting | undefined> {
  return trx
    .selectFrom("booking.waiting")
    .selectAll()
    .where("id", "=", waitingId)
    .forUpdate()
    .executeTakeFirst();
}

/** The offer of an entry that is open. */
export function openOfferOf(
  trx: Transaction<WaitingListTables>,
  waitingId: string,
): Promise<WaitingOffer | undefined> {
  return trx
    .selectFrom("booking.waiting_offer")
    .selectAll()
    .where("waiting_id", "=", waitingId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** The hours of a customer's open offer for a vehicle, which was sent with the end of the hold. */
export async function offeredHours(
  trx: AnyTransaction,
  { customerId, vehicleId }: { readonly customerId: string; readonly vehicleId: string },
): Promise<BayHours | undefined> {
  const offer = await tablesOf<WaitingListTables>(trx)
    .selectFrom("booking.waiting_offer as offer")
    .innerJoin("booking.waiting as waiting", "waiting.id", "offer.waiting_id")
    .selectAll("offer")
    .where("offer.ended_at", "is", null)
    .where("waiting.customer_id", "=", customerId)
    .where("waiting.vehicle_id", "=", vehicleId)
    .executeTakeFirst();
  return offer && hoursOfOffer(offer);
}

export function hoursOfOffer({
  center_id: centerId,
  bay,
  starts_at: from,
  ends_at: to,
}: WaitingOffer): BayHours {
  return { centerId, bay, from, to };
}

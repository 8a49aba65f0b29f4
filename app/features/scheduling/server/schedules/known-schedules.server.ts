import { type Kysely, sql } from "kysely";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { shareRuns } from "#app/lib/share-runs.ts";
import { database } from "#app/platform/database.server.ts";
import type { TakenUnit } from "../../rules/slots.ts";
import { type Owner, setHour, takenFor } from "../../rules/taken-hours.ts";
import { changedSince } from "./changed-hours.server.ts";
import { type KnownSchedules, loadSchedules } from "./load-schedules.server.ts";
import type { OwnUnits, ScheduleQuestion, Schedules } from "./read-schedules.server.ts";

/** Old hours are let go, and changes need not be kept for ever, because everything is read anew after this. */
const longestKnownSeconds = 3_600;
/** A program's clock may be a little behind that of the call before. */
const hourMs = 3_600_000;

/** One of each database connection: tests open several in a process. */
const latestOf = new WeakMap<object, (now: Date) => Promise<KnownSchedules>>();

/**
 * The schedules as everything shows them that was committed before the call, from this process's memory: one small query asks for
 * what changed since the last one, and callers at one time share it. An appointment that is to be moved takes another.
 * Its lists are those of the memory itself: they are never changed in place.
 * Takes part in no transaction: whoever books reads with `readSchedules`.
 */
export async function latestSchedules(question: Omit<ScheduleQuestion, "from" | "to">): Promise<Schedules> {
  const { centerIds, serviceCodes, except, now } = question;
  const connection = database<BookingTables>();
  const latest = latestOf.get(connection) ?? keepLatest(connection);
  const [known, moved] = await Promise.all([latest(now), unitsToMove(connection, except)]);
  const campaign = question.campaign ?? moved.campaign;
  const ownAt = (centerId: string): Owner | undefined =>
    except && { ...except, units: moved.units.filter((unit) => unit.centerId === centerId) };
  return {
    campaignUntil: moved.campaignUntil,
    services: known.services.filter(({ code }) => serviceCodes.includes(code)),
    centers: known.centers
      .filter(({ id }) => centerIds.includes(id))
      .map(({ campaignWeekdays, ...center }) => {
        const hours = known.taken.get(center.id);
        return {
          ...center,
          weekdays: campaignWeekdays[campaign ?? ""] ?? center.weekdays,
          taken: hours ? takenFor(hours, now.getTime(), ownAt(center.id)) : [],
        };
      }),
  };
}

function keepLatest(connection: Kysely<BookingTables>): (now: Date) => Promise<KnownSchedules> {
  let known: KnownSchedules | undefined;
  let askedAt = Number.POSITIVE_INFINITY;
  const update = shareRuns(async () => {
    const from = new Date(askedAt);
    askedAt = Number.POSITIVE_INFINITY;
    const kept = known && known.from <= from ? await broughtUpToDate(connection, known) : undefined;
    known = kept ?? (await loadSchedules(connection, new Date(from.getTime() - hourMs)));
    return known;
  });
  const latest = (now: Date) => {
    askedAt = Math.min(askedAt, now.getTime());
    return update();
  };
  latestOf.set(connection, latest);
  return latest;
}

/** Undefined where everything is to be read again. */
async function broughtUpToDate(
  connection: Kysely<BookingTables>,
  known: KnownSchedules,
): Promise<KnownSchedules | undefined> {
  const { snapshot, at, isMore, hours } = await changedSince(connection, known.snapshot);
  if (isMore || at - known.loadedAt > longestKnownSeconds) return undefined;
  for (const [centerId, unitStart, bays] of hours) {
    const taken = known.taken.get(centerId);
    if (taken !== undefined) setHour(taken, unitStart, bays);
  }
  known.snapshot = snapshot;
  return known;
}

interface MovedUnits {
  readonly campaign?: string | undefined;
  readonly campaignUntil?: string | undefined;
  readonly units: readonly (TakenUnit & { readonly centerId: string })[];
}

/** The hours of a customer's appointment that is to be moved, and the campaign that it is for. */
async function unitsToMove(
  connection: Kysely<BookingTables>,
  except: OwnUnits | undefined,
): Promise<MovedUnits> {
  if (except?.appointmentId === undefined) return { units: [] };
  const { rows } = await sql<{
    campaign: string | null;
    campaignUntil: string | null;
    units: MovedUnits["units"] | null;
  }>`
    select r.campaign, r.campaign_until as "campaignUntil",
      (select json_agg(json_build_object('centerId', u.center_id,
        'unitStart', (extract(epoch from u.unit_start) / 60)::int, 'bays', 1 << u.bay))
      from booking.bay_unit u where u.appointment_id = a.id) as units
    from booking.appointment a left join booking.campaign_request r on r.appointment_id = a.id
    where a.id = ${except.appointmentId} and a.customer_id = ${except.customerId}`.execute(connection);
  const { campaign, campaignUntil, units } = rows[0] ?? { campaign: null, campaignUntil: null, units: null };
  return { campaign: campaign ?? undefined, campaignUntil: campaignUntil ?? undefined, units: units ?? [] };
}

import {
  type CenterRow,
  nightOf,
  promiseKeys,
  readCenters,
} from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { WaitingEntry } from "../calls.ts";
import type { WaitingListTables } from "../tables.ts";

/**
 * What a customer waits for, oldest first; an open offer comes with a promise for its slot. Two queries, and one more for each
 * open offer.
 */
export async function listWaiting(
  customerId: string,
  language: Language,
  now: Date,
): Promise<WaitingEntry[]> {
  const rows = await database<WaitingListTables>()
    .selectFrom("booking.waiting as waiting")
    .leftJoin("booking.waiting_offer as offer", (join) =>
      join
        .onRef("offer.waiting_id", "=", "waiting.id")
        .on("offer.ended_at", "is", null)
        .on("offer.offered_until", ">", now),
    )
    .selectAll("waiting")
    .select(["offer.center_id", "offer.starts_at", "offer.ends_at", "offer.offered_until"])
    .where("waiting.customer_id", "=", customerId)
    .where("waiting.ended_at", "is", null)
    .where("waiting.before", ">", now)
    .orderBy("waiting.created_at")
    .execute();
  const centers = await readCenters({ ids: rows.flatMap(({ center_id: id }) => id ?? []) });
  const entries = rows.map(async (row) => ({
    id: row.id,
    vehicleId: row.vehicle_id,
    brand: row.brand,
    servicesList: row.service_codes,
    territoryIds: row.center_ids,
    before: row.before.toISOString(),
    fromDay: row.from_day,
    appointmentId: row.appointment_id,
    offer: await offerOf(
      row,
      centers.find(({ id }) => id === row.center_id),
      language,
      now,
    ),
  }));
  return Promise.all(entries);
}

interface OfferRow {
  readonly customer_id: string;
  readonly vehicle_id: string;
  readonly service_codes: string[];
  readonly center_id: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly offered_until: Date | null;
}

async function offerOf(
  row: OfferRow,
  center: CenterRow | undefined,
  language: Language,
  now: Date,
): Promise<WaitingEntry["offer"]> {
  const { center_id: centerId, starts_at: startsAt, ends_at: endsAt, offered_until: until } = row;
  if (center === undefined || centerId === null || startsAt === null || endsAt === null || until === null)
    return null;
  const terms = { customerId: row.customer_id, vehicleId: row.vehicle_id, serviceCodes: row.service_codes };
  const slot = { centerId, start: startsAt.getTime() / 60_000, end: endsAt.getTime() / 60_000 };
  return {
    serviceTerritoryId: centerId,
    centerTitle: center[`name_${language}`],
    schedStartTime: startsAt.toISOString(),
    schedEndTime: endsAt.toISOString(),
    openingDay: await nightOf(centerId, startsAt),
    timeZone: center.time_zone,
    offeredUntil: until.toISOString(),
    territoryPromiseKey: promiseKeys(terms, [slot], now)[0] ?? "",
  };
}

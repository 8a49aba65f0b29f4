import type { BookingTables } from "#app/features/booking/tables.ts";
import { nightOf } from "#app/features/scheduling/server/schedules/opening-day.server.ts";
import { promiseKeys } from "#app/features/scheduling/server/slots/slot-promise.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { WaitingEntry } from "../calls.ts";

/**
 * What a customer waits for, oldest first; an open offer comes with a promise for its slot. One query, and one more for each
 * open offer.
 */
export async function listWaiting(
  customerId: string,
  language: Language,
  now: Date,
): Promise<WaitingEntry[]> {
  const rows = await database<BookingTables>()
    .selectFrom("booking.waiting as waiting")
    .leftJoin("booking.waiting_offer as offer", (join) =>
      join
        .onRef("offer.waiting_id", "=", "waiting.id")
        .on("offer.ended_at", "is", null)
        .on("offer.offered_until", ">", now),
    )
    .leftJoin("booking.center as center", "center.id", "offer.center_id")
    .selectAll("waiting")
    .select([
      "offer.center_id",
      "offer.starts_at",
      "offer.ends_at",
      "offer.offered_until",
      "center.time_zone",
      `center.name_${language} as center_name`,
    ])
    .where("waiting.customer_id", "=", customerId)
    .where("waiting.ended_at", "is", null)
    .where("waiting.before", ">", now)
    .orderBy("waiting.created_at")
    .execute();
  const entries = rows.map(async (row) => ({
    id: row.id,
    vehicleId: row.vehicle_id,
    brand: row.brand,
    servicesList: row.service_codes,
    territoryIds: row.center_ids,
    before: row.before.toISOString(),
    fromDay: row.from_day,
    appointmentId: row.appointment_id,
    offer: await offerOf(row, now),
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
  readonly time_zone: string | null;
  readonly center_name: string | null;
}

async function offerOf(row: OfferRow, now: Date): Promise<WaitingEntry["offer"]> {
  const {
    center_id: centerId,
    starts_at: startsAt,
    ends_at: endsAt,
    offered_until: until,
    time_zone: timeZone,
    center_name: centerTitle,
  } = row;
  if (centerId === null || startsAt === null || endsAt === null || until === null) return null;
  if (timeZone === null || centerTitle === null) return null;
  const terms = { customerId: row.customer_id, vehicleId: row.vehicle_id, serviceCodes: row.service_codes };
  const slot = { centerId, start: startsAt.getTime() / 60_000, end: endsAt.getTime() / 60_000 };
  return {
    serviceTerritoryId: centerId,
    centerTitle,
    schedStartTime: startsAt.toISOString(),
    schedEndTime: endsAt.toISOString(),
    openingDay: await nightOf(centerId, startsAt),
    timeZone,
    offeredUntil: until.toISOString(),
    territoryPromiseKey: promiseKeys(terms, [slot], now)[0] ?? "",
  };
}

import { type RawBuilder, type Selectable, sql } from "kysely";
import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import type { AppointmentCode } from "../../../rules/appointments/appointment-states.ts";
import { isLateArrival, isOverdue } from "../../../rules/staff/arrivals.ts";
import type { Appointment } from "../../../tables.ts";
import { placed } from "../../appointments/read-appointments.server.ts";

/** An appointment as staff see it in boards and lists. */
export interface StaffAppointment {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly code: AppointmentCode;
  readonly kind: "online" | "walk-in" | "phone";
  readonly isNoShow: boolean;
  readonly centerId: string;
  readonly centerName: string;
  readonly timeZone: string;
  /** Null without hours of a bay: over, or imported. */
  readonly bay: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly movedAt: Date;
  readonly customerId: string;
  /** Known by telephone and plate, without an account. */
  readonly isGuest: boolean;
  /** Null where the account is gone. */
  readonly customerName: string | null;
  readonly phone: string | null;
  readonly vehicleId: string;
  readonly vin: string;
  readonly plate: string;
  readonly model: string;
  readonly serviceCodes: readonly string[];
  readonly services: readonly string[];
  /** Confirmed, and not there ten minutes after its start. */
  readonly isLate: boolean;
  /** In the workshop after its hours. */
  readonly isOverdue: boolean;
  readonly minutesSinceMove: number;
}

export type StaffRow = Selectable<Appointment> & {
  readonly guest_name: string | null;
  readonly guest_phone: string | null;
};

/** A center's id for all of them, as grants of staff have it. */
const everywhere = "*";

/** Rows of appointments that a query of ids names, with their guests. */
export function rowsOf(ids: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<StaffRow> {
  return sql<StaffRow>`
    select a.*, g.name as guest_name, g.phone as guest_phone
    from booking.appointment a left join booking.guest g on g.id = a.customer_id
    where a.id in (${ids}) order by ${order}`;
}

/**
 * The centers that some places name, as rows of `place (id)`. For all of them the index is read for the next center as often as
 * there are centers, however many appointments they have.
 */
export function placesIn(places: readonly string[]): RawBuilder<unknown> {
  if (!places.includes(everywhere)) return sql`(select unnest(${[...places]}::text[]) as id)`;
  return sql`(with recursive place as (
      select min(center_id) as id from booking.appointment
      union all
      select (select min(center_id) from booking.appointment where center_id > place.id) from place where place.id is not null)
    select id from place where id is not null)`;
}

/** Rows as staff see them, in their order: two queries more, for places and for customers. */
export async function shownForStaff(
  rows: readonly StaffRow[],
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<StaffAppointment[]> {
  const [withPlaces, customers] = await Promise.all([
    placed(rows, trx),
    customersForStaff(
      rows.filter(({ guest_name: name }) => name === null).map((row) => row.customer_id),
      trx,
    ),
  ]);
  return withPlaces.map((row) => {
    const customer = customers.get(row.customer_id);
    const { code, starts_at: startsAt, ends_at: endsAt, moved_at: movedAt } = row;
    const stands = { code: code as AppointmentCode, startsAt, endsAt };
    return {
      ...{ id: row.id, version: row.version, ...stands },
      reference: referenceOf(row.number, config.served.code),
      kind: row.kind as StaffAppointment["kind"],
      isNoShow: row.no_show_at !== null,
      ...{ centerId: row.center_id, bay: row.bay, createdAt: row.created_at, movedAt },
      ...{ centerName: row.center[`name_${language}`], timeZone: row.center.time_zone },
      ...{ customerId: row.customer_id, isGuest: row.guest_name !== null },
      customerName: row.guest_name ?? customer?.name[language] ?? null,
      phone: row.guest_phone ?? customer?.phone ?? null,
      ...{ vehicleId: row.vehicle_id, vin: row.vin, plate: row.plate, model: row.model },
      serviceCodes: row.service_codes,
      services: row.services.map(({ name }) => name[language]),
      ...{ isLate: isLateArrival(stands, now), isOverdue: isOverdue(stands, now) },
      minutesSinceMove: Math.max(0, Math.floor((now.getTime() - movedAt.getTime()) / 60_000)),
    };
  });
}

export async function rowsFrom(
  query: RawBuilder<StaffRow>,
  trx?: AnyTransaction,
): Promise<readonly StaffRow[]> {
  return (await query.execute(tablesFor(trx))).rows;
}

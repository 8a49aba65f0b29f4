import { sql, type Transaction } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import type { Actor, AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import type { PlannedState } from "../../rules/staff/planned-state.ts";
import type { BookingTables } from "../../tables.ts";

export interface NewAppointment {
  readonly id: string;
  readonly customerId: string;
  readonly vehicleId: string;
  readonly vin: string;
  readonly plate: string;
  readonly model: string;
  readonly brand: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly mileage: number;
  /** The last reading, below which the customer confirmed theirs. */
  readonly mileageBelow?: number | null;
  readonly serviceNote: string;
  readonly additionalInformation: string;
  readonly language: Language;
  /** How staff booked it; online where nothing is said. */
  readonly kind?: StaffBookingKind;
  /** The bay whose hours it has. */
  readonly bay?: number | undefined;
  /** The codes it has had, oldest first; the last one is its code. */
  readonly moves: readonly RecordedMove[];
}
export type StaffBookingKind = "walk-in" | "phone";
export interface Move {
  readonly code: AppointmentCode;
  readonly at: Date;
  readonly actor: Actor;
  /** Who of the staff made it. */
  readonly staff_id?: string;
  readonly staff_name?: string;
}
/** A move by staff with how the appointment stood on both sides of it. */
export interface RecordedMove extends Move {
  readonly before?: PlannedState;
  readonly after?: PlannedState;
}

/**
 * Writes an appointment with its moves and answers with its number; undefined, with nothing written, where the vehicle has
 * a request already that waits for its center. Its hours of a bay are taken by `takeBay`.
 */
export async function saveAppointment(
  trx: Transaction<BookingTables>,
  appointment: NewAppointment,
): Promise<number | undefined> {
  const { moves } = appointment;
  const [first] = moves;
  const last = moves.at(-1);
  if (first === undefined || last === undefined) throw new Error("an appointment begins with a move");
  const rows = JSON.stringify(moves.map((move, index) => ({ ...move, version: index + 1 })));
  const saved = await trx
    .with("saved", (query) =>
      query
        .insertInto("booking.appointment")
        .values({
          id: appointment.id,
          customer_id: appointment.customerId,
          vehicle_id: appointment.vehicleId,
          vin: appointment.vin,
          plate: appointment.plate,
          model: appointment.model,
          brand: appointment.brand,
          center_id: appointment.centerId,
          starts_at: appointment.startsAt,
          ends_at: appointment.endsAt,
          service_codes: [...appointment.serviceCodes],
          mileage: appointment.mileage,
          mileage_below: appointment.mileageBelow ?? null,
          service_note: appointment.serviceNote,
          additional_information: appointment.additionalInformation,
          language: appointment.language,
          code: last.code,
          version: moves.length,
          created_at: first.at,
          told_version: 0,
          moved_at: last.at,
          kind: appointment.kind ?? "online",
          bay: appointment.bay ?? null,
        })
        .onConflict((conflict) =>
          conflict.column("vehicle_id").where("code", "=", sql.lit("CREA")).doNothing(),
        )
        .returning(["id", "number"]),
    )
    .with("moved", (query) =>
      query
        .insertInto("booking.appointment_move")
        .columns(["appointment_id", "version", ...moveColumns])
        .expression(
          query
            .selectFrom(["saved", movesIn(rows)])
            .select(["saved.id", "move.version", ...moveColumns.map((column) => `move.${column}` as const)]),
        ),
    )
    .selectFrom("saved")
    .select("number")
    .executeTakeFirst();
  return saved?.number;
}

const moveColumns = ["code", "at", "actor", "staff_id", "staff_name", "before", "after"] as const;

function movesIn(json: string) {
  return sql<
    Record<(typeof moveColumns)[number] | "version", unknown>
  >`jsonb_to_recordset(${json}::jsonb)`.as<"move">(
    sql`move (version integer, code text, at timestamptz, actor text, staff_id text, staff_name text, before jsonb, after jsonb)`,
  );
}

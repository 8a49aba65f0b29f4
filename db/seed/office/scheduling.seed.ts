import { unitsOf } from "#app/features/scheduling/rules/slots.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { yearId } from "./year/ids.ts";
import type { YearAppointment } from "./year/plan-year.ts";

/** The hours of bays that the appointments take. */
export function copyBayUnits(
  load: BulkLoad<unknown>,
  appointments: readonly YearAppointment[],
): Promise<void> {
  const rows = appointments.flatMap(({ center, bay, steps }, number) =>
    bay === undefined
      ? []
      : steps
          .flatMap(({ start, end }) => unitsOf(start, end))
          .map((unit) => ({
            ...{ center_id: center.id, bay, appointment_id: yearId("appointment", number) },
            unit_start: new Date(unit * 60_000),
          })),
  );
  return copyRows(load, "booking.bay_unit", rows);
}

import type { AnyTransaction } from "#app/platform/database.server.ts";

/** What an appointment is that tables around it name by its id. */
export interface PlannedAppointment {
  readonly id: string;
  readonly customerId: string;
  readonly vehicleId: string;
  readonly startsAt: Date;
  /** The customer may still move it. */
  readonly mayMove: boolean;
  /** It was canceled or rejected. */
  readonly isCalledOff: boolean;
  /** What it is for: by them free times of the same length are proposed. */
  readonly serviceCodes?: readonly string[];
}
type Reader = (trx: AnyTransaction, ids: readonly string[]) => Promise<readonly PlannedAppointment[]>;

let reader: Reader | undefined;

/** Sets how appointments are read. The feature that stores them calls it when it is loaded. */
export function provideAppointments(read: Reader): void {
  reader = read;
}

/** The appointments with some ids, in no order; those that are gone are left out. One query, none without ids. */
export async function plannedAppointments(
  trx: AnyTransaction,
  ids: readonly string[],
): Promise<readonly PlannedAppointment[]> {
  if (ids.length === 0) return [];
  if (reader === undefined) throw new Error("no feature has said how appointments are read");
  return reader(trx, ids);
}

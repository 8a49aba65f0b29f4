import { campaignOfAppointment, moveWithinCampaign } from "#app/features/campaigns/campaigns.server.ts";
import { lockPlace, waitingIsBooked } from "#app/features/waiting-list/waiting-list.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { changeable } from "../../rules/appointments/change-limit.ts";
import { roomToMove } from "../../rules/appointments/vehicle-room.ts";
import type { BookingTables } from "../../tables.ts";
import { othersOfVehicle } from "../appointments/vehicle-room.server.ts";
import {
  lockForStaff,
  type StaffDeed,
  type StaffRefusal,
  type StaffRequest,
  saveStaffMove,
  stateOf,
} from "./staff-deed.server.ts";
import { type HoursRefusal, planStaffHours, takeStaffHours } from "./staff-hours.server.ts";

export interface StaffReschedule extends StaffRequest {
  readonly centerId?: string | undefined;
  /** Any moment of a working hour: the visit begins with that hour. */
  readonly startsAt: Date;
  readonly bay?: number | undefined;
  readonly serviceCodes?: readonly string[] | undefined;
  readonly reason?: string | undefined;
}
/** What came of it, with the times that it has now. */
export interface Rescheduled extends StaffDeed {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bay: number;
}
export type RescheduleByStaffRefusal =
  | StaffRefusal
  | HoursRefusal
  | "vehicle-busy"
  | "car-in-workshop"
  | "illegal-move";

/**
 * Moves an appointment to another time, place, bay or other services, without a lead time. Its new hours are taken and the old
 * ones given back together, or nothing changes. A car that was checked in stays where it is (`car-in-workshop`): its visit
 * grows by `extendVisit`, and changes its bay by `assignBay`.
 */
export async function rescheduleByStaff(
  transaction: AnyTransaction,
  request: StaffReschedule,
): Promise<Result<Rescheduled, RescheduleByStaffRefusal>> {
  const locked = await lockForStaff(transaction, request);
  if (!locked.ok) return locked;
  const row = locked.value;
  const before = stateOf(row);
  if (!changeable.includes(before.code))
    return refuse(["OUT", "RJD", "CANC"].includes(before.code) ? "illegal-move" : "car-in-workshop");
  const { by, reason, now } = request;
  const { id: appointmentId, customer_id: customerId, vehicle_id: vehicleId } = row;
  const wanted = {
    ...{ now, bay: request.bay, startsAt: request.startsAt },
    centerId: request.centerId ?? row.center_id,
    serviceCodes: request.serviceCodes ?? row.service_codes,
    taker: { customerId, vehicleId, appointmentId },
  };
  const trx = tablesOf<BookingTables>(transaction);
  const others = await othersOfVehicle(trx, { vehicleId, appointmentId, now });
  const place = await lockPlace(transaction, { customerId, vehicleId });
  const planned = await planStaffHours(transaction, wanted);
  if (!planned.ok) return planned;
  const { startsAt, endsAt } = planned.value;
  const room = roomToMove(others, planned.value);
  if (!room.ok) return room;
  const taken = await takeStaffHours(transaction, wanted, planned.value);
  if (!taken.ok) return taken;
  const { centerId, serviceCodes } = wanted;
  await waitingIsBooked(transaction, place, { appointmentId, centerId, startsAt, now });
  if ((await campaignOfAppointment({ customerId, appointmentId }, transaction)) !== undefined)
    await moveWithinCampaign(transaction, { appointmentId, centerId, startsAt, endsAt });
  const next = {
    ...{ ...before, centerId, serviceCodes, bay: taken.value },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
  const saved = await saveStaffMove(transaction, row, next, { by, now, reason });
  return succeed({ ...saved, startsAt, endsAt, bay: taken.value });
}

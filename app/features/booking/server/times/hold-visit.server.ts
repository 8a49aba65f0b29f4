import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import {
  holdSlot,
  releaseHold,
  type SlotRefusal,
  type SlotRequest,
} from "#app/features/scheduling/scheduling.server.ts";
import { offeredHours } from "#app/features/waiting-list/waiting-list.server.ts";
import type { Result } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { busyTimes } from "../../rules/appointments/vehicle-room.ts";
import { appointmentsOfVehicle } from "../appointments/vehicle-room.server.ts";

/** Holds a slot for a customer's vehicle as `holdSlot` does; hours of an open offer stay with them. */
export async function holdVisit(
  trx: AnyTransaction,
  request: Omit<SlotRequest, "vehicle" | "busy">,
): Promise<Result<Date, SlotRefusal>> {
  const vehicle = await vehicleOfCustomer(request.customerId, request.vehicleId, trx);
  const busy = busyTimes(await appointmentsOfVehicle(trx, request));
  return holdSlot(trx, { ...request, vehicle, busy }, () => offeredHours(trx, request));
}

/** Gives back what a customer holds for a vehicle, but for hours of an open offer. */
export function releaseVisit(
  trx: AnyTransaction,
  owner: Pick<SlotRequest, "customerId" | "vehicleId" | "now">,
): Promise<void> {
  return releaseHold(trx, owner, () => offeredHours(trx, owner));
}

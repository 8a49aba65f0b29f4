import { dayIn } from "#app/i18n/dates/dates.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type DueService, dueService } from "../../rules/due-service.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { type ServiceGroup, useVehicles } from "../booking-queries.ts";

/** The maintenance that the chosen vehicle should have next, as its record says now. */
export function useDueService(
  { vehicle }: BookingState,
  groups: readonly ServiceGroup[] | undefined,
): DueService | undefined {
  const { serverNow } = useCustomerAccess();
  const recorded = useVehicles().data?.find(({ vehicleId }) => vehicleId === vehicle?.vehicleId);
  const codes = groups?.filter(({ repair }) => !repair).flatMap(({ services }) => services) ?? [];
  if (!recorded) return undefined;
  const today = dayIn(new Date(serverNow()), "UTC");
  return dueService(
    recorded,
    codes.map(({ typeCode }) => typeCode),
    today,
  );
}

import { useQuery } from "@tanstack/react-query";
import { listVehiclesCall, type Vehicle } from "#app/features/garage/calls.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type AppointmentDetails, showActivityCall } from "../../activity-calls.ts";
import { useAppointmentPage } from "./appointment-page.ts";

/** The workshop moves an appointment on: so often the page reads it again while it is visible. */
export const readAgainMs = 15_000;

/** One appointment, as it stands now: read again and again, and whenever the customer returns to the tab. */
export function useAppointment(id: string) {
  const { language } = useAppointmentPage();
  const query = { appointmentId: id, lang: language };
  return useQuery({
    ...customerQuery(useCustomerAccess(), showActivityCall, { language, query }),
    refetchOnWindowFocus: "always",
    refetchInterval: readAgainMs,
    select: first,
  });
}

/** Its vehicle as the garage has it; undefined until it is read, and where it is gone. */
export function useVehicleOf({ vehicleId }: AppointmentDetails): Vehicle | undefined {
  const { language } = useAppointmentPage();
  const vehicles = useQuery(
    customerQuery(useCustomerAccess(), listVehiclesCall, { language, query: { lang: language } }),
  );
  return vehicles.data?.find((vehicle) => vehicle.vehicleId === vehicleId);
}

const first = ([appointment]: AppointmentDetails[]) => appointment;

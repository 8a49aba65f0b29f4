import { useQuery } from "@tanstack/react-query";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { findCarCall } from "#app/features/parts/calls.ts";
import { shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { href } from "#app/lib/address/href.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { badgeGroupOf } from "../../rules/appointments/status-badge.ts";
import { useAppointmentPage } from "./appointment-page.ts";

/** Later than this no part arrives in time. */
const leastAheadMs = 24 * 3_600_000;

interface PartsForVisitProps {
  appointment: AppointmentDetails;
  vehicle: Vehicle;
}

/** Whether parts that are ordered now can be brought to it. */
export function usePartsArrive({ status, schedStartTime }: AppointmentDetails): boolean {
  const { serverNow } = useCustomerAccess();
  return badgeGroupOf(status) === "upcoming" && Date.parse(schedStartTime) > serverNow() + leastAheadMs;
}

/** The way to the parts shop, with the appointment's car and the appointment chosen there. */
export function PartsForVisit({ appointment, vehicle }: PartsForVisitProps) {
  const { language, words } = useAppointmentPage();
  const input = { language, query: { lang: language }, body: { vin: vehicle.vin } };
  const car = useQuery(customerQuery(useCustomerAccess(), findCarCall, input));
  return (
    <>
      <p>{words.partsForVisitText}</p>
      <LocalLink
        to={shopAddress(href("/online-parts"), { appointment: appointment.id }, car.data?.key)}
        data-analytics="parts-for-visit"
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {words.findParts}
      </LocalLink>
    </>
  );
}

import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { chooseAhead } from "./checkout-draft.ts";
import { valueOfAppointment } from "./pickup-options.ts";

/** Coming back to the page chooses nothing again. */
const seen = new Set<string>();

/** Customers who come to the shop from an appointment (`?appointment=`) find it chosen at the checkout. Shows nothing. */
export function VisitInAddress() {
  const { customerId } = useCustomerAccess();
  const [search] = useSearchParams();
  const appointmentId = search.get("appointment");
  useEffect(() => {
    const visit = `${customerId} ${appointmentId}`;
    if (!appointmentId || seen.has(visit)) return;
    seen.add(visit);
    chooseAhead(customerId, valueOfAppointment({ appointmentId }));
  }, [appointmentId, customerId]);
  return null;
}

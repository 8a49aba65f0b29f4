import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listActivitiesCall } from "../activity-calls.ts";
import type { BookingState } from "../wizard/booking-state.ts";
import { useBookingPage } from "./booking-page.ts";

/** What else the customer has with the chosen vehicle, read when the summary is shown. */
export function useOtherAppointments({ step, vehicle, edited }: BookingState) {
  const { language } = useBookingPage();
  const access = useCustomerAccess();
  const vehicleId = vehicle?.vehicleId;
  const { data = [] } = useQuery({
    ...customerQuery(access, listActivitiesCall, { language, query: { lang: language, vehicleId } }),
    enabled: step === "Summary" && vehicleId !== undefined,
  });
  return data.filter(({ type, id }) => type === "service" && id !== edited?.id);
}

/**
 * The dialog that stops the summary where the vehicle has another appointment that waits for its center (specification,
 * section 5). The server holds the same rule; this spares the customer the way there.
 */
export function useDuplicate(state: BookingState) {
  const pending = useOtherAppointments(state).find(({ code }) => code === "CREA");
  const [shown, setShown] = useState<{ appointmentId: string | undefined } | null>(null);
  return {
    isShown: shown !== null,
    appointmentId: shown?.appointmentId,
    show: (appointmentId: string | undefined) => setShown({ appointmentId }),
    hide: () => setShown(null),
    /** Shows the dialog and answers true where another appointment is in the way. */
    stops: () => {
      if (pending) setShown({ appointmentId: pending.id });
      return pending !== undefined;
    },
  };
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listActivitiesCall } from "../activity-calls.ts";
import type { BookingState, BookingStep } from "../wizard/booking-state.ts";
import { useBookingPage } from "./booking-page.ts";

const needsOthers: ReadonlySet<BookingStep> = new Set(["SelectDateTime", "Summary"]);

/** What else the customer has with the chosen vehicle, read from the times on. Not known yet, it is undefined. */
export function useKnownAppointments({ step, vehicle, edited }: BookingState) {
  const { language } = useBookingPage();
  const access = useCustomerAccess();
  const vehicleId = vehicle?.vehicleId;
  const { data, isLoading } = useQuery({
    ...customerQuery(access, listActivitiesCall, { language, query: { lang: language, vehicleId } }),
    enabled: needsOthers.has(step) && vehicleId !== undefined,
  });
  if (isLoading) return undefined;
  return (data ?? []).filter(({ type, id }) => type === "service" && id !== edited?.id);
}

export function useOtherAppointments(state: BookingState) {
  return useKnownAppointments(state) ?? [];
}

/**
 * The dialog that stops the summary where the vehicle has another appointment that waits for its center
 * (product/booking.md#duplicate), as soon as it is entered and again when it is sent. The server holds the same rule;
 * this spares the customer the way there.
 */
export function useDuplicate(state: BookingState) {
  const pending = useOtherAppointments(state).find(({ code }) => code === "CREA");
  const [shown, setShown] = useState<{ appointmentId: string | undefined } | null>(null);
  const pendingId = pending?.id;
  const onSummary = state.step === "Summary";
  useEffect(() => {
    if (onSummary && pendingId !== undefined) setShown({ appointmentId: pendingId });
  }, [onSummary, pendingId]);
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
